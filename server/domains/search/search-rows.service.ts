import type { Db } from "#server/db/database.ts";
import type { BusySource } from "#server/db/schema/search.ts";
import type { Context } from "#server/platform/context.ts";
import type { Platform } from "#server/platform/platform.ts";
import { hourOf } from "./ranking/relevance.rules.ts";
import {
  deleteBusyDays,
  forgetUser,
  listBusyDays,
  mirrorActivity,
  mirrorAllIfOutdated,
  mirrorUsers,
  storeBusyDays,
} from "./search-rows.repository.ts";
import { createSitterFinder, type SitterFinder } from "./sitter-finder.ts";

/** For other domains: how sitters are found. */
export type { SitterFinder };

/** Part of every change of a user or of their sitter profile, in its transaction and at its end. */
export function updateSearchRow({ db }: Context, { userId }: { userId: number }): Promise<void> {
  return mirrorUsers(db, [userId]);
}

/** Part of deleting an account. */
export function forgetSearchRow({ db }: Context, { userId }: { userId: number }): Promise<void> {
  return forgetUser(db, userId);
}

/**
 * Part of what fills a sitter's days: from now on those who search for these days don't find them, and
 * their page shows them as away. All that this source knows of, instead of what it told before.
 */
export async function setBusyDays(
  { db }: Context,
  { profileId, userId, source, days }: BusyDaysOf,
): Promise<void> {
  await storeBusyDays(db, { profileId, source }, days);
  await mirrorUsers(db, [userId]);
}

type BusyDaysOf = {
  profileId: number;
  userId: number;
  source: BusySource;
  /** Both days included. */
  days: readonly { from: string; until: string }[];
};

/** Days on which a sitter is taken, one after another. */
export function findBusyDays(
  { db }: Context,
  { profileId }: { profileId: number },
): Promise<{ from: string; until: string }[]> {
  return listBusyDays(db, profileId);
}

/** Part of removing a profile. */
export function forgetBusyDays(
  { db }: Context,
  { profileId }: { profileId: number },
): Promise<void> {
  return deleteBusyDays(db, profileId);
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
