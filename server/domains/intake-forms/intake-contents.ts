import * as z from "zod";
import {
  agreementsSection,
  awaySection,
  emergencySection,
  houseSection,
  petCare,
  remarksSection,
  type StaySection,
  vetSection,
} from "#contract/intake-forms/intake-sections.ts";
import type { IntakeSections } from "#contract/intake-forms.ts";
import type { Encrypted, Encryption } from "#server/platform/encryption/encryption.ts";
import type { FieldChange, SectionValues } from "./intake-changes.rules.ts";
import type { SectionRow } from "./intake-forms.repository.ts";
import { petIdOf, type SectionKey } from "./intake-forms.rules.ts";

/**
 * What forms say, as it is stored: encrypted, each value bound to its place, so that a row that is copied
 * into another form can't be read there.
 */
export type ReadSection = {
  section: SectionKey;
  values: SectionValues;
  isConfirmed: boolean;
  savedAt: Date;
};

const stayShapes: Record<StaySection, z.ZodType<SectionValues>> = {
  away: awaySection,
  emergency: emergencySection,
  vet: vetSection,
  house: houseSection,
  agreements: agreementsSection,
  remarks: remarksSection,
};

export function sectionPlace(formId: number, section: string): string {
  return `intake_sections/${formId}/${section}`;
}

export function changePlace(versionId: number, section: string): string {
  return `intake_changes/${versionId}/${section}`;
}

export function encryptSection(
  encryption: Encryption,
  formId: number,
  { section, values, isConfirmed, savedAt }: ReadSection,
): SectionRow {
  const encrypted = encryption.encrypt(JSON.stringify(values), sectionPlace(formId, section));
  return { formId, section, isConfirmed, savedAt, ...encrypted };
}

export function decryptSection(encryption: Encryption, row: SectionRow): ReadSection {
  const { formId, isConfirmed, savedAt } = row;
  const section = row.section as SectionKey;
  const text = encryption.decrypt(row, sectionPlace(formId, section));
  return { section, values: shapeOf(section).parse(JSON.parse(text)), isConfirmed, savedAt };
}

function shapeOf(section: SectionKey): z.ZodType<SectionValues> {
  return petIdOf(section) === null ? stayShapes[section as StaySection] : petCare;
}

const changedValue = z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]);
const storedChange: z.ZodType<FieldChange> = z.object({
  field: z.string(),
  item: z.string().exactOptional(),
  part: z.string().exactOptional(),
  old: changedValue.exactOptional(),
  new: changedValue.exactOptional(),
});

/** The name of a medicine is nobody's business either: all of a change is encrypted. */
export function encryptChange(
  encryption: Encryption,
  versionId: number,
  section: SectionKey,
  change: FieldChange,
): Encrypted {
  return encryption.encrypt(JSON.stringify(change), changePlace(versionId, section));
}

export function decryptChange(
  encryption: Encryption,
  row: Encrypted & { versionId: number; section: string },
): FieldChange {
  const text = encryption.decrypt(row, changePlace(row.versionId, row.section));
  return storedChange.parse(JSON.parse(text));
}

/** As the contract has them: the stay's by their names, the pets' as a list in the order of the parts. */
export function toSections(
  parts: readonly SectionKey[],
  saved: readonly ReadSection[],
): IntakeSections {
  const found = new Map(saved.map(({ section, values }) => [section, values]));
  const sections: Record<string, unknown> = {};
  const pets: unknown[] = [];
  for (const part of parts) {
    const values = found.get(part);
    if (!values) continue;
    const petId = petIdOf(part);
    if (petId === null) sections[part] = values;
    else pets.push({ petId, ...values });
  }
  // Each was parsed by its own schema when it was decrypted.
  return { ...sections, pets } as IntakeSections;
}
