import { and, asc, count, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import {
  intakeChanges,
  intakeForms,
  intakeSections,
  intakeVersions,
} from "#server/db/schema/intake-forms.ts";

export type FormRow = typeof intakeForms.$inferSelect;
export type SectionRow = typeof intakeSections.$inferSelect;
export type VersionRow = typeof intakeVersions.$inferSelect;
export type ChangeRow = typeof intakeChanges.$inferSelect;

/** Of a booking, or of an owner: the standing one. */
export type Whose = { bookingId: number } | { profileId: number };

function isOf(whose: Whose) {
  return "bookingId" in whose
    ? eq(intakeForms.bookingId, whose.bookingId)
    : and(eq(intakeForms.profileId, whose.profileId), isNull(intakeForms.bookingId));
}

export async function findForm(db: Db, whose: Whose): Promise<FormRow | null> {
  const [row] = await db.select().from(intakeForms).where(isOf(whose));
  return row ?? null;
}

export async function lockForm(tx: Db, whose: Whose): Promise<FormRow | null> {
  const [row] = await tx.select().from(intakeForms).where(isOf(whose)).for("update");
  return row ?? null;
}

/** The one that is there already counts: two saves may both be the first. */
export async function insertForm(tx: Db, form: typeof intakeForms.$inferInsert): Promise<void> {
  await tx.insert(intakeForms).values(form).onConflictDoNothing();
}

export async function changeForm(
  tx: Db,
  formId: number,
  change: Partial<typeof intakeForms.$inferInsert>,
): Promise<void> {
  await tx.update(intakeForms).set(change).where(eq(intakeForms.id, formId));
}

export function findSections(db: Db, formId: number): Promise<SectionRow[]> {
  return db.select().from(intakeSections).where(eq(intakeSections.formId, formId));
}

export async function putSection(tx: Db, section: SectionRow): Promise<void> {
  const { formId: _, section: __, ...set } = section;
  await tx
    .insert(intakeSections)
    .values(section)
    .onConflictDoUpdate({ target: [intakeSections.formId, intakeSections.section], set });
}

export async function insertVersion(
  tx: Db,
  version: typeof intakeVersions.$inferInsert,
): Promise<number> {
  const [row] = await tx
    .insert(intakeVersions)
    .values(version)
    .returning({ id: intakeVersions.id });
  if (!row) throw new Error("the version was not written");
  return row.id;
}

export async function insertChanges(
  tx: Db,
  changes: (typeof intakeChanges.$inferInsert)[],
): Promise<void> {
  if (changes.length > 0) await tx.insert(intakeChanges).values(changes);
}

/** The latest first. */
export function findVersions(db: Db, formId: number): Promise<VersionRow[]> {
  return db
    .select()
    .from(intakeVersions)
    .where(eq(intakeVersions.formId, formId))
    .orderBy(desc(intakeVersions.number));
}

export async function findChanges(db: Db, versionIds: readonly number[]): Promise<ChangeRow[]> {
  if (versionIds.length === 0) return [];
  return db
    .select()
    .from(intakeChanges)
    .where(inArray(intakeChanges.versionId, [...versionIds]))
    .orderBy(asc(intakeChanges.id));
}

/** Only those of this form that were not seen yet; without a list all of them. Answers with how many. */
export async function markSeen(
  tx: Db,
  formId: number,
  changeIds: readonly number[] | undefined,
  seenAt: Date,
): Promise<number> {
  const ofForm = tx
    .select({ id: intakeVersions.id })
    .from(intakeVersions)
    .where(eq(intakeVersions.formId, formId));
  const marked = await tx
    .update(intakeChanges)
    .set({ seenAt })
    .where(
      and(
        inArray(intakeChanges.versionId, ofForm),
        isNull(intakeChanges.seenAt),
        changeIds ? inArray(intakeChanges.id, [...changeIds]) : undefined,
      ),
    )
    .returning({ id: intakeChanges.id });
  return marked.length;
}

export type FormState = Pick<FormRow, "parts" | "partsDone"> & {
  bookingId: number;
  unseenChanges: number;
};

/** How far the forms of these bookings are, in one question. */
export async function findStates(db: Db, bookingIds: readonly number[]): Promise<FormState[]> {
  if (bookingIds.length === 0) return [];
  const unseen = db
    .select({ formId: intakeVersions.formId, unseen: count().as("unseen") })
    .from(intakeChanges)
    .innerJoin(intakeVersions, eq(intakeVersions.id, intakeChanges.versionId))
    .innerJoin(intakeForms, eq(intakeForms.id, intakeVersions.formId))
    .where(and(isNull(intakeChanges.seenAt), inArray(intakeForms.bookingId, [...bookingIds])))
    .groupBy(intakeVersions.formId)
    .as("unseen_changes");
  return db
    .select({
      bookingId: sql<number>`${intakeForms.bookingId}`,
      parts: intakeForms.parts,
      partsDone: intakeForms.partsDone,
      unseenChanges: sql<number>`coalesce(${unseen.unseen}, 0)::int`,
    })
    .from(intakeForms)
    .leftJoin(unseen, eq(unseen.formId, intakeForms.id))
    .where(inArray(intakeForms.bookingId, [...bookingIds]));
}
