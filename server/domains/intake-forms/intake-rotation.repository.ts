import { and, eq, ne } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { intakeChanges, intakeSections } from "#server/db/schema/intake-forms.ts";
import type { Encrypted } from "#server/platform/encryption/encryption.ts";
import type { ChangeRow, SectionRow } from "./intake-forms.repository.ts";

export function lockOtherSections(tx: Db, keyId: string, limit: number): Promise<SectionRow[]> {
  return tx
    .select()
    .from(intakeSections)
    .where(ne(intakeSections.keyId, keyId))
    .limit(limit)
    .for("update", { skipLocked: true });
}

export async function replaceSection(tx: Db, row: SectionRow, value: Encrypted): Promise<void> {
  const { formId, section } = row;
  await tx
    .update(intakeSections)
    .set(value)
    .where(and(eq(intakeSections.formId, formId), eq(intakeSections.section, section)));
}

export async function lockOtherChanges(tx: Db, keyId: string, limit: number): Promise<ChangeRow[]> {
  if (limit <= 0) return [];
  return tx
    .select()
    .from(intakeChanges)
    .where(ne(intakeChanges.keyId, keyId))
    .limit(limit)
    .for("update", { skipLocked: true });
}

export async function replaceChange(tx: Db, row: ChangeRow, value: Encrypted): Promise<void> {
  await tx.update(intakeChanges).set(value).where(eq(intakeChanges.id, row.id));
}

export async function countOthers(db: Db, keyId: string): Promise<number> {
  const sections = await db.$count(intakeSections, ne(intakeSections.keyId, keyId));
  return sections + (await db.$count(intakeChanges, ne(intakeChanges.keyId, keyId)));
}
