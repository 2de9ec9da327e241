import { and, eq, ne, sql } from "drizzle-orm";
import { endKinds, periodKinds } from "#contract/subscriptions/ledger.ts";
import type { Plan } from "#contract/subscriptions/plans.ts";
import { type Db, rowsOf } from "#server/db/database.ts";
import { paymentEntries, payments, subscriptionEntries } from "#server/db/schema/money/payments.ts";
import { amsterdamDay, type ByDay, type Days, toByDay, within } from "#server/platform/by-day.ts";
import type { Context } from "#server/platform/context.ts";

export type MoneyByDay = { paid: Record<Plan, ByDay>; returned: ByDay };

/** What came in, tax included, and what went back, by the day on which it did. */
export async function sumMoneyByDay({ db }: Context, days: Days): Promise<MoneyByDay> {
  const [month, quarter, year, returned] = await Promise.all([
    sumPaid(db, "month", days),
    sumPaid(db, "quarter", days),
    sumPaid(db, "year", days),
    sumReturned(db, days),
  ]);
  return { paid: { month, quarter, year }, returned };
}

/** On each of these days. */
export function countRunningSubscriptions(
  { db }: Context,
  { days }: { days: readonly string[] },
): Promise<ByDay> {
  return countRunning(db, days);
}

async function sumPaid(db: Db, plan: Plan, days: Days): Promise<ByDay> {
  const day = amsterdamDay(payments.paidAt);
  const rows = await db
    .select({ day, count: sql<number>`sum(${payments.amountCents})::int` })
    .from(payments)
    .where(and(eq(payments.plan, plan), within(payments.paidAt, days)))
    .groupBy(day);
  return toByDay(rows);
}

/** What went back: by us, by the provider, by a bank; without what a bank gave again. */
async function sumReturned(db: Db, days: Days): Promise<ByDay> {
  const day = amsterdamDay(paymentEntries.happenedAt);
  const { kind, amountCents } = paymentEntries;
  const returned = sql<number>`sum(case when ${kind} = 'chargeback_reversed' then -${amountCents}
    else ${amountCents} end)::int`;
  const rows = await db
    .select({ day, count: returned })
    .from(paymentEntries)
    .where(and(ne(kind, "status"), within(paymentEntries.happenedAt, days)))
    .groupBy(day);
  return toByDay(rows);
}

/** How many subscriptions ran on each of these days, as the ledger says: what ends one comes after it. */
async function countRunning(db: Db, days: readonly string[]): Promise<ByDay> {
  const listOf = (kinds: readonly string[]) =>
    sql.join(
      kinds.map((kind) => sql`${kind}`),
      sql`, `,
    );
  const rows = await rowsOf<{ day: string; count: number }>(
    db,
    sql`select to_char(asked.day, 'YYYY-MM-DD') as day, (
        select count(distinct period.subscription_id)::int from ${subscriptionEntries} as period
        where period.kind in (${listOf(periodKinds)})
          and asked.day between period.start_on and period.end_on
          and not exists (select from ${subscriptionEntries} as ending
            where ending.subscription_id = period.subscription_id and ending.id > period.id
              and ending.kind in (${listOf(endKinds)}) and ending.start_on <= asked.day)
      ) as count
      from unnest(${`{${days.join(",")}}`}::date[]) as asked(day)`,
  );
  return toByDay(rows);
}
