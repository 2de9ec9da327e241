import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { users } from "#server/db/schema/account.ts";
import { bookings } from "#server/db/schema/bookings.ts";
import { profiles } from "#server/db/schema/profiles.ts";
import { logIn, makeUser } from "#tests/factories/account.ts";
import { type BookingPair, makeBooking, makeBookingPair } from "#tests/factories/bookings.ts";
import { testServer, testStart } from "#tests/setup/test-server.ts";
import { followClock } from "./clock/booking-clock.jobs.ts";

const server = testServer({ environment: { LIMIT_MESSAGES: "1000" } });

let pair: BookingPair;
beforeEach(async () => {
  server.current.clock.set(testStart);
  pair = await makeBookingPair(server.current.platform.db);
});

type Person = { token: string };

const call = (
  method: "GET" | "POST" | "PUT" | "DELETE",
  path: string,
  from: Person,
  body?: object,
) => server.current.call(method, path, { as: from.token, ...(body ? { body } : {}) });

const visits = () => ({
  other_profile_id: pair.sitter.profileId,
  kind: "booking",
  service_type: "house_visit",
  pet_ids: pair.petIds,
  start_date: "2026-12-19",
  time: "18:00",
  end_date: "2026-12-26",
  end_time: "08:00",
  visits: ["08:00", "18:00"],
  place: "owner_home",
  details: "Moos wil 's ochtends de tuin in.",
});

async function ask(form: object = visits()) {
  const answer = await call("POST", "/api/booking", pair.owner, form);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data;
}

