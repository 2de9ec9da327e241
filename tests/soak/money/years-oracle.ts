import { asc, gt } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { payments, refunds, subscriptionEntries } from "#server/db/schema/money/payments.ts";
import { subscriptions } from "#server/db/schema/money/subscriptions.ts";
import type { Books } from "#server/platform/payments/local/books.ts";
import { amsterdamDay, daysFrom, plusDays, plusMonths } from "./plain-days.ts";

/**
 * What must hold of subscriptions, said once more and apart from the rules that run them: from the
 * provider's books, from what people were answered, and from days reckoned by hand.
 */

const months = { month: 1, quarter: 3, year: 12 } as const;
/** Before the end: when the first charge comes, and when the tries after it. */
const firstCharge = 7;
const triesAfter = [0, 1, 3, 5];
const latestCharge = 7;

type EntryRow = typeof subscriptionEntries.$inferSelect;
type PaymentRow = typeof payments.$inferSelect;
type Period = {
  kind: "bought" | "renewed";
  paymentId: number;
  plan: keyof typeof months;
  startOn: string;
  endOn: string;
  /** The last day on which it counts, after whatever ended it early. */
  lastOn: string;
};

export type Announcement = { subscriptionId: number; endOn: string; on: string };
export type Oracle = {
  /** At any moment: who has access is who paid for this day. Throws when not. */
  look(now: Date): Promise<void>;
  /** All that was to come has come. Throws on the first thing that must not be. */
  judge(books: Books, announcements: readonly Announcement[], now: Date): Promise<void>;
};

export function createOracle(db: Db): Oracle {
  const entriesOf = new Map<number, EntryRow[]>();
  let lastEntry = 0;

  async function readNew(): Promise<void> {
    const rows = await db
      .select()
      .from(subscriptionEntries)
      .where(gt(subscriptionEntries.id, lastEntry))
      .orderBy(asc(subscriptionEntries.id));
    for (const row of rows) {
      entriesOf.set(row.subscriptionId, [...(entriesOf.get(row.subscriptionId) ?? []), row]);
      lastEntry = row.id;
    }
  }

  return {
    async look(now) {
      const today = amsterdamDay(now);
      await readNew();
      for (const { id, endOn } of await db.select().from(subscriptions)) {
        const isOpen = endOn !== null && endOn >= today;
        const isPaidFor = periodsOf(entriesOf.get(id) ?? []).some(
          ({ startOn, lastOn }) => startOn <= today && today <= lastOn,
        );
        must(isOpen === isPaidFor, `subscription ${id} on ${today}: open ${isOpen}`);
      }
    },

    async judge(books, announcements, now) {
      await readNew();
      const all = await db.select().from(payments).orderBy(asc(payments.id));
      for (const subscription of await db.select().from(subscriptions)) {
        const { id } = subscription;
        const entries = entriesOf.get(id) ?? [];
        const own = all.filter(({ subscriptionId }) => subscriptionId === id);
        checkPeriods(entries, own, books);
        checkChargedBack(entries, own, books);
        for (const tries of byEnd(own))
          checkTries(
            tries,
            entries,
            announcements.filter(({ subscriptionId }) => subscriptionId === id),
          );
        const isForgotten =
          !subscription.isCancelled &&
          subscription.endOn !== null &&
          subscription.endOn < amsterdamDay(now);
        must(!isForgotten, `subscription ${id} ended without a word: ${show(entries)}`);
      }
      await checkWithdrawals(db, entriesOf, all);
    },
  };
}

function must(isSo: boolean, what: string): void {
  if (!isSo) throw new Error(what);
}

function show(rows: readonly object[]): string {
  return JSON.stringify(rows);
}

function periodsOf(entries: readonly EntryRow[]): Period[] {
  const periods: Period[] = [];
  for (const { kind, paymentId, plan, startOn, endOn } of entries) {
    if (kind === "bought" || kind === "renewed") {
      if (!paymentId || !plan || !startOn || !endOn) throw new Error("half a period");
      periods.push({ kind, paymentId, plan, startOn, endOn, lastOn: endOn });
    } else if (startOn) {
      const dayBefore = plusDays(startOn, -1);
      for (const period of periods) if (period.lastOn > dayBefore) period.lastOn = dayBefore;
    }
  }
  return periods;
}

/** Whole months from the day it was bought, one after the other without a gap or an overlap. */
function checkPeriods(
  entries: readonly EntryRow[],
  own: readonly PaymentRow[],
  books: Books,
): void {
  let anchor = { on: "", months: 0 };
  /** The end as it stood when the period was written down. */
  let before: Period | null = null;
  const soFar: EntryRow[] = [];
  for (const entry of entries) {
    const standing = periodsOf(soFar).at(-1) ?? null;
    soFar.push(entry);
    const period = periodsOf([entry])[0];
    if (!period) continue;
    before = standing;
    const payment = own.find(({ id }) => id === period.paymentId);
    const there = books.find("payment", payment?.providerId ?? "");
    must(there?.status === "paid", `a period that nobody paid for: ${show([entry])}`);
    const paidOn = amsterdamDay(new Date(there?.changedAt ?? ""));
    const follows =
      period.kind === "renewed" && before !== null && paidOn <= plusDays(before.lastOn, 1);
    const startOn = follows && before ? plusDays(before.lastOn, 1) : paidOn;
    anchor = follows ? anchor : { on: startOn, months: 0 };
    anchor.months += months[period.plan];
    const endOn = plusMonths(anchor.on, anchor.months);
    must(
      period.startOn === startOn && period.endOn === endOn,
      `expected ${startOn} to ${endOn}: ${show(entries)}`,
    );
    must(!before || before.lastOn < period.startOn, `days paid for twice: ${show(entries)}`);
    must(payment?.plan === period.plan, `another plan than was paid for: ${show([entry])}`);
  }
}

