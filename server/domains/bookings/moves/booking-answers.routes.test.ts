import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { users } from "#server/db/schema/account.ts";
import { profiles } from "#server/db/schema/profiles.ts";
import { logIn, makeUser } from "#tests/factories/account.ts";
import { makePet } from "#tests/factories/pets.ts";
import { bookingCalls, type Person } from "#tests/setup/bookings/booking-calls.ts";

const { server, pair, call, visits, ask, accepted, get, lastMessage } = bookingCalls();

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
    // The owner's last one asks for the intake form.
    expect(await lastMessage(pair.sitter)).toMatchObject({
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

describe("a yes that comes too late for what was proposed", () => {
  it("is 409 and changes nothing: the new days have begun, or a pet has gone", async () => {
    const { db } = server.current.platform;
    const { id } = await accepted();
    const path = `/api/booking/${id}`;
    await call("PUT", `${path}/dates`, pair.sitter, {
      start_date: "2026-12-01",
      time: "18:00",
      end_date: "2026-12-03",
      end_time: "08:00",
      visits: ["08:00", "18:00"],
    });
    server.current.clock.set("2026-12-02T10:00:00Z");
    const yes = () => call("PUT", `${path}/status`, pair.owner, { status: "accepted" });
    expect((await yes()).json().error).toBe("invalidTransition");
    expect(await get(id, pair.owner)).toMatchObject({ start_date: "2026-12-19T18:00:00+01:00" });
    await call("PUT", `${path}/status`, pair.owner, { status: "declined" });
    const bo = await makePet(db, pair.owner.profileId, { name: "Bo" });
    await call("PUT", path, pair.owner, { pet_ids: [bo.id] });
    expect((await call("DELETE", `/api/pets/${bo.id}`, pair.owner)).statusCode).toBe(204);
    const late = await call("PUT", `${path}/status`, pair.sitter, { status: "accepted" });
    expect(late.json().error).toBe("invalidTransition");
    expect(await get(id, pair.owner)).toMatchObject({
      pets: [{ name: "Moos" }, { name: "Minoes" }],
    });
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
    await server.current.relay.drain();
    const [row] = await db.select().from(profiles).where(eq(profiles.id, pair.sitter.profileId));
    expect(row).toMatchObject({ bookingsCancelled: 1, bookingsKept: 0 });
  });
});
