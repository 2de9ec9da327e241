import type { ProfileType } from "#contract/profiles.ts";
import type { StoredImage } from "#contract/shared/images.ts";
import type { Db } from "#server/db/database.ts";
import { presentImage } from "#server/platform/images/stored-images.ts";
import { findFaceImages, findFaceRows, isFindableSitter } from "./faces.repository.ts";
import { publicActivity } from "./sitters.rules.ts";

/** What somebody sees of whom they are in contact with, published or not. */
export type Face = {
  profileId: number;
  profileType: ProfileType;
  userId: number;
  firstName: string;
  city: string | null;
  citySlug: string | null;
  picture: StoredImage | null;
  /** A sitter whose page is open. */
  isFindable: boolean;
  lastActiveAt: Date | null;
  /** To the moment: for a rule, and never given out. */
  seenAt: Date | null;
};

/** Whether a sitter's page is open to everybody. */
export function isSitterShown(db: Db, profileId: number): Promise<boolean> {
  return isFindableSitter(db, profileId);
}

/** Those that are still there, by their ids; two questions, however many there are. */
export async function findFaces(db: Db, profileIds: readonly number[]): Promise<Map<number, Face>> {
  const rows = await findFaceRows(db, profileIds);
  const images = await findFaceImages(db, profileIds);
  const faces = new Map<number, Face>();
  for (const row of rows) {
    const image = images.get(row.profileId);
    faces.set(row.profileId, {
      ...row,
      picture: image ? presentImage(image) : null,
      lastActiveAt: row.lastActiveAt && publicActivity(row.lastActiveAt),
      seenAt: row.lastActiveAt,
    });
  }
  return faces;
}
