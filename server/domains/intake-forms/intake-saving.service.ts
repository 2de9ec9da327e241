import type * as z from "zod";
import type { BookingPlace } from "#contract/bookings.ts";
import { staySections } from "#contract/intake-forms/intake-sections.ts";
import type { intakeFormUpdate } from "#contract/intake-forms.ts";
import type { Locale } from "#contract/shared/locale.ts";
import { ruleText } from "#contract/shared/validation/validation.ts";
import type { Context } from "#server/platform/context.ts";
import { invalid } from "#server/platform/http/problem.ts";
import {
  changesBetween,
  type FieldChange,
  type SectionValues,
  tidy,
} from "./intake-changes.rules.ts";
import { decryptSection, encryptSection, type ReadSection } from "./intake-contents.ts";
import * as repository from "./intake-forms.repository.ts";
import { countDone, partsOf, petSection, type SectionKey } from "./intake-forms.rules.ts";

export type FormUpdate = z.output<typeof intakeFormUpdate>;
export type SentSection = { section: SectionKey; values: SectionValues };
export type SectionChanges = { section: SectionKey; changes: FieldChange[] };

/** What a form is about, and with it which parts it has. */
export type FormSubject = { petIds: readonly number[]; place: BookingPlace | null };

export async function readSections(
  { db, encryption }: Context<"encryption">,
  formId: number,
): Promise<ReadSection[]> {
  const rows = await repository.findSections(db, formId);
  return rows.map((row) => decryptSection(encryption, row));
}

/** The parts that were sent. One of a pet that is not in this form is a mistake, not a part. */
export function sentSections(
  { pets = [], ...rest }: FormUpdate,
  subject: FormSubject,
  locale: Locale,
): SentSection[] {
  const parts = partsOf(subject);
  const stay = staySections.flatMap((section) => {
    const values = rest[section];
    return values && parts.includes(section) ? [{ section, values: tidy(values) }] : [];
  });
  const ofPets = pets.map(({ petId, ...care }) => {
    if (!subject.petIds.includes(petId)) throw invalid({ pets: [ruleText("option", locale)] });
    return { section: petSection(petId), values: tidy(care) };
  });
  return [...stay, ...ofPets];
}

/** Writes what was sent into a form that is locked. Answers with what that changed, part by part. */
export async function saveSections(
  ctx: Context<"encryption">,
  { form, subject, sent }: { form: repository.FormRow; subject: FormSubject; sent: SentSection[] },
): Promise<{ changed: SectionChanges[]; parts: number; partsDone: number }> {
  const { db, now, encryption } = ctx;
  const saved = new Map((await readSections(ctx, form.id)).map((each) => [each.section, each]));
  const changed: SectionChanges[] = [];
  for (const { section, values } of sent) {
    const before = saved.get(section);
    // What is in doubt was never shown to the sitter: saving it is the first they hear of it.
    const changes = changesBetween(before?.isConfirmed ? before.values : null, values);
    if (changes.length === 0) continue;
    const next: ReadSection = { section, values, isConfirmed: true, savedAt: now };
    await repository.putSection(db, encryptSection(encryption, form.id, next));
    saved.set(section, next);
    changed.push({ section, changes });
  }
  const parts = partsOf(subject);
  const counted = { parts: parts.length, partsDone: countDone(parts, [...saved.values()]) };
  await repository.changeForm(db, form.id, { ...counted, updatedAt: now });
  return { changed, ...counted };
}

/** The form, made if it is not there yet, and locked. */
export async function lockOrMakeForm(
  { db, now }: Context,
  whose: { profileId: number; bookingId: number | null },
): Promise<repository.FormRow> {
  const { profileId, bookingId } = whose;
  await repository.insertForm(db, { profileId, bookingId, updatedAt: now, createdAt: now });
  const key = bookingId === null ? { profileId } : { bookingId };
  const form = await repository.lockForm(db, key);
  if (!form) throw new Error("the intake form was not made");
  return form;
}
