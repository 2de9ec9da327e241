import { and, eq, inArray } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { hourMs } from "#contract/shared/durations.ts";
import { users } from "#server/db/schema/account.ts";
import { bookings } from "#server/db/schema/bookings.ts";
import { chatRooms } from "#server/db/schema/chat.ts";
import { password } from "#tests/factories/account.ts";
import { makeBooking } from "#tests/factories/bookings.ts";
import { makeOwner, makePet } from "#tests/factories/pets.ts";
import { bookingCalls } from "#tests/setup/bookings/booking-calls.ts";
import { hasOneConnection } from "#tests/setup/races.ts";
import { testStart } from "#tests/setup/test-server.ts";

const { server, pair, call, visits } = bookingCalls();
const db = () => server.current.platform.db;
const fromNow = (hours: number) => new Date(Date.parse(testStart) + hours * hourMs);

const leave = (who: "owner" | "sitter") => call("DELETE", "/api/user", pair[who], { password });
const isLeaving = async (who: "owner" | "sitter") => {
  const [user] = await db().select().from(users).where(eq(users.id, pair[who].userId));
  return user?.deletionAskedAt != null;
};

/** Asked or agreed on, and still to come. */
const countAhead = () =>
  db().$count(
    bookings,
    and(inArray(bookings.status, ["pending", "accepted"]), eq(bookings.startOn, "2026-12-19")),
  );

// On the embedded database's one connection each waits for the whole of the other.
describe.skipIf(hasOneConnection)("as somebody asks to go", () => {
  it.each(["owner", "sitter"] as const)(
    "the %s: nothing that is asked at once is left",
    async (who) => {
      await makeBooking(db(), pair, { startsAt: fromNow(-24), endsAt: fromNow(24) });
      for (let round = 0; round < 8; round += 1) {
        const [left, asked] = await Promise.all([
          leave(who),
          call("POST", "/api/booking", pair.owner, visits()),
        ]);
        expect([left.statusCode, asked.statusCode]).toEqual([202, expect.any(Number)]);
        expect([200, 409]).toContain(asked.statusCode);
        expect(await countAhead()).toBe(0);
        expect((await call("DELETE", "/api/user/deletion", pair[who])).statusCode).toBe(204);
      }
    },
  );

  it("a contact that is begun at once is there, or is not", async () => {
    await makeBooking(db(), pair, { startsAt: fromNow(-24), endsAt: fromNow(24) });
    for (let round = 0; round < 8; round += 1) {
      const stranger = await makeOwner(db());
      await makePet(db(), stranger.profileId);
      const message = { profile_id: pair.sitter.profileId, message: "Heb je tijd voor Bo?" };
      const [left, wrote] = await Promise.all([
        leave("sitter"),
        call("POST", "/api/messages", stranger, message),
      ]);
      expect(left.statusCode).toBe(202);
      const rooms = await db().$count(chatRooms, eq(chatRooms.ownerProfileId, stranger.profileId));
      expect([
        [201, 1],
        [404, 0],
        [409, 0],
      ]).toContainEqual([wrote.statusCode, rooms]);
      expect(await isLeaving("sitter")).toBe(true);
      await call("DELETE", "/api/user/deletion", pair.sitter);
    }
  });
});