/** What a bank took back gives nothing from the day on which we heard of it. */
function checkChargedBack(
  entries: readonly EntryRow[],
  own: readonly PaymentRow[],
  books: Books,
): void {
  const disputed = new Set(books.list("chargeback").map(({ paymentId }) => paymentId));
  const ends = entries.filter(({ kind }) => kind === "charged_back").length;
  const ownDisputed = own.filter(({ providerId }) => providerId && disputed.has(providerId));
  must(ends <= ownDisputed.length, `ended by a chargeback that there was not: ${show(entries)}`);
  for (const { id, providerId } of ownDisputed) {
    const [chargeback] = books.list("chargeback").filter((one) => one.paymentId === providerId);
    const at = new Date(chargeback?.createdAt ?? "");
    const period = periodsOf(entries).find(({ paymentId }) => paymentId === id);
    // Told at once, or by a job within the longest standstill.
    const isOver = !period || daysFrom(amsterdamDay(at), period.lastOn) <= 12;
    must(isOver, `payment ${id} was charged back, and went on: ${show(entries)}`);
  }
}

function byEnd(own: readonly PaymentRow[]): PaymentRow[][] {
  const groups = new Map<string, PaymentRow[]>();
  for (const payment of own) {
    if (payment.kind !== "renewal" || !payment.renewsEndOn) continue;
    groups.set(payment.renewsEndOn, [...(groups.get(payment.renewsEndOn) ?? []), payment]);
  }
  return [...groups.values()];
}

/** Announced before, a week ahead, again after 1, 3 and 5 days, never after the end, never unasked. */
function checkTries(
  tries: readonly PaymentRow[],
  entries: readonly EntryRow[],
  announcements: readonly Announcement[],
): void {
  const [first] = tries;
  const end = first?.renewsEndOn;
  if (!first || !end) return;
  const days = tries.map(({ createdAt }) => amsterdamDay(createdAt));
  const told = `end ${end}, tries on ${days.join(", ")}: ${show(tries)}`;
  must(tries.length <= triesAfter.length, `too many tries: ${told}`);
  const firstDay = days[0] ?? "";
  must(firstDay >= plusDays(end, -firstCharge), `too early: ${told}`);
  must(firstDay <= plusDays(end, latestCharge), `too late: ${told}`);
  const isAnnounced = announcements.some(
    ({ endOn, on }) => endOn === end && on >= plusDays(end, -14) && on < firstDay,
  );
  must(isAnnounced, `not announced: ${told}`);
  for (const [nr, payment] of tries.entries()) {
    const day = days[nr] ?? "";
    const before = days[nr - 1];
    must(day >= plusDays(firstDay, triesAfter[nr] ?? 0), `tried again too soon: ${told}`);
    if (before) must(day > before && day <= end, `tried again on a wrong day: ${told}`);
    const choices = entries.filter(({ createdAt }) => createdAt <= payment.createdAt);
    const last = choices.findLast(({ kind }) => kind !== "plan_chosen" && kind !== "renewed");
    must(
      last?.kind === "bought" || last?.kind === "resumed",
      `charged though ${last?.kind}: ${told}`,
    );
  }
}

/** Within fourteen days; by the days that are left of it, to the cent. */
async function checkWithdrawals(
  db: Db,
  entriesOf: ReadonlyMap<number, readonly EntryRow[]>,
  all: readonly PaymentRow[],
): Promise<void> {
  const given = await db.select().from(refunds);
  for (const [id, entries] of entriesOf) {
    for (const [nr, entry] of entries.entries()) {
      if (entry.kind !== "withdrawn" || !entry.startOn) continue;
      const period = periodsOf(entries.slice(0, nr)).at(-1);
      if (period?.kind !== "bought") throw new Error(`withdrawn from nothing: ${show(entries)}`);
      const used = daysFrom(period.startOn, entry.startOn);
      must(used >= 0 && used <= 14, `withdrawn after ${used} days: ${show(entries)}`);
      const payment = all.find((one) => one.id === period.paymentId);
      const whole = daysFrom(period.startOn, period.endOn);
      const cents = Math.round(((payment?.amountCents ?? 0) * (whole - used)) / whole);
      const ofPayment = given.filter(({ paymentId }) => paymentId === period.paymentId);
      const others = ofPayment.filter(
        ({ reason, status, createdAt }) =>
          reason === "goodwill" && status !== "failed" && createdAt <= entry.createdAt,
      );
      const left = others.reduce((sum, one) => sum - one.amountCents, payment?.amountCents ?? 0);
      const back = ofPayment.filter(({ reason }) => reason === "withdrawn");
      must(
        (back[0]?.amountCents ?? 0) === Math.min(cents, left) && back.length <= 1,
        `subscription ${id}, ${cents} cents to go back: ${show(back)}`,
      );
    }
  }
}
