import type { BadgeName } from "#contract/badges/badge-catalogue.ts";
import type { Db } from "#server/db/database.ts";
import * as repository from "./sitter-points.repository.ts";

/** What badges are worth to a sitter, with their name; for admins. */
export type SitterPoints = {
  profileId: number;
  userId: number;
  firstName: string;
  lastName: string | undefined;
  email: string;
  badges: BadgeName[];
  points: number;
};

type Window = { offset: number; limit: number };

/** Those with most points first. */
export async function listSitterPoints(
  db: Db,
  { q, window }: { q: string | undefined; window: Window },
): Promise<{ rows: SitterPoints[]; total: number }> {
  const rows = await repository.listSitters(db, q, window);
  return { rows: rows.map(toPoints), total: await repository.countSitters(db, q) };
}

export async function findSitterPoints(db: Db, profileId: number): Promise<SitterPoints | null> {
  const row = await repository.findSitter(db, profileId);
  return row ? toPoints(row) : null;
}

/** How many have how many points. */
export function countSittersByPoints(db: Db): Promise<{ points: number; count: number }[]> {
  return repository.countByPoints(db);
}

function toPoints({ lastName, ...row }: repository.SitterRow): SitterPoints {
  return { ...row, lastName: lastName ?? undefined };
}
