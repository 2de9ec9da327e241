import { sql } from "drizzle-orm";
import { dayMs } from "#contract/shared/durations.ts";
import { type Db, rowsOf } from "#server/db/database.ts";
import { agreesWithEntries } from "#server/domains/subscriptions/compare-books.service.ts";
import { listSubscriptionsAfter } from "#server/domains/subscriptions/subscriptions.repository.ts";
import type { Books } from "#server/platform/payments/local/books.ts";

/** What our books and the provider's don't agree on, in sentences; none of them may be there. */
export type WrongMoney = {
  /** Payments that come to other cents there and here. */
  payments: string[];
  /** Money that bought twice, or nothing without going back. */
  purchases: string[];
  invoices: string[];
};

export type MoneyTotals = {
  paid: number;
  failed: number;
  refunded: number;
  chargedBack: number;
  /** What is left in the end, there and here. */
  providersCents: number;
  ourCents: number;
};

export async function checkMoney(
  db: Db,
  books: Books,
): Promise<{ wrong: WrongMoney; totals: MoneyTotals }> {
  const own = await readOwn(db);
  const there = readProviders(books);
  const sum = (cents: readonly number[]) => cents.reduce((total, each) => total + each, 0);
  return {
    wrong: {
      payments: comparePayments(own, there),
      purchases: await findWrongPurchases(db),
      invoices: await findWrongInvoices(db),
    },
    totals: {
      paid: there.filter(({ paid }) => paid > 0).length,
      failed: there.filter(({ status }) => status === "failed").length,
      refunded: there.filter(({ refunded }) => refunded > 0).length,
      chargedBack: there.filter(({ chargedBack }) => chargedBack > 0).length,
      providersCents: sum(there.map((one) => one.paid - one.refunded - one.chargedBack)),
      ourCents: sum(own.map((one) => one.paid - one.refunded - one.chargedBack)),
    },
  };
}

type Cents = { paid: number; refunded: number; chargedBack: number };
type Own = Cents & { id: number; providerId: string | null; status: string };
type There = Cents & { id: string; status: string; isOurs: boolean };

/** What the entries come to, not what is kept beside them for reading. */
async function readOwn(db: Db): Promise<Own[]> {
  return rowsOf<Own>(
    db,
    sql`
      select payment.id, payment.provider_id as "providerId", payment.status,
        coalesce(sum(entry.amount_cents)
          filter (where entry.kind = 'status' and entry.reference = 'paid'), 0)::int as paid,
        coalesce(sum(entry.amount_cents)
          filter (where entry.kind = 'refunded'), 0)::int as refunded,
        (coalesce(sum(entry.amount_cents) filter (where entry.kind = 'charged_back'), 0)
          - coalesce(sum(entry.amount_cents)
            filter (where entry.kind = 'chargeback_reversed'), 0))::int as "chargedBack"
      from payments payment left join payment_entries entry on entry.payment_id = payment.id
      group by payment.id order by payment.id`,
  );
}

function readProviders(books: Books): There[] {
  const sumOf = (entries: readonly { paymentId: string; cents: number }[]) => {
    const sums = new Map<string, number>();
    for (const { paymentId, cents } of entries)
      sums.set(paymentId, (sums.get(paymentId) ?? 0) + cents);
    return (id: string) => sums.get(id) ?? 0;
  };
  const refunded = sumOf(books.list("refund").filter(({ status }) => status === "refunded"));
  const chargedBack = sumOf(books.list("chargeback"));
  return books.list("payment").map(({ id, status, cents, metadata }) => ({
    id,
    status: status === "canceled" ? "cancelled" : status,
    isOurs: typeof metadata === "object" && metadata !== null && "key" in metadata,
    paid: status === "paid" ? cents : 0,
    refunded: refunded(id),
    chargedBack: chargedBack(id),
  }));
}

