import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { bookings } from "#server/db/schema/bookings.ts";
import { profiles } from "#server/db/schema/profiles.ts";
import { bookingCalls } from "#tests/setup/bookings/booking-calls.ts";
import { followClock } from "./booking-clock.jobs.ts";

const { server, pair, call, ask, accepted, get, lastMessage, visits } = bookingCalls();

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
    await server.current.relay.drain();
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
