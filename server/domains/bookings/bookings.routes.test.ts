import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { dayMs } from "#contract/shared/durations.ts";
import { users } from "#server/db/schema/account.ts";
import { bookings } from "#server/db/schema/bookings.ts";
import { profiles } from "#server/db/schema/profiles.ts";
import { makeBooking, makeBookingPair } from "#tests/factories/bookings.ts";
import { bookingCalls, type Person } from "#tests/setup/bookings/booking-calls.ts";
import { testStart } from "#tests/setup/test-server.ts";

const { server, pair, call, ask, get, lastMessage, visits } = bookingCalls();

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

  it("and so answers what the sitter had said they would like, of whatever kind", async () => {
    const roomOf = async (person: Person) =>
      (await call("GET", `/api/chatRooms/${pair.roomId}`, person)).json().data;
    const wish = { chat_room_id: pair.roomId, for_introduction: true };
    const path = "/api/messages/indicateInterestInBooking";
    expect((await call("POST", path, pair.sitter, wish)).statusCode).toBe(201);
    expect(await roomOf(pair.owner)).toMatchObject({ open_wish: "introduction" });
    await ask();
    for (const person of [pair.owner, pair.sitter]) {
      expect(await roomOf(person)).not.toHaveProperty("open_wish");
    }
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
      // The yes, and that the intake form is to be filled in.
      unread_messages_count: 2,
    });
  });
});

describe("a sitter who has not answered anything", () => {
  it("is asked three things, and no fourth until one of them is answered", async () => {
    const other = await makeBookingPair(server.current.platform.db);
    const form = { ...visits(), other_profile_id: other.sitter.profileId };
    const { id } = await ask(form);
    await ask({ ...form, start_date: "2027-01-04", end_date: "2027-01-06" });
    await ask({ ...form, start_date: "2027-02-04", end_date: "2027-02-06" });
    const fourth = () => call("POST", "/api/booking", pair.owner, form);
    const refused = await fourth();
    expect([refused.statusCode, refused.json().error]).toEqual([409, "awaitingReply"]);
    const wish = { other_profile_id: other.sitter.profileId, kind: "booking" };
    const told = await call("POST", "/api/booking/canCreate", pair.owner, wish);
    expect(told.json()).toEqual({ can_create: false, reason: "awaitingReply" });
    await call("PUT", `/api/booking/${id}/status`, other.sitter, { status: "accepted" });
    expect((await fourth()).statusCode).toBe(200);
  });
});

describe("a sitter who is not published any more", () => {
  const page = (from: Person) => call("GET", `/api/booking/sitter/${pair.sitter.profileId}`, from);

  it("is there for who is in contact with them, and for nobody else", async () => {
    const { db } = server.current.platform;
    const stranger = await makeBookingPair(db);
    expect((await page(stranger.owner)).statusCode).toBe(200);
    await db
      .update(profiles)
      .set({ publishedAt: null })
      .where(eq(profiles.id, pair.sitter.profileId));
    const known = await page(pair.owner);
    expect(known.statusCode, known.body).toBe(200);
    expect(known.json().data).toMatchObject({ first_name: "Sanne", is_published: false });
    expect(known.json().data.services).toHaveLength(6);
    expect((await ask()).status).toBe("pending");
    expect((await page(stranger.owner)).statusCode).toBe(404);
    expect((await page(pair.sitter)).statusCode).toBe(404);
  });
});

describe("lists", () => {
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

  it("say how many wait for an answer, however many there are", async () => {
    const { db } = server.current.platform;
    const asked = {
      status: "pending",
      awaiting: "pet_sitter",
      serviceType: "house_visit",
    } as const;
    for (let nr = 0; nr < 60; nr += 1) {
      await makeBooking(db, pair, { ...asked, startsAt: at(10 + nr), endsAt: at(11 + nr) });
    }
    // What was not answered in time waits no longer.
    await makeBooking(db, pair, { ...asked, startsAt: at(-2), endsAt: at(3) });
    const price = { kind: "price", agreedPrice: 1, createdAt: testStart } as const;
    await makeBooking(db, pair, {
      proposal: { ...price, proposedBy: "pet_owner" },
      awaiting: "pet_sitter",
    });
    const count = async (from: Person) =>
      (await call("GET", "/api/booking?filter=past&limit=5", from)).json().awaiting_count;
    expect(await count(pair.sitter)).toBe(61);
    expect(await count(pair.owner)).toBe(0);
  });

  it("are those of the profile in use", async () => {
    const id = await makeBooking(server.current.platform.db, pair);
    const sitters = (await call("GET", "/api/booking", pair.sitter)).json();
    expect(sitters.data).toMatchObject([{ id, profiles: [{ is_own: false }, { is_own: true }] }]);
  });
});