async function accepted(form: object = visits()) {
  const { id } = await ask(form);
  const answer = await call("PUT", `/api/booking/${id}/status`, pair.sitter, {
    status: "accepted",
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data;
}

const get = async (id: number, from: Person) =>
  (await call("GET", `/api/booking/${id}`, from)).json().data;

async function lastMessage(from: Person) {
  const path = `/api/chatRooms/${pair.roomId}/messages?limit=1`;
  return (await call("GET", path, from)).json().data[0];
}

describe("an owner asks", () => {
  it("and the sitter has something to answer, with the price line by line", async () => {
    const booking = await ask();
    expect(booking).toMatchObject({
      kind: "booking",
      status: "pending",
      awaiting: "pet_sitter",
      phase: "upcoming",
      start_date: "2026-12-19T18:00:00+01:00",
      time: "18:00",
      end_date: "2026-12-26T08:00:00+01:00",
      pets: [{ name: "Moos" }, { name: "Minoes" }],
      price_estimate: {
        total_cents: 21000,
        lines: [
          { kind: "care", units: 14, unit: "visit", cents_each: 1200, total_cents: 16800 },
          {
            kind: "extraAnimal",
            pet_name: "Minoes",
            units: 14,
            cents_each: 300,
            total_cents: 4200,
          },
        ],
      },
      allowed_actions: ["changeDates", "changeDetails", "cancel"],
    });
    expect(await get(booking.id, pair.sitter)).toMatchObject({
      allowed_actions: ["accept", "decline", "changeDates", "changeDetails", "cancel"],
      seen_by_sitter: false,
    });
    expect(await lastMessage(pair.sitter)).toMatchObject({
      type: "ACCEPT_BOOKING",
      params: { booking_id: booking.id, about: "booking", awaiting: "pet_sitter" },
      allowed_actions: ["acceptBooking", "declineBooking", "viewBooking"],
    });
    expect(await lastMessage(pair.owner)).toMatchObject({ allowed_actions: ["viewBooking"] });
  });

  it("to meet, for an hour unless an end is given, without a price", async () => {
    const booking = await ask({
      other_profile_id: pair.sitter.profileId,
      kind: "introduction",
      start_date: "2026-11-20T23:30:00Z",
      time: "23:30",
      place: "video_call",
    });
    // The moment given is in the night of the 21st in Amsterdam.
    expect(booking).toMatchObject({
      start_date: "2026-11-21T23:30:00+01:00",
      end_date: "2026-11-22T00:30:00+01:00",
      end_time: "00:30",
      pets: [],
    });
    expect(booking).not.toHaveProperty("price_estimate");
  });

  it("for nothing that has passed, ends before it begins, lasts longer than a year or isn't offered", async () => {
    const refused = async (change: object) => {
      const answer = await call("POST", "/api/booking", pair.owner, { ...visits(), ...change });
      expect(answer.statusCode, answer.body).toBe(422);
      return Object.keys(answer.json().errors);
    };
    expect(await refused({ start_date: "2026-11-14" })).toEqual(["start_date"]);
    expect(await refused({ start_date: "2026-11-15", time: "10:00" })).toEqual(["time"]);
    expect(await refused({ end_date: "2026-12-18" })).toEqual(["end_date"]);
    expect(await refused({ end_date: "2027-12-20" })).toEqual(["end_date"]);
    expect(await refused({ pet_ids: [] })).toEqual(["pet_ids"]);
    expect(await refused({ pet_ids: [999] })).toEqual(["pet_ids"]);
    expect(await refused({ place: "elsewhere" })).toEqual(["place_text"]);
    expect(await refused({ place: "video_call" })).toEqual(["place"]);
    expect(await refused({ service_type: "" })).toEqual(["service_type"]);
    const { db } = server.current.platform;
    expect(await db.$count(bookings)).toBe(0);
  });

  it("is refused for the same reasons as canCreate tells", async () => {
    const { db } = server.current.platform;
    const both = async (from: Person, status: number, reason: string, change: object = {}) => {
      const form = { ...visits(), ...change };
      const told = await call("POST", "/api/booking/canCreate", from, {
        other_profile_id: form.other_profile_id,
        kind: "booking",
      });
      expect(told.json()).toEqual({ can_create: false, reason });
      const answer = await call("POST", "/api/booking", from, form);
      expect([answer.statusCode, answer.json().error]).toEqual([status, reason]);
    };
    await both(pair.sitter, 403, "notOwner");
    await db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, pair.owner.userId));
    await both(pair.owner, 403, "emailNotVerified");
    await db
      .update(users)
      .set({ emailVerifiedAt: new Date() })
      .where(eq(users.id, pair.owner.userId));
    await db
      .update(users)
      .set({ reachedRegistrationEnd: false })
      .where(eq(users.id, pair.owner.userId));
    await both(pair.owner, 409, "registrationIncomplete");
    await db
      .update(users)
      .set({ reachedRegistrationEnd: true })
      .where(eq(users.id, pair.owner.userId));
    await call("POST", "/api/messages/decline", pair.sitter, { chat_room_id: pair.roomId });
    await both(pair.owner, 409, "contactDeclined");
    await call("PUT", `/api/user/blocks/${pair.owner.userId}`, pair.sitter);
    const free = await call("POST", "/api/booking/canCreate", pair.owner, {
      other_profile_id: pair.sitter.profileId,
      kind: "introduction",
    });
    expect(free.json().can_create).toBe(false);
  });

  it("counts as writing: a first question begins a contact, a yes accepts it", async () => {
    const other = await makeBookingPair(server.current.platform.db);
    const form = { ...visits(), other_profile_id: other.sitter.profileId };
    const booking = await ask(form);
    const room = async (from: Person) =>
      (await call("GET", `/api/chatRooms/${booking.chat_room_id}`, from)).json().data;
    expect(await room(other.sitter)).toMatchObject({
      acceptance_status: "pending",
      unread_messages_count: 1,
    });
    await call("PUT", `/api/booking/${booking.id}/status`, other.sitter, { status: "accepted" });
    expect(await room(pair.owner)).toMatchObject({
      acceptance_status: "accepted",
      unread_messages_count: 1,
    });
  });
});