function comparePayments(own: readonly Own[], there: readonly There[]): string[] {
  const byId = new Map(there.map((one) => [one.id, one]));
  const wrong: string[] = [];
  for (const one of own) {
    const other = one.providerId === null ? undefined : byId.get(one.providerId);
    if (one.providerId !== null) byId.delete(one.providerId);
    const isSame =
      one.providerId === null
        ? one.paid + one.refunded + one.chargedBack === 0
        : other !== undefined &&
          other.status === one.status &&
          other.paid === one.paid &&
          other.refunded === one.refunded &&
          other.chargedBack === one.chargedBack;
    if (!isSame) wrong.push(`ours: ${JSON.stringify(one)}, theirs: ${JSON.stringify(other)}`);
  }
  // An order whose answer was lost may be theirs alone, as long as nobody paid for it.
  for (const other of byId.values())
    if (other.isOurs && other.paid > 0) wrong.push(`theirs alone: ${JSON.stringify(other)}`);
  return wrong;
}

/** Every payment that was paid bought one period, or goes back whole; and no day was bought twice. */
async function findWrongPurchases(db: Db): Promise<string[]> {
  const unclear = await rowsOf<{ id: number; periods: number; back: number }>(
    db,
    sql`
      select id, periods, back from (
        select payment.id, payment.amount_cents,
          (select count(*)::int from subscription_entries entry
            where entry.payment_id = payment.id and entry.kind in ('bought', 'renewed')) as periods,
          (select coalesce(sum(refund.amount_cents), 0)::int from refunds refund
            where refund.payment_id = payment.id
              and refund.reason in ('paid_twice', 'stopped')) as back
        from payments payment where payment.status = 'paid'
      ) as each
      where not (periods = 1 and back = 0 or periods = 0 and back = amount_cents)`,
  );
  const wrong = unclear.map((one) => `payment ${JSON.stringify(one)}`);
  const lives = await rowsOf<{ id: number; entries: PeriodEntry[] }>(
    db,
    sql`
      select subscription_id as id, json_agg(json_build_object(
        'kind', kind, 'startOn', start_on, 'endOn', end_on) order by id) as entries
      from subscription_entries where start_on is not null group by subscription_id`,
  );
  for (const { id, entries } of lives)
    if (daysOverlap(entries)) wrong.push(`subscription ${id}: ${JSON.stringify(entries)}`);
  return wrong;
}

type PeriodEntry = { kind: string; startOn: string; endOn: string | null };

function daysOverlap(entries: readonly PeriodEntry[]): boolean {
  const periods: { startOn: string; endBefore: string }[] = [];
  let overlaps = false;
  for (const { kind, startOn, endOn } of entries) {
    const last = periods.at(-1);
    if (endOn === null) {
      // From this day on nothing that was bought before counts.
      for (const period of periods) if (period.endBefore > startOn) period.endBefore = startOn;
      continue;
    }
    if (last && startOn < last.endBefore) overlaps = true;
    if (kind !== "bought" && !last) overlaps = true;
    periods.push({ startOn, endBefore: dayAfter(endOn) });
  }
  return overlaps;
}

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + dayMs).toISOString().slice(0, 10);
}

async function findWrongInvoices(db: Db): Promise<string[]> {
  return (
    await rowsOf<{ what: string }>(
      db,
      sql`
      select 'a gap or a double: ' || year || '-' || number as what from (
        select year, number, row_number() over (partition by year order by number) as expected
        from invoices) as numbered
        where number <> expected
      union all select 'the series of ' || series.year || ' went on' from invoice_series series
        where last_number <> (select count(*) from invoices where year = series.year)
      union all select 'payment ' || payment.id || ' is not on one invoice' from payments payment
        where (select coalesce(sum(total_cents), 0) || ' on ' || count(*) from invoices
            where payment_id = payment.id and refund_id is null and cancels_id is null)
          <> case payment.status when 'paid' then payment.amount_cents || ' on 1' else '0 on 0' end
      union all select 'refund ' || refund.id || ' is not on one credit note' from refunds refund
        where (select coalesce(sum(total_cents), 0) || ' on ' || count(*) from invoices
          where refund_id = refund.id)
          <> case status when 'done' then -amount_cents || ' on 1' else '0 on 0' end`,
    )
  ).map(({ what }) => what);
}

/** Subscriptions of which the nightly comparison would tell. */
export async function countDifferences(db: Db): Promise<number> {
  let differences = 0;
  for (const row of await listSubscriptionsAfter(db, { after: 0, most: 1_000_000 })) {
    if (!(await agreesWithEntries({ db }, row))) differences += 1;
  }
  return differences;
}
