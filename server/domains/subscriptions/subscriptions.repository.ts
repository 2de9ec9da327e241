import { and, asc, between, eq, gt, isNotNull, lte, not } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { subscriptionEntries } from "#server/db/schema/money/payments.ts";
import { subscriptions } from "#server/db/schema/money/subscriptions.ts";
import type { Entry, Standing } from "./ledger.rules.ts";

export type SubscriptionRow = typeof subscriptions.$inferSelect;
export type EntryRow = typeof subscriptionEntries.$inferSelect;

export async function findSubscription(db: Db, profileId: number): Promise<SubscriptionRow | null> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.profileId, profileId));
  return row ?? null;
}

export async function findSubscriptionById(db: Db, id: number): Promise<SubscriptionRow | null> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.id, id));
  return row ?? null;
}

/** Everything about a subscription is done behind its row. */
export async function lockSubscription(tx: Db, id: number): Promise<SubscriptionRow> {
  const rows = await tx.select().from(subscriptions).where(eq(subscriptions.id, id)).for("update");
  const [row] = rows;
  if (!row) throw new Error(`there is no subscription ${id}`);
  return row;
}

/** The profile's own, made when there was none yet; two at once get the same one. */
export async function lockSubscriptionOf(
  tx: Db,
  profile: Required<Pick<SubscriptionRow, "profileType">> & { id: number; userId: number },
): Promise<SubscriptionRow> {
  const { id: profileId, userId, profileType } = profile;
  await tx
    .insert(subscriptions)
    .values({ profileId, userId, profileType })
    .onConflictDoNothing({ target: subscriptions.profileId });
  const rows = await tx
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.profileId, profileId))
    .for("update");
  const [row] = rows;
  if (!row) throw new Error("the profile's subscription is gone");
  return row;
}

export async function changeSubscription(
  tx: Db,
  id: number,
  change: Partial<SubscriptionRow>,
): Promise<void> {
  await tx.update(subscriptions).set(change).where(eq(subscriptions.id, id));
}

export async function listEntries(db: Db, subscriptionId: number): Promise<Entry[]> {
  return (await listEntryRows(db, subscriptionId)).map(toEntry);
}

export async function listEntryRows(db: Db, subscriptionId: number): Promise<EntryRow[]> {
  return db
    .select()
    .from(subscriptionEntries)
    .where(eq(subscriptionEntries.subscriptionId, subscriptionId))
    .orderBy(asc(subscriptionEntries.id));
}

export async function insertEntry(
  tx: Db,
  subscriptionId: number,
  entry: Entry,
  now: Date,
): Promise<void> {
  await tx.insert(subscriptionEntries).values({ subscriptionId, ...entry, createdAt: now });
}

/** What follows from the entries, for those who only read. */
export function keptOf(standing: Standing | null) {
  return {
    plan: standing?.plan ?? null,
    nextPlan: standing?.nextPlan ?? null,
    endOn: standing?.endOn ?? null,
    isCancelled: standing?.isCancelled ?? false,
  };
}

/** Those that the clock may have something to do for: not cancelled, and over by then. */
export async function listEndingBy(
  db: Db,
  { endOn, after, most }: { endOn: string; after: number; most: number },
): Promise<number[]> {
  const rows = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(
      and(
        not(subscriptions.isCancelled),
        isNotNull(subscriptions.endOn),
        lte(subscriptions.endOn, endOn),
        gt(subscriptions.id, after),
      ),
    )
    .orderBy(asc(subscriptions.id))
    .limit(most);
  return rows.map((row) => row.id);
}

/** Those that go no further, and end between these days. */
export async function listCancelledEndingBy(
  db: Db,
  { from, to, after, most }: { from: string; to: string; after: number; most: number },
): Promise<number[]> {
  const rows = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.isCancelled, true),
        between(subscriptions.endOn, from, to),
        gt(subscriptions.id, after),
      ),
    )
    .orderBy(asc(subscriptions.id))
    .limit(most);
  return rows.map((row) => row.id);
}

export async function listSubscriptionsAfter(
  db: Db,
  { after, most }: { after: number; most: number },
): Promise<SubscriptionRow[]> {
  return db
    .select()
    .from(subscriptions)
    .where(gt(subscriptions.id, after))
    .orderBy(asc(subscriptions.id))
    .limit(most);
}

function toEntry({ id, kind, paymentId, plan, startOn, endOn }: EntryRow): Entry {
  const broken = () => new Error(`entry ${id} of a subscription is not whole`);
  switch (kind) {
    case "bought":
    case "renewed":
      if (paymentId === null || !plan || !startOn || !endOn) throw broken();
      return { kind, paymentId, plan, startOn, endOn };
    case "plan_chosen":
      if (!plan) throw broken();
      return { kind, plan };
    case "withdrawn":
    case "charged_back":
    case "refunded":
      if (!startOn) throw broken();
      return { kind, startOn };
    default:
      return { kind };
  }
}
