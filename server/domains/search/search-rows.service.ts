import type { Db } from "#server/db/database.ts";
import type { Context } from "#server/platform/context.ts";
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
export function updateSearchRow({ db }: Context, { userId }: { userId: number }): Promise<void> {
  return mirrorUsers(db, [userId]);
}

/** Part of deleting an account. */
export function forgetSearchRow({ db }: Context, { userId }: { userId: number }): Promise<void> {
  return forgetUser(db, userId);
}

export function updateActivity(
  { db }: Context,
  { userId, at }: { userId: number; at: Date },
): Promise<void> {
  return mirrorActivity(db, userId, hourOf(at));
}

/** For sitters who came by another way than through a form: the demo's. */
export function addSearchRows(db: Db, userIds: readonly number[]): Promise<void> {
  return mirrorUsers(db, userIds);
}

/** At the start: the rows are those of this program, and who answers searches has read them. */
export async function prepareSearch({
  db,
  database: { backgroundDb },
  config,
}: Platform): Promise<SitterFinder> {
  await mirrorAllIfOutdated(backgroundDb);
  const sitters = createSitterFinder({ db, backgroundDb });
  if (config.ROLE !== "worker") await sitters.catchUp();
  return sitters;
}
