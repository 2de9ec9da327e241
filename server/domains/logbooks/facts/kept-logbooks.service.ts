import type { Db } from "#server/db/database.ts";
import { countKept, listPictureDays, sumWalks } from "./kept-logbooks.repository.ts";

/** What a sitter has done in logbooks, of all time. */
export type LogbookCounts = {
  keptLogbooks: number;
  /** A whole stay with a picture on each of its days. */
  hasPictureADay: boolean;
  walkedMetres: number;
};

export async function countLogbooks(
  db: Db,
  sitterProfileIds: readonly number[],
): Promise<Map<number, LogbookCounts>> {
  if (sitterProfileIds.length === 0) return new Map();
  const kept = await countKept(db, sitterProfileIds);
  const walks = await sumWalks(db, sitterProfileIds);
  const pictures = await listPictureDays(db, sitterProfileIds);
  return new Map(
    sitterProfileIds.map((id) => {
      const counts: LogbookCounts = {
        keptLogbooks: kept.find(({ profileId }) => profileId === id)?.count ?? 0,
        hasPictureADay: pictures.some(
          ({ profileId, days, pictureDays }) => profileId === id && pictureDays >= days,
        ),
        walkedMetres: walks.find(({ profileId }) => profileId === id)?.metres ?? 0,
      };
      return [id, counts];
    }),
  );
}
