import { and, eq, ne } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { intakeChanges, intakeSections } from "#server/db/schema/intake-forms.ts";
import type { Context } from "#server/platform/context.ts";
import type { Encrypted } from "#server/platform/encryption/encryption.ts";
import { changePlace, sectionPlace } from "./intake-contents.ts";
import type { ChangeRow, SectionRow } from "./intake-forms.repository.ts";

/**
 * Part of changing the data key: encrypts some of what another key was used for with the current one.
 * Answers with how many it were; none are left at 0. What somebody else has in hand is left to the next
 * call, so that two at once don't wait for each other.
 */
export async function encryptAnew(
  { db, encryption }: Context<"encryption">,
  { limit }: { limit: number },
): Promise<number> {
  const { currentKeyId } = encryption;
  const sections = await lockOtherSections(db, currentKeyId, limit);
  for (const row of sections) {
    const place = sectionPlace(row.formId, row.section);
    await replaceSection(db, row, encryption.encrypt(encryption.decrypt(row, place), place));
  }
  const changes = await lockOtherChanges(db, currentKeyId, limit - sections.length);
  for (const row of changes) {
    const place = changePlace(row.versionId, row.section);
    await replaceChange(db, row, encryption.encrypt(encryption.decrypt(row, place), place));
  }
  return sections.length + changes.length;
}

/** What is left of other keys, in hand or not. */
export function countOfOtherKeys({ db, encryption }: Context<"encryption">): Promise<number> {
  return countOthers(db, encryption.currentKeyId);
}

function lockOtherSections(tx: Db, keyId: string, limit: number): Promise<SectionRow[]> {
  return tx
    .select()
    .from(intakeSections)
    .where(ne(intakeSections.keyId, keyId))
    .limit(limit)
    .for("update", { skipLocked: true });
}

async function replaceSection(tx: Db, row: SectionRow, value: Encrypted): Promise<void> {
  const { formId, section } = row;
  await tx
    .update(intakeSections)
    .set(value)
    .where(and(eq(intakeSections.formId, formId), eq(intakeSections.section, section)));
}

async function lockOtherChanges(tx: Db, keyId: string, limit: number): Promise<ChangeRow[]> {
  if (limit <= 0) return [];
  return tx
    .select()
    .from(intakeChanges)
    .where(ne(intakeChanges.keyId, keyId))
    .limit(limit)
    .for("update", { skipLocked: true });
}

async function replaceChange(tx: Db, row: ChangeRow, value: Encrypted): Promise<void> {
  await tx.update(intakeChanges).set(value).where(eq(intakeChanges.id, row.id));
}

async function countOthers(db: Db, keyId: string): Promise<number> {
  const sections = await db.$count(intakeSections, ne(intakeSections.keyId, keyId));
  return sections + (await db.$count(intakeChanges, ne(intakeChanges.keyId, keyId)));
}
