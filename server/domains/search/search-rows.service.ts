import type { Db } from "#server/db/database.ts";
import type { Platform } from "#server/platform/platform.ts";
import { hourOf } from "./ranking/relevance.rules.ts";
import {
  forgetUser,
  mirrorActivity,
  mirrorAllIfOutdated,
  mirrorUsers,
} from "./search-rows.repository.ts";
import { createSitterFinder, type SitterFinder } from "./sitter-finder.ts";

/** Part of every change of a user or of their sitter profile, in its transaction and at its end. */
export function keepSearchRow(tx: Db, { userId }: { userId: number }): Promise<void> {
  return mirrorUsers(tx, [userId]);
}

/** Part of deleting an account. */
export function forgetSearchRow(tx: Db, { userId }: { userId: number }): Promise<void> {
  return forgetUser(tx, userId);
}

export function keepActivity(tx: Db, { userId, at }: { userId: number; at: Date }): Promise<void> {
  return mirrorActivity(tx, userId, hourOf(at));
}

/** For sitters who came by another way than through a form: the demo's. */
export function addSearchRows(tx: Db, userIds: readonly number[]): Promise<void> {
  return mirrorUsers(tx, userIds);
}

/** At the start: the rows are those of this program, and who answers searches has read them. */
export async function prepareSearch({
  db,
  database: { backgroundDb },
  config,
}: Pick<Platform, "db" | "database" | "config">): Promise<SitterFinder> {
  await mirrorAllIfOutdated(backgroundDb);
  const sitters = createSitterFinder({ db, backgroundDb });
  if (config.ROLE !== "worker") await sitters.catchUp();
  return sitters;
}
