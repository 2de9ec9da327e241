import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import type { Figures } from "#contract/admin/figures.ts";
import { bookings } from "#server/db/schema/bookings.ts";
import { chatRooms } from "#server/db/schema/chat.ts";
import { paymentEntries, payments, subscriptionEntries } from "#server/db/schema/money/payments.ts";
import { profiles } from "#server/db/schema/profiles.ts";
import { logIn, makeUser } from "#tests/factories/account.ts";
import { makeBooking } from "#tests/factories/bookings.ts";
import { type ChatPerson, makePair, makeRoom } from "#tests/factories/chat.ts";
import { makePayment } from "#tests/factories/payments.ts";
import { testServer } from "#tests/setup/test-server.ts";

/** Today is 15 November 2026, a Sunday. */
const server = testServer();
const db = () => server.current.platform.db;

let owner: ChatPerson;
let sitter: ChatPerson;
let admin: string;
beforeEach(async () => {
  ({ owner, sitter } = await makePair(db()));
  admin = await logIn(db(), (await makeUser(db(), { role: "admin" })).id);
});

type Wire = Record<string, number>;
async function figures(period: string) {
  const answer = await server.current.call("GET", `/api/admin/figures?period=${period}`, {
    as: admin,
  });
  return answer.json().data as { parts: (Wire & { from: string })[]; total: Wire; before: Wire };
}

const none: Record<string, number> = {
  sign_ups_owners: 0,
  sign_ups_sitters: 0,
  contacts_begun: 0,
  contacts_accepted: 0,
  bookings_confirmed: 0,
  bookings_cancelled: 0,
  paid_month_cents: 0,
  paid_quarter_cents: 0,
  paid_year_cents: 0,
  returned_cents: 0,
  active_subscriptions: 0,
  searches: 0,
  sitter_views: 0,
} satisfies Record<string, Figures[keyof Figures]>;

describe("the figures", () => {
  it("are all there when nothing happened", async () => {
    await db()
      .update(profiles)
      .set({ createdAt: new Date("2020-01-01T12:00:00Z") });
    const { parts, total, before } = await figures("month");
    expect(parts).toHaveLength(28);
    expect(total).toEqual(none);
    expect(before).toEqual(none);
  });

  it("count what happened on its day in Amsterdam, and compare", async () => {
    const created = (profileId: number, at: string) =>
      db()
        .update(profiles)
        .set({ createdAt: new Date(at) })
        .where(eq(profiles.id, profileId));
    // Half past twelve at night on the first day of the week, in Amsterdam.
    await created(owner.profileId, "2026-11-08T23:30:00Z");
    // An hour before, the last one of the week before.
    await created(sitter.profileId, "2026-11-08T22:30:00Z");
    const roomId = await makeRoom(db(), { owner, sitter });
    await db()
      .update(chatRooms)
      .set({
        contactedAt: new Date("2026-11-12T10:00:00Z"),
        acceptanceStatus: "closed",
        answeredAt: new Date("2026-11-13T10:00:00Z"),
        statusBeforeClosing: "accepted",
        closedReason: "blocked",
      });
    const bookingId = await makeBooking(db(), { owner, sitter, roomId });
    await db()
      .update(bookings)
      .set({
        status: "closed",
        closedReason: "cancelled",
        kind: "booking",
        acceptedAt: new Date("2026-11-13T12:00:00Z"),
        closedAt: new Date("2026-11-14T12:00:00Z"),
      })
      .where(eq(bookings.id, bookingId));
    const { visits } = server.current.platform;
    const by = { session: undefined, address: "192.0.2.1", agent: "Firefox" };
    visits.count({ what: "search" }, by);
    visits.count({ what: "sitter", sitterProfileId: sitter.profileId }, by);
    await visits.flush();

    const { parts, total, before } = await figures("week");
    expect(before).toEqual({ ...none, sign_ups_sitters: 1 });
    expect(total).toEqual({
      ...none,
      sign_ups_owners: 1,
      contacts_begun: 1,
      contacts_accepted: 1,
      bookings_confirmed: 1,
      bookings_cancelled: 1,
      searches: 1,
      sitter_views: 1,
    });
    const on = (day: string) => parts.find(({ from }) => from === day);
    expect(on("2026-11-09")).toMatchObject({ sign_ups_owners: 1, contacts_begun: 0 });
    expect(on("2026-11-12")).toMatchObject({ contacts_begun: 1, contacts_accepted: 0 });
    expect(on("2026-11-13")).toMatchObject({ contacts_accepted: 1, bookings_confirmed: 1 });
    expect(on("2026-11-14")).toMatchObject({ bookings_confirmed: 0, bookings_cancelled: 1 });
    expect(on("2026-11-15")).toMatchObject({ searches: 1, sitter_views: 1 });
    const year = await figures("year");
    expect(year.parts).toHaveLength(52);
    expect(year.parts.at(-1)).toMatchObject({ from: "2026-11-09", sign_ups_owners: 1 });
    expect(year.parts.at(-2)).toMatchObject({ sign_ups_sitters: 1 });
  });

  it("know what was paid and went back, and what ran on each day", async () => {
    const { userId, profileId } = owner;
    const paymentId = await makePayment(db(), { userId, profileId, profileType: "pet_owner" });
    const [payment] = await db().select().from(payments).where(eq(payments.id, paymentId));
    if (!payment) throw new Error("there is no payment");
    const paidAt = new Date("2026-11-10T09:00:00Z");
    await db().update(payments).set({ plan: "quarter", amountCents: 2500, status: "paid", paidAt });
    const entry = { paymentId, amountCents: 1000, createdAt: paidAt };
    const on = (day: string) => new Date(`${day}T09:00:00Z`);
    await db()
      .insert(paymentEntries)
      .values([
        { ...entry, kind: "refunded", reference: "re_1", happenedAt: on("2026-11-12") },
        { ...entry, kind: "charged_back", reference: "cb_1", happenedAt: on("2026-11-13") },
        { ...entry, kind: "chargeback_reversed", reference: "cb_1", happenedAt: on("2026-11-14") },
      ]);
    const { subscriptionId } = payment;
    const running = async () =>
      (await figures("week")).parts.map(({ active_subscriptions: count }) => count);
    // Bought today.
    expect(await running()).toEqual([0, 0, 0, 0, 0, 0, 1]);
    await db().insert(subscriptionEntries).values({
      subscriptionId,
      kind: "renewed",
      plan: "quarter",
      startOn: "2026-11-10",
      endOn: "2026-11-13",
    });
    expect(await running()).toEqual([0, 1, 1, 1, 1, 0, 1]);
    await db()
      .insert(subscriptionEntries)
      .values({ subscriptionId, kind: "withdrawn", startOn: "2026-11-12" });
    expect(await running()).toEqual([0, 1, 1, 0, 0, 0, 0]);
    const { total } = await figures("week");
    expect(total).toMatchObject({ paid_quarter_cents: 2500, paid_month_cents: 0 });
    expect(total.returned_cents).toBe(1000);
  });

  it("are of a month unless asked otherwise, and of nothing else than a known period", async () => {
    const get = (query: string) =>
      server.current.call("GET", `/api/admin/figures${query}`, { as: admin });
    expect((await get("")).json().data.period).toBe("month");
    expect((await get("?period=decade")).statusCode).toBe(422);
  });
});
