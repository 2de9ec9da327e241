import type { StaySection } from "#contract/intake-forms/intake-sections.ts";
import type {
  IntakeChange,
  IntakeForm,
  IntakePart,
  IntakeVersion,
  StandingIntakeForm,
} from "#contract/intake-forms.ts";
import { toInstant } from "#contract/shared/dates.ts";
import type { Encryption } from "#server/platform/encryption/encryption.ts";
import { decryptChange, type ReadSection, toSections } from "./intake-contents.ts";
import type { ChangeRow, FormRow, VersionRow } from "./intake-forms.repository.ts";
import { countDone, petIdOf, progressOf, type SectionKey } from "./intake-forms.rules.ts";

type FormFacts = {
  form: Pick<FormRow, "updatedAt"> | null;
  saved: readonly ReadSection[];
  /** Those that the reader may know of. */
  parts: readonly SectionKey[];
  pets: IntakeForm["pets"];
};

/** What was filled in, and which parts are still to be done. */
export function presentForm({ form, saved, parts, pets }: FormFacts): StandingIntakeForm {
  const counted = { parts: parts.length, partsDone: countDone(parts, saved) };
  return {
    progress: progressOf(counted),
    parts: parts.map((section) => presentPart(section, saved)),
    pets,
    sections: toSections(parts, saved),
    updatedAt: form ? toInstant(form.updatedAt) : undefined,
  };
}

function presentPart(section: SectionKey, saved: readonly ReadSection[]): IntakePart {
  const found = saved.find((each) => each.section === section);
  return {
    ...presentSection(section),
    isDone: found?.isConfirmed ?? false,
    savedAt: found && toInstant(found.savedAt),
  };
}

function presentSection(section: SectionKey): Pick<IntakePart, "section" | "petId"> {
  const petId = petIdOf(section);
  return petId === null ? { section: section as StaySection } : { section: "pet", petId };
}

/** Only the owner writes: who saved a version is known without asking. */
export function presentVersions(
  encryption: Encryption,
  versions: readonly VersionRow[],
  changes: readonly ChangeRow[],
): IntakeVersion[] {
  return versions.map(({ id, number, savedAt }) => ({
    number,
    savedBy: "pet_owner",
    savedAt: toInstant(savedAt),
    changes: changes
      .filter(({ versionId }) => versionId === id)
      .map((row) => presentChange(encryption, row)),
  }));
}

function presentChange(encryption: Encryption, row: ChangeRow): IntakeChange {
  return {
    id: row.id,
    ...presentSection(row.section as SectionKey),
    ...decryptChange(encryption, row),
    seenAt: row.seenAt ? toInstant(row.seenAt) : undefined,
  };
}
