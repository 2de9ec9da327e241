import { and, inArray, lt, notExists, sql } from "drizzle-orm";
import type { StoredImage } from "#contract/shared/images.ts";
import type { Db } from "#server/db/database.ts";
import {
  contentImages,
  contentTranslations,
  contentVersions,
} from "#server/db/schema/content/texts.ts";
import { type ImageColumns, presentImage } from "#server/platform/images/stored-images.ts";

export async function insertPicture(
  db: Db,
  image: ImageColumns & { createdAt: Date },
): Promise<StoredImage> {
  const [row] = await db.insert(contentImages).values(image).returning();
  if (!row) throw new Error("no picture was written");
  return presentImage(row);
}

/** Those of them that are there, by their ids. */
export async function findPictures(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, StoredImage>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(contentImages)
    .where(inArray(contentImages.id, [...new Set(ids)]));
  return new Map(rows.map((row) => [row.id, presentImage(row)]));
}

/** Pictures that no version of any text shows, and that came long enough ago to be shown by one. */
export async function deleteUnusedPictures(
  db: Db,
  { before, most }: { before: Date; most: number },
): Promise<{ key: string; widths: number[] }[]> {
  const inWords = db
    .select({ one: sql`1` })
    .from(contentTranslations)
    .where(
      sql`${contentTranslations.markdown} ~ ('picture:' || ${contentImages.id} || '([^0-9]|$)')`,
    );
  const asHero = db
    .select({ one: sql`1` })
    .from(contentVersions)
    .where(sql`${contentVersions.settings} ->> 'hero' = 'picture-' || ${contentImages.id}`);
  const unused = db
    .select({ id: contentImages.id })
    .from(contentImages)
    .where(and(lt(contentImages.createdAt, before), notExists(inWords), notExists(asHero)))
    .limit(most);
  return db
    .delete(contentImages)
    .where(inArray(contentImages.id, unused))
    .returning({ key: contentImages.key, widths: contentImages.widths });
}
