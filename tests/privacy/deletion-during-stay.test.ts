import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { hourMs } from "#contract/shared/durations.ts";
import { users } from "#server/db/schema/account.ts";
import { requests } from "#server/db/schema/requests.ts";
import { eraseLeaving } from "#server/domains/account/deletion/delete-account.service.ts";
import { followClock } from "#server/domains/bookings/clock/booking-clock.jobs.ts";
import { findStayHold } from "#server/domains/bookings/handover/running-stays.service.ts";
import { logIn, makeUser, password } from "#tests/factories/account.ts";
import { makeBooking } from "#tests/factories/bookings.ts";
import { makePayment } from "#tests/factories/payments.ts";
import { makeOwner } from "#tests/factories/pets.ts";
import { bookingCalls, type Person } from "#tests/setup/bookings/booking-calls.ts";
import { sentMails } from "#tests/setup/sent-mails.ts";
import { testJobContext } from "#tests/setup/test-context.ts";
import { testStart } from "#tests/setup/test-server.ts";

/*
  Who learns what, and when, while an account waits for a stay:
  | who                       | until it goes                                                    |
  | its owner                 | logs in, reads the day and what ends, may stay after all         |
  | the other one of the stay | chat, logbook, numbers and care as during any stay, and a week on |
  | others in contact         | that a booking ahead was cancelled; the chat stays               |
  | everybody else            | finds nobody                                                     |
*/
const { server, pair, call, visits, get } = bookingCalls();
const db = () => server.current.platform.db;
const fromNow = (hours: number) => new Date(Date.parse(testStart) + hours * hourMs);
const at = (hours: number) => server.current.clock.set(fromNow(hours).toISOString());
const inAWeek = fromNow(24 + 7 * 24)
  .toISOString()
  .replace(".000", "");

let stayId = 0;
let aheadId = 0;
beforeEach(async () => {
  stayId = await makeBooking(db(), pair, {
    startsAt: fromNow(-24),
    endsAt: fromNow(24),
    petIds: pair.petIds,
    acceptedAt: fromNow(-48),
  });
  aheadId = await makeBooking(db(), pair, { startsAt: fromNow(240), endsAt: fromNow(264) });
});

const sides = ["owner", "sitter"] as const;
type Side = (typeof sides)[number];
const otherOf = (side: Side) => pair[side === "owner" ? "sitter" : "owner"];
const leave = (who: Side) => call("DELETE", "/api/user", pair[who], { password });
const stay = (who: Side) => call("DELETE", "/api/user/deletion", pair[who]);
const whatEnds = async (who: Side) =>
  (await call("GET", "/api/user/deletion", pair[who])).json().data;
const home = (from: Person) => call("PUT", `/api/booking/${stayId}/home`, from);
const isThere = async (who: Side) =>
  (await db().$count(users, eq(users.id, pair[who].userId))) === 1;

async function asked(who: Side) {
  const answer = await leave(who);
  expect([answer.statusCode, answer.json()]).toEqual([202, { deletes_at: inAWeek }]);
  expect(answer.cookies).toEqual([]);
}

/** What every hour does. */
async function anHourPasses(): Promise<void> {
  const { platform } = server.current;
  await followClock(testJobContext(platform));
  await eraseLeaving(testJobContext({ ...platform, ports: { findStayHold } as never }));
}

describe.each(sides)("the %s leaves while a stay goes on", (who) => {
  it("reads what ends by its name, and by when", async () => {
    expect(await whatEnds(who)).toMatchObject({
      deletes_at: inAWeek,
      stays: [{ booking_id: stayId, other_name: expect.any(String) }],
      bookings: [{ booking_id: aheadId, kind: "booking" }],
      subscriptions: [],
    });
  });

  it("stays until a week after its end: 202 and the day, a mail, and a session that goes on", async () => {
    await asked(who);
    // Once more is the same, and no second mail.
    await asked(who);
    const { data, ...user } = (await call("GET", "/api/user", pair[who])).json();
    expect((data ?? user).deletes_at).toBe(inAWeek);
    const told = (await sentMails(server.current)).filter(
      ({ subject }) => subject === "Je account wordt binnenkort verwijderd",
    );
    expect(told).toHaveLength(1);
  });

  it("leaves that stay as it was, its chat open, and cancels what is ahead with a word", async () => {
    await asked(who);
    expect(await get(stayId, otherOf(who))).toMatchObject({ status: "accepted", phase: "running" });
    expect(await get(aheadId, otherOf(who))).toMatchObject({
      closed_reason: "cancelled",
      closed_by: who === "owner" ? "pet_owner" : "pet_sitter",
    });
    for (const person of [pair.owner, pair.sitter]) {
      const message = { chat_room_id: pair.roomId, message: "Hoe gaat het?" };
      expect((await call("POST", "/api/messages", person, message)).statusCode).toBe(201);
    }
    const again = await call("POST", "/api/booking", pair.owner, visits());
    expect(again.json().error).toBe("contactClosed");
    const may = await call("POST", "/api/booking/canCreate", pair.owner, visits());
    expect(may.json()).toEqual({ can_create: false, reason: "contactClosed" });
  });

  it("goes a week after its end, and not an hour before", async () => {
    await asked(who);
    at(24 + 7 * 24 - 1);
    await anHourPasses();
    const before = await get(stayId, otherOf(who));
    expect(before.profiles.map((each: { is_deleted: boolean }) => each.is_deleted)).toEqual([
      false,
      false,
    ]);
    expect(await isThere(who)).toBe(true);
    at(24 + 7 * 24);
    await anHourPasses();
    expect(await isThere(who)).toBe(false);
    const bye = (await sentMails(server.current)).map(({ subject }) => subject);
    expect(bye.filter((subject) => subject === "Je account is verwijderd")).toHaveLength(1);
  });

  it("goes the day after both have said that the animals are home", async () => {
    await asked(who);
    expect((await home(pair.owner)).json().error).toBe("invalidTransition");
    at(25);
    await anHourPasses();
    const open = await get(stayId, otherOf(who));
    expect(open.allowed_actions).toContain("sayHome");
    expect(open.handover).toMatchObject({ until: inAWeek, said: [] });
    for (const person of [pair.owner, pair.sitter]) {
      expect((await home(person)).statusCode).toBe(200);
    }
    expect((await get(stayId, otherOf(who))).handover).toBeUndefined();
    await anHourPasses();
    expect(await isThere(who)).toBe(true);
    at(49);
    await anHourPasses();
    expect(await isThere(who)).toBe(false);
  });

  it("ended early, waits for the same", async () => {
    await call("DELETE", `/api/booking/${stayId}`, pair.owner, { reason: "Dit gaat niet." });
    await asked(who);
    for (const person of [pair.owner, pair.sitter]) {
      expect((await home(person)).statusCode).toBe(200);
    }
    at(24);
    await anHourPasses();
    expect(await isThere(who)).toBe(false);
  });

  it("may think better of it: found again, and what was cancelled stays so", async () => {
    await asked(who);
    expect((await stay(who)).statusCode).toBe(204);
    expect((await stay(who)).statusCode).toBe(204);
    at(24 * 30);
    await anHourPasses();
    expect(await isThere(who)).toBe(true);
    expect((await get(aheadId, pair.owner)).closed_reason).toBe("cancelled");
  });

  it("goes at once when nothing goes on any more", async () => {
    await call("DELETE", `/api/booking/${stayId}`, pair.owner, { reason: "Dit gaat niet." });
    for (const person of [pair.owner, pair.sitter]) await home(person);
    expect((await leave(who)).statusCode).toBe(204);
    expect(await isThere(who)).toBe(false);
  });
});

