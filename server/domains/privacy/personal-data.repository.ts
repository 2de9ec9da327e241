import { and, asc, eq, inArray, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import { defaultLocale, type Locale } from "#contract/shared/locale.ts";
import type { Db } from "#server/db/database.ts";
import { personalDataExports } from "#server/db/schema/privacy/personal-data-exports.ts";
import { sharedUsers } from "#server/db/views/account.ts";
import { sharedContacts } from "#server/db/views/chat.ts";
import { sharedProfiles } from "#server/db/views/profiles.ts";

export type ExportRow = typeof personalDataExports.$inferSelect;

const ofUser = (userId: number) => eq(personalDataExports.userId, userId);

export async function findExport(db: Db, userId: number): Promise<ExportRow | null> {
  const [row] = await db.select().from(personalDataExports).where(ofUser(userId));
  return row ?? null;
}

export async function findExportOfBanned(db: Db, userId: number): Promise<ExportRow | null> {
  const [row] = await db
    .select({ made: personalDataExports })
    .from(personalDataExports)
    .innerJoin(sharedUsers, eq(sharedUsers.id, personalDataExports.userId))
    .where(and(ofUser(userId), isNotNull(sharedUsers.bannedAt)));
  return row?.made ?? null;
}

/** In place of the last one. */
export async function putExport(tx: Db, userId: number, askedAt: Date): Promise<ExportRow> {
  const fresh = {
    askedAt,
    attempts: 0,
    failedAt: null,
    readyAt: null,
    key: null,
    sizeBytes: null,
  };
  const [row] = await tx
    .insert(personalDataExports)
    .values({ userId, ...fresh })
    .onConflictDoUpdate({ target: personalDataExports.userId, set: fresh })
    .returning();
  if (!row) throw new Error("no export was written");
  return row;
}

/** One more try at what still waits; null when there is nothing to make. */
export async function countAttempt(tx: Db, userId: number): Promise<ExportRow | null> {
  const [row] = await tx
    .update(personalDataExports)
    .set({ attempts: sql`${personalDataExports.attempts} + 1` })
    .where(and(ofUser(userId), isWaiting))
    .returning();
  return row ?? null;
}

/** False when it is not wanted any more: another was asked for meanwhile, or they have left. */
export async function markReady(
  tx: Db,
  { userId, askedAt }: Pick<ExportRow, "userId" | "askedAt">,
  made: { key: string; sizeBytes: number; readyAt: Date },
): Promise<boolean> {
  const rows = await tx
    .update(personalDataExports)
    .set(made)
    .where(and(ofUser(userId), isWaiting, eq(personalDataExports.askedAt, askedAt)))
    .returning({ userId: personalDataExports.userId });
  return rows.length > 0;
}

export async function markFailed(tx: Db, userId: number, failedAt: Date): Promise<void> {
  await tx
    .update(personalDataExports)
    .set({ failedAt })
    .where(and(ofUser(userId), isWaiting));
}

/** Those whose time is over lose their files; gives these. */
export async function takeExpired(
  tx: Db,
  readyBefore: Date,
  limit: number,
): Promise<{ key: string; widths: number[] }[]> {
  const { userId, key, readyAt, widths } = personalDataExports;
  const expired = await tx
    .select({ userId, key, widths })
    .from(personalDataExports)
    .where(and(isNotNull(key), lt(readyAt, readyBefore)))
    .orderBy(asc(userId))
    .limit(limit)
    .for("update", { skipLocked: true });
  for (const each of expired) {
    await tx
      .update(personalDataExports)
      .set({ key: null, sizeBytes: null })
      .where(ofUser(each.userId));
  }
  return expired.flatMap((each) =>
    each.key === null ? [] : [{ key: each.key, widths: each.widths }],
  );
}

const isWaiting = and(isNull(personalDataExports.readyAt), isNull(personalDataExports.failedAt));

/** The language in which somebody reads. */
export async function findLocale(db: Db, userId: number): Promise<Locale> {
  const [user] = await db
    .select({ locale: sharedUsers.preferredLocale })
    .from(sharedUsers)
    .where(eq(sharedUsers.id, userId));
  return user?.locale ?? defaultLocale;
}

/** Whom somebody was in contact with: they were told of each other by mail. */
export async function listContactUserIds(db: Db, userId: number): Promise<number[]> {
  const { id } = sharedProfiles;
  const { ownerProfileId, sitterProfileId } = sharedContacts;
  const profiles = await db
    .select({ id })
    .from(sharedProfiles)
    .where(eq(sharedProfiles.userId, userId));
  const own = profiles.map((profile) => profile.id);
  if (own.length === 0) return [];
  const contacts = await db
    .select({ ownerProfileId, sitterProfileId })
    .from(sharedContacts)
    .where(or(inArray(ownerProfileId, own), inArray(sitterProfileId, own)));
  const both = contacts.flatMap((contact) => [contact.ownerProfileId, contact.sitterProfileId]);
  const others = both.filter((each) => each !== null).filter((each) => !own.includes(each));
  if (others.length === 0) return [];
  const rows = await db
    .selectDistinct({ userId: sharedProfiles.userId })
    .from(sharedProfiles)
    .where(inArray(id, others));
  return rows.map((row) => row.userId);
}

/** What others may have read of them. */
export async function findNames(db: Db, userId: number): Promise<string[]> {
  const { id, firstName, lastName } = sharedUsers;
  const [names] = await db.select({ firstName, lastName }).from(sharedUsers).where(eq(id, userId));
  return names ? [names.firstName, names.lastName ?? ""] : [];
}