describe("the answer", () => {
  it("yes shares phone and address, until a week after the end", async () => {
    const { db } = server.current.platform;
    await db.update(users).set({ phone: "+31612345678" });
    const form = { ...visits(), place: "sitter_home" };
    const asked = await ask(form);
    const shared = async () => {
      const { profiles: both, address } = await get(asked.id, pair.owner);
      return { phone: both[1].phone, address };
    };
    expect(await shared()).toEqual({});
    await call("PUT", `/api/booking/${asked.id}/status`, pair.sitter, { status: "accepted" });
    const home = {
      street: "Oudegracht",
      house_number: "12",
      postal_code: "3511 AB",
      city: "Utrecht",
    };
    expect(await shared()).toEqual({ phone: "+31612345678", address: home });
    server.current.clock.set("2027-01-02T07:00:00Z");
    expect(await shared()).toEqual({ phone: "+31612345678", address: home });
    server.current.clock.set("2027-01-02T07:31:00Z");
    expect(await shared()).toEqual({});
  });

  it("yes opens what the two may do from then on", async () => {
    const booking = await accepted();
    const seen = await get(booking.id, pair.owner);
    expect(seen.allowed_actions).toEqual([
      "proposeDates",
      "proposePets",
      "proposePrice",
      "changeDetails",
      "cancel",
      "addToCalendar",
      "fillIntake",
    ]);
    expect(await lastMessage(pair.owner)).toMatchObject({
      type: "BOOKING_STATUS_SET",
      params: { status: "accepted", by: "pet_sitter" },
    });
  });

  it("is given once, and only by who is awaited", async () => {
    const { id } = await ask();
    const answer = (from: Person, status: string) =>
      call("PUT", `/api/booking/${id}/status`, from, { status });
    const refusedOwner = await answer(pair.owner, "accepted");
    expect([refusedOwner.statusCode, refusedOwner.json().error]).toEqual([
      409,
      "invalidTransition",
    ]);
    const answers = await Promise.all([
      answer(pair.sitter, "accepted"),
      answer(pair.sitter, "declined"),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  it("comes too late once the beginning has come, whether a job was there or not", async () => {
    const { id } = await ask();
    server.current.clock.set("2026-12-19T17:00:00Z");
    const late = await call("PUT", `/api/booking/${id}/status`, pair.sitter, {
      status: "accepted",
    });
    expect(late.statusCode).toBe(409);
    expect(await get(id, pair.sitter)).toMatchObject({
      status: "closed",
      closed_reason: "expired",
      allowed_actions: [],
    });
  });

  it("of strangers is not there", async () => {
    const { db } = server.current.platform;
    const { id } = await ask();
    const stranger = await makeUser(db, { profileType: "pet_owner" });
    const token = await logIn(db, stranger.id);
    for (const [method, path, body] of [
      ["GET", `/api/booking/${id}`],
      ["PUT", `/api/booking/${id}/status`, { status: "accepted" }],
      ["DELETE", `/api/booking/${id}`, { reason: "Nee" }],
    ] as const) {
      expect((await call(method, path, { token }, body)).statusCode).toBe(404);
    }
  });
});

describe("other dates", () => {
  const later = {
    start_date: "2026-12-20",
    time: "18:00",
    end_date: "2026-12-27",
    end_time: "08:00",
    visits: ["08:00", "18:00"],
  };

  it("while pending take effect at once, and the other is asked", async () => {
    const { id } = await ask();
    const answer = await call("PUT", `/api/booking/${id}/dates`, pair.sitter, later);
    expect(answer.json().data).toMatchObject({
      status: "pending",
      awaiting: "pet_owner",
      start_date: "2026-12-20T18:00:00+01:00",
    });
    const { data } = (
      await call("GET", `/api/chatRooms/${pair.roomId}/messages`, pair.owner)
    ).json();
    expect(data.slice(0, 2)).toMatchObject([
      {
        type: "ACCEPT_BOOKING",
        params: { about: "dates", start_date: "2026-12-19", new_start_date: "2026-12-20" },
      },
      { type: "ACCEPT_BOOKING", params: { answer: "changed" } },
    ]);
    const yes = await call("PUT", `/api/booking/${id}/status`, pair.owner, { status: "accepted" });
    expect(yes.json().data.status).toBe("accepted");
  });

  it("once agreed are a proposal, in place only with a yes", async () => {
    const { id } = await accepted();
    await call("PUT", `/api/booking/${id}/dates`, pair.sitter, {
      ...later,
      reason: "Mijn broer trouwt.",
    });
    expect(await get(id, pair.owner)).toMatchObject({
      status: "accepted",
      start_date: "2026-12-19T18:00:00+01:00",
      awaiting: "pet_owner",
      proposal: {
        kind: "dates",
        proposed_by: "pet_sitter",
        reason: "Mijn broer trouwt.",
        period: { start_date: "2026-12-20T18:00:00+01:00" },
        price_estimate: { total_cents: 21000 },
      },
    });
    // One at a time.
    const second = await call("PUT", `/api/booking/${id}`, pair.owner, { agreed_price: 20000 });
    expect(second.json().error).toBe("invalidTransition");
    const yes = await call("PUT", `/api/booking/${id}/status`, pair.owner, { status: "accepted" });
    expect(yes.json().data).toMatchObject({
      status: "accepted",
      start_date: "2026-12-20T18:00:00+01:00",
      price_estimate: { total_cents: 21000 },
    });
    expect(yes.json().data).not.toHaveProperty("proposal");
  });

  it("that were declined or taken back leave everything as it was", async () => {
    const { id } = await accepted();
    await call("PUT", `/api/booking/${id}/dates`, pair.sitter, later);
    const no = await call("PUT", `/api/booking/${id}/status`, pair.owner, { status: "declined" });
    expect(no.json().data).toMatchObject({
      status: "accepted",
      start_date: "2026-12-19T18:00:00+01:00",
    });
    await call("PUT", `/api/booking/${id}`, pair.owner, { pet_ids: [pair.petIds[0]] });
    const notTheirs = await call("DELETE", `/api/booking/${id}/proposal`, pair.sitter);
    expect(notTheirs.statusCode).toBe(409);
    const back = await call("DELETE", `/api/booking/${id}/proposal`, pair.owner);
    expect(back.json().data).toMatchObject({ pets: [{ name: "Moos" }, { name: "Minoes" }] });
  });
});

describe("price and pets", () => {
  it("are agreed on by a proposal of one and a yes of the other", async () => {
    const { id } = await accepted();
    await call("PUT", `/api/booking/${id}`, pair.sitter, { agreed_price: 19000 });
    const yes = await call("PUT", `/api/booking/${id}/status`, pair.owner, { status: "accepted" });
    expect(yes.json().data).toMatchObject({ agreed_price: 19000 });
    await call("PUT", `/api/booking/${id}`, pair.owner, { pet_ids: [pair.petIds[1]] });
    const fewer = await call("PUT", `/api/booking/${id}/status`, pair.sitter, {
      status: "accepted",
    });
    // What was agreed on was for two.
    expect(fewer.json().data).toMatchObject({
      pets: [{ name: "Minoes" }],
      price_estimate: { total_cents: 16800 },
    });
    expect(fewer.json().data).not.toHaveProperty("agreed_price");
  });

  it("of a sitter's wish for other pets there is none", async () => {
    const { id } = await accepted();
    const answer = await call("PUT", `/api/booking/${id}`, pair.sitter, {
      pet_ids: [pair.petIds[0]],
    });
    expect(answer.json().error).toBe("invalidTransition");
  });
});

describe("cancelling", () => {
  it("keeps the row, tells the other and takes a reason", async () => {
    const { id } = await accepted();
    expect((await call("DELETE", `/api/booking/${id}`, pair.owner, {})).statusCode).toBe(422);
    const answer = await call("DELETE", `/api/booking/${id}`, pair.owner, { reason: "Griep" });
    expect(answer.statusCode).toBe(200);
    expect(answer.json().data).toMatchObject({
      status: "closed",
      closed_reason: "cancelled",
      closed_by: "pet_owner",
      reason: "Griep",
      allowed_actions: [],
    });
    expect(await lastMessage(pair.sitter)).toMatchObject({
      type: "BOOKING_CANCEL_NOTIFICATION",
      params: { reason: "Griep", by: "pet_owner" },
    });
    expect(
      (await call("DELETE", `/api/booking/${id}`, pair.sitter, { reason: "Ook" })).statusCode,
    ).toBe(409);
  });

  it("by a sitter counts in their standing", async () => {
    const { db } = server.current.platform;
    const { id } = await accepted();
    await call("DELETE", `/api/booking/${id}`, pair.sitter, { reason: "Ziek" });
    const [row] = await db.select().from(profiles).where(eq(profiles.id, pair.sitter.profileId));
    expect(row).toMatchObject({ bookingsCancelled: 1, bookingsKept: 0 });
  });
});

describe("stays at somebody's home", () => {
  const stay = (start: string, end: string) => ({
    other_profile_id: pair.sitter.profileId,
    kind: "booking",
    service_type: "day_and_night_care_at_owner_home",
    pet_ids: [pair.petIds[0]],
    start_date: start,
    time: "10:00",
    end_date: end,
    end_time: "10:00",
    place: "owner_home",
  });

  it("don't overlap: of two that do the second is refused, one after the other is fine", async () => {
    await accepted(stay("2026-12-20", "2026-12-27"));
    const { id } = await ask(stay("2026-12-26", "2026-12-30"));
    const refused = await call("PUT", `/api/booking/${id}/status`, pair.sitter, {
      status: "accepted",
    });
    expect([refused.statusCode, refused.json().error]).toEqual([409, "bookingConflict"]);
    expect(await get(id, pair.sitter)).toMatchObject({ status: "pending" });
    await accepted(stay("2026-12-27", "2026-12-30"));
  });

  it("take their days out of the search, until they are cancelled", async () => {
    const found = async () => {
      const path = `/api/sitters?vacations=2026-12-21/2026-12-21&latitude=52.0907&longitude=5.1214`;
      return (await server.current.call("GET", path))
        .json()
        .data.map(({ id }: { id: number }) => id);
    };
    expect(await found()).toContain(pair.sitter.profileId);
    const { id } = await accepted(stay("2026-12-20", "2026-12-27"));
    expect(await found()).not.toContain(pair.sitter.profileId);
    const page = await server.current.call("GET", `/api/sitters/${pair.sitter.profileId}`);
    expect(page.json().data.availability_periods).toContainEqual({
      kind: "away",
      start_date: "2026-12-20",
      end_date: "2026-12-27",
    });
    await call("DELETE", `/api/booking/${id}`, pair.owner, { reason: "Toch niet" });
    expect(await found()).toContain(pair.sitter.profileId);
  });

  it("show as conflicts to either side, without a word about strangers", async () => {
    await accepted(stay("2026-12-20", "2026-12-27"));
    const other = await makeBookingPair(server.current.platform.db);
    const asked = {
      other_profile_id: pair.sitter.profileId,
      start_date: "2026-12-24",
      end_date: "2026-12-28",
      service_type: "sitter_at_owner_home",
    };
    const strangers = await call("POST", "/api/booking/hasConflictingBookings", other.owner, asked);
    expect(strangers.json()).toEqual({
      has_conflicting_bookings: true,
      conflicts: [
        {
          whose: "other",
          start_date: "2026-12-20T10:00:00+01:00",
          end_date: "2026-12-27T10:00:00+01:00",
          is_exclusive: true,
        },
      ],
    });
    const own = await call("POST", "/api/booking/hasConflictingBookings", pair.owner, asked);
    expect(own.json().conflicts).toMatchObject([{ whose: "own", first_name: "Sanne" }]);
  });
});

describe("lists", () => {
  const dayMs = 24 * 60 * 60 * 1000;
  const at = (days: number) => new Date(server.current.clock.now().getTime() + days * dayMs);

  it("split by the beginning, with what goes on beside them", async () => {
    const { db } = server.current.platform;
    const make = (from: number, to: number, more = {}) =>
      makeBooking(db, pair, {
        startsAt: at(from),
        endsAt: at(to),
        serviceType: "house_visit",
        ...more,
      });
    const next = await make(2, 3);
    const far = await make(20, 22);
    const running = await make(-1, 1);
    const over = await make(-9, -8);
    const list = async (query: string) =>
      (await call("GET", `/api/booking${query}`, pair.owner)).json();
    const ids = (data: { id: number }[]) => data.map(({ id }) => id);
    const upcoming = await list("?filter=upcoming");
    expect(ids(upcoming.data)).toEqual([next, far]);
    expect(ids(upcoming.running)).toEqual([running]);
    expect(ids((await list("?filter=past")).data)).toEqual([running, over]);
    expect(await list("?filter=past&limit=5&page=2")).toMatchObject({
      data: [],
      current_page: 2,
      last_page: 1,
    });
    const day = at(2).toISOString().slice(0, 10);
    expect(ids((await list(`?date=${day}`)).data)).toEqual([next]);
    expect(ids((await list(`?date=${day}&until=2027-01-01`)).data)).toEqual([next, far]);
    const withSitter = await call("GET", `/api/booking/with/${pair.sitter.profileId}`, pair.owner);
    expect(ids(withSitter.json().data)).toEqual([far, next, running, over]);
  });

  it("are those of the profile in use", async () => {
    const id = await makeBooking(server.current.platform.db, pair);
    const sitters = (await call("GET", "/api/booking", pair.sitter)).json();
    expect(sitters.data).toMatchObject([{ id, profiles: [{ is_own: false }, { is_own: true }] }]);
  });
});

describe("the clock", () => {
  const run = async () => {
    const { platform, clock } = server.current;
    await followClock({
      ...platform,
      now: clock.now(),
      inTransaction: (work) =>
        platform.db.transaction((tx) => work({ ...platform, db: tx, now: clock.now() })),
    });
  };

  it("ends what nobody answered, and completes what is over, once", async () => {
    const asked = await ask();
    const agreed = await accepted({
      ...visits(),
      start_date: "2026-12-01",
      end_date: "2026-12-02",
    });
    server.current.clock.set("2027-01-10T10:00:00Z");
    await run();
    await run();
    const { db } = server.current.platform;
    const rows = await db.select().from(bookings).orderBy(bookings.id);
    expect(rows).toMatchObject([
      { id: asked.id, status: "closed", closedReason: "expired" },
      { id: agreed.id, status: "closed", closedReason: "completed" },
    ]);
    const [profile] = await db
      .select()
      .from(profiles)
      .where(eq(profiles.id, pair.sitter.profileId));
    expect(profile?.bookingsKept).toBe(1);
    const { data } = (
      await call("GET", `/api/chatRooms/${pair.roomId}/messages`, pair.owner)
    ).json();
    expect(
      data.filter(({ params }: { params?: { status?: string } }) => params?.status === "expired"),
    ).toHaveLength(1);
  });
});

describe("what ends a contact", () => {
  it("a no is refused while something is agreed, and declines what is asked", async () => {
    const agreed = await accepted();
    const refused = await call("POST", "/api/messages/decline", pair.sitter, {
      chat_room_id: pair.roomId,
    });
    expect(refused.json().error).toBe("upcomingBookings");
    await call("DELETE", `/api/booking/${agreed.id}`, pair.sitter, { reason: "Ziek" });
    const asked = await ask();
    await call("POST", "/api/messages/decline", pair.sitter, { chat_room_id: pair.roomId });
    expect(await get(asked.id, pair.owner)).toMatchObject({ status: "declined" });
  });

  it("a block cancels what is ahead, and says so in the room first", async () => {
    const agreed = await accepted();
    const answer = await call("PUT", `/api/user/blocks/${pair.owner.userId}`, pair.sitter);
    expect(answer.statusCode, answer.body).toBeLessThan(300);
    expect(await get(agreed.id, pair.owner)).toMatchObject({
      status: "closed",
      closed_reason: "cancelled",
      closed_by: "pet_sitter",
    });
    expect(await lastMessage(pair.owner)).toMatchObject({ type: "BOOKING_CANCEL_NOTIFICATION" });
  });

  it("a pet that is counted on can't be removed, and a profile neither", async () => {
    await accepted();
    const pet = await call("DELETE", `/api/pets/${pair.petIds[0]}`, pair.owner);
    expect(pet.json().error).toBe("petInUse");
    await call("POST", "/api/user/profile", pair.owner, { profile_type: "pet_sitter" });
    const profile = await call("DELETE", "/api/user/profile/pet_owner", pair.owner);
    expect(profile.json().error).toBe("upcomingBookings");
  });
});
