import { eq } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { logbooks } from "#server/db/schema/logbooks.ts";
import { profileFaces } from "#server/db/views/profiles.ts";
import { findLogbook, type LogbookRow } from "../logbooks.repository.ts";

export async function findSharedLogbook(db: Db, token: string): Promise<LogbookRow | null> {
  const [row] = await db
    .select({ id: logbooks.id })
    .from(logbooks)
    .where(eq(logbooks.shareToken, token));
  return row ? findLogbook(db, row.id) : null;
}

export type FaceImageRow = typeof profileFaces.$inferSelect;

/** The picture that somebody has of themselves; null when they have none, or have gone. */
export async function findFaceImage(
  db: Db,
  profileId: number | null,
): Promise<FaceImageRow | null> {
  if (profileId === null) return null;
  const [row] = await db.select().from(profileFaces).where(eq(profileFaces.profileId, profileId));
  return row ?? null;
}
