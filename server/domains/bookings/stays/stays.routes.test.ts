import { describe, expect, it } from "vitest";
import { makeBookingPair } from "#tests/factories/bookings.ts";
import { bookingCalls, type Person } from "#tests/setup/booking-calls.ts";

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

  it("tell nobody when a stranger is away from home, or what else a sitter does", async () => {
    await accepted({ ...visits(), start_date: "2026-12-20", end_date: "2026-12-27" });
    const { owner, sitter } = await makeBookingPair(server.current.platform.db);
    const told = async (from: Person, profileId: number) => {
      const days = { start_date: "2026-12-19", end_date: "2026-12-30" };
      const body = { other_profile_id: profileId, ...days };
      return (await call("POST", "/api/booking/hasConflictingBookings", from, body)).json();
    };
    const nothing = { has_conflicting_bookings: false, conflicts: [] };
    expect(await told(sitter, pair.owner.profileId)).toEqual(nothing);
    expect(await told(owner, pair.sitter.profileId)).toEqual(nothing);
  });
});