describe("meanwhile", () => {
  it("a sitter is found by nobody, and nobody begins with them", async () => {
    const path = `/api/sitters/${pair.sitter.profileId}`;
    const stranger = await makeOwner(db());
    const write = () =>
      call("POST", "/api/messages", stranger, {
        profile_id: pair.sitter.profileId,
        message: "Heb je tijd voor Moos?",
      });
    const seen = async () => (await call("GET", path, stranger)).statusCode;
    const before = await seen();
    await asked("sitter");
    expect((await write()).statusCode).toBe(404);
    await stay("sitter");
    expect(await seen()).toBe(before);
    expect((await write()).statusCode).toBe(201);
  });

  it("a contact that nobody answered is not begun, and may be declined", async () => {
    const stranger = await makeOwner(db());
    const message = { profile_id: pair.sitter.profileId, message: "Heb je tijd voor Moos?" };
    const sent = await call("POST", "/api/messages", stranger, message);
    const roomId = sent.json().data.chat_room_id;
    await asked("sitter");
    const answer = { chat_room_id: roomId, message: "Ja hoor!" };
    const accepted = await call("POST", "/api/messages", pair.sitter, answer);
    expect([accepted.statusCode, accepted.json().error]).toEqual([409, "accountLeaving"]);
    const more = await call("POST", "/api/messages", stranger, { ...answer, message: "Hallo?" });
    expect([more.statusCode, more.json().error]).toEqual([409, "contactClosed"]);
    const no = await call("POST", "/api/messages/decline", pair.sitter, { chat_room_id: roomId });
    expect(no.statusCode, no.body).toBeLessThan(300);
  });

  it("an owner's request is hidden, and comes back as it was", async () => {
    const isHidden = async () => (await db().select().from(requests))[0]?.isHidden;
    await asked("owner");
    expect(await isHidden()).toBe(true);
    await stay("owner");
    expect(await isHidden()).toBe(false);
  });

  it("a request that an owner makes meanwhile is hidden as well", async () => {
    await db().delete(requests);
    await asked("owner");
    const made = await call("POST", "/api/request", pair.owner, {
      title: "Oppas voor Moos gezocht",
      description: "Een rustige hond die graag wandelt en van mensen houdt.",
      animals: pair.petIds,
      service_types: ["sitter_at_owner_home"],
      start_date: "2026-12-01",
      end_date: "2026-12-07",
    });
    expect(made.statusCode, made.body).toBeLessThan(300);
    expect((await db().select().from(requests)).map(({ isHidden }) => isHidden)).toEqual([true]);
  });

  it("a ban that is lifted doesn't show what leaving hides", async () => {
    await asked("owner");
    const admin = { token: await logIn(db(), (await makeUser(db(), { role: "admin" })).id) };
    const path = `/api/admin/users/${pair.owner.userId}/ban`;
    await call("PUT", path, admin, { reason: "Dit kan niet." });
    await call("DELETE", path, admin);
    expect((await db().select().from(requests))[0]?.isHidden).toBe(true);
  });

  it("what was paid for stays paid for, and is not charged again", async () => {
    await makePayment(db(), { ...pair.sitter, profileType: "pet_sitter" });
    expect((await whatEnds("sitter")).subscriptions).toHaveLength(1);
    await asked("sitter");
    const { data } = (await call("GET", "/api/subscription", pair.sitter)).json();
    expect([data.status, data.next]).toEqual(["cancelled", undefined]);
  });
});
