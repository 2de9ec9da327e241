import type { Db } from "#server/db/database.ts";
import { tellOfUpdate } from "#server/domains/account/account.service.ts";
import type { Context } from "#server/platform/context.ts";
import { type Entry, type Standing, standingOf } from "./ledger.rules.ts";
import * as repository from "./subscriptions.repository.ts";

export async function readStanding(db: Db, subscriptionId: number): Promise<Standing | null> {
  return standingOf(await repository.listEntries(db, subscriptionId));
}

/** Part of whatever happens to a subscription, behind its lock: one more entry, and what it comes to. */
export async function writeEntry(
  { db, now, outbox }: Context<"outbox">,
  subscriptionId: number,
  entry: Entry,
): Promise<Standing | null> {
  await repository.insertEntry(db, subscriptionId, entry, now);
  const standing = await readStanding(db, subscriptionId);
  await repository.changeSubscription(db, subscriptionId, repository.keptOf(standing));
  const { userId } = await repository.lockSubscription(db, subscriptionId);
  // Their open pages follow, wherever it was paid.
  if (userId !== null) await tellOfUpdate({ db, outbox }, { userId });
  return standing;
}
