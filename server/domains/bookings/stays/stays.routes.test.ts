import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { daysOf } from "#contract/bookings/price-estimate.ts";
import { availabilityPeriods, profiles } from "#server/db/schema/profiles.ts";
import { makeBooking, makeBookingPair } from "#tests/factories/bookings.ts";
import { makeRoom } from "#tests/factories/chat.ts";
import { bookingCalls, type Person } from "#tests/setup/bookings/booking-calls.ts";

const { server, pair, call, ask, accepted, get, visits } = bookingCalls();

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

  const conflictsOf = async (from: Person, asked: object) => {
    const answer = await call("POST", "/api/booking/hasConflictingBookings", from, asked);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json();
  };
  const nothing = {
    has_conflicting_bookings: false,
    conflicts: [],
    other_unavailable: false,
  };

  it("show to the one whose they are: with whom, when, and that a second one is refused", async () => {
    const { id } = await accepted(stay("2026-12-20", "2026-12-27"));
    const stranger = await makeBookingPair(server.current.platform.db);
    const asked = {
      other_profile_id: stranger.owner.profileId,
      start_date: "2026-12-24",
      end_date: "2026-12-28",
      service_type: "sitter_at_owner_home",
    };
    expect(await conflictsOf(pair.sitter, asked)).toEqual({
      has_conflicting_bookings: true,
      conflicts: [
        {
          whose: "own",
          start_date: "2026-12-20T10:00:00+01:00",
          end_date: "2026-12-27T10:00:00+01:00",
          is_exclusive: true,
          booking_id: id,
          first_name: "Tess",
        },
      ],
      other_unavailable: false,
    });
    const own = { ...asked, other_profile_id: pair.sitter.profileId };
    expect(await conflictsOf(pair.owner, own)).toMatchObject({
      conflicts: [{ whose: "own", first_name: "Sanne" }],
      // Of these days she is taken by nothing but what the owner planned with her.
      other_unavailable: false,
    });
    expect(await conflictsOf(pair.owner, { ...own, booking_id: id })).toEqual(nothing);
  });

  it.each(["declined", "accepted", "closed"] as const)(
    "tell a sitter nothing of when an owner is away, whom a %s booking once joined",
    async (status) => {
      const db = server.current.platform.db;
      const rival = await makeBookingPair(db);
      const roomId = await makeRoom(db, { owner: pair.owner, sitter: rival.sitter });
      const earlier = new Date("2026-06-01T10:00:00Z");
      await makeBooking(
        db,
        { owner: pair.owner, sitter: rival.sitter, roomId },
        {
          status,
          closedReason: status === "closed" ? "cancelled" : null,
          startsAt: earlier,
          endsAt: new Date("2026-06-02T10:00:00Z"),
        },
      );
      await accepted(stay("2026-12-20", "2026-12-27"));
      const wide = { start_date: "2026-11-20", end_date: "2027-09-16" };
      const body = { other_profile_id: pair.owner.profileId };
      expect(await conflictsOf(rival.sitter, { ...body, ...wide })).toEqual(nothing);
      for (const day of daysOf("2026-12-18", "2026-12-29")) {
        const asked = { ...body, start_date: day, service_type: "sitter_at_owner_home" };
        expect(await conflictsOf(rival.sitter, asked)).toEqual(nothing);
      }
      // Nor whether such an owner is there at all.
      expect(await conflictsOf(rival.sitter, { other_profile_id: 999_999, ...wide })).toEqual(
        nothing,
      );
    },
  );

  it("tell an owner of a sitter what her page shows, day for day, and nothing else", async () => {
    await accepted(stay("2026-12-20", "2026-12-23"));
    await accepted({ ...visits(), start_date: "2026-12-27", end_date: "2026-12-28" });
    const db = server.current.platform.db;
    await db.insert(availabilityPeriods).values({
      profileId: pair.sitter.profileId,
      kind: "away",
      startOn: "2027-01-02",
      endOn: "2027-01-03",
    });
    const { owner } = await makeBookingPair(db);
    const page = await call("GET", `/api/sitters/${pair.sitter.profileId}`, owner);
    type Period = { kind: string; start_date: string; end_date: string };
    const away: Period[] = page
      .json()
      .data.availability_periods.filter(({ kind }: Period) => kind === "away");
    expect(away).toHaveLength(2);
    for (const day of daysOf("2026-12-18", "2027-01-05")) {
      const isShown = away.some((one) => one.start_date <= day && day <= one.end_date);
      const asked = { other_profile_id: pair.sitter.profileId, start_date: day };
      expect(await conflictsOf(owner, asked), day).toEqual({
        ...nothing,
        other_unavailable: isShown,
      });
    }
    const week = { start_date: "2026-12-22", end_date: "2026-12-29", time: "18:00" };
    const asked = { ...week, other_profile_id: pair.sitter.profileId };
    expect(await conflictsOf(owner, asked)).toEqual({ ...nothing, other_unavailable: true });
  });

  it("tell of a sitter whose page is closed only to those who may ask her", async () => {
    await accepted(stay("2026-12-20", "2026-12-23"));
    const db = server.current.platform.db;
    await db
      .update(profiles)
      .set({ publishedAt: null })
      .where(eq(profiles.id, pair.sitter.profileId));
    const { owner } = await makeBookingPair(db);
    const asked = { other_profile_id: pair.sitter.profileId, start_date: "2026-12-21" };
    expect(await conflictsOf(owner, asked)).toEqual(nothing);
    const { owner: known } = await makeBookingPair(db);
    await makeRoom(db, { owner: known, sitter: pair.sitter });
    expect(await conflictsOf(known, asked)).toEqual({ ...nothing, other_unavailable: true });
  });
});
