import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import type { Db } from "#server/db/database.ts";
import { messages } from "#server/db/schema/chat.ts";
import { reminders } from "#server/db/schema/clock/reminders.ts";
import { requests } from "#server/db/schema/requests.ts";
import { cancelBooking } from "#server/domains/bookings/bookings.service.ts";
import { checkInOut } from "#server/domains/logbooks/visits.service.ts";
import { logbookCalls } from "#tests/setup/logbooks/logbook-calls.ts";
import { hasOneConnection, whileUncommitted } from "#tests/setup/races.ts";
import { testContext, testJobContext } from "#tests/setup/test-context.ts";
import { sendReminders } from "./reminders.domain.ts";

/** An hour and a half after the first of two visits of a day was to begin; the next day there are two more. */
const { server, db, stay } = logbookCalls();
beforeEach(async () => {
  await db().delete(requests);
});
const look = () => sendReminders(testJobContext(server.current.platform));
const said = async () => {
  const rows = await db().select().from(messages).where(eq(messages.chatRoomId, stay.roomId));
  return rows.map(({ type, forSide }) => `${type} ${forSide}`).toSorted();
};
const missed = ["REMINDER_CHECK_IN pet_owner", "REMINDER_CHECK_IN pet_sitter"];

describe.skipIf(hasOneConnection)("two that look at the clock at once", () => {
  it("remind everybody once", async () => {
    await Promise.all([look(), look(), look()]);
    await look();
    expect(await said()).toEqual(missed);
    expect(await db().select().from(reminders)).toHaveLength(2);
  });
});

describe.skipIf(hasOneConnection)("what happens at the moment of a reminder", () => {
  const as = (userId: number, tx: Db) => testContext(server.current.platform, { db: tx, userId });

  it("nobody is told that nobody came when somebody comes", async () => {
    const come = (tx: Db) =>
      checkInOut(as(stay.sitter.userId, tx), {
        logbookId: stay.logbookId,
        form: { action: "check_in" },
      });
    await whileUncommitted(db(), come, look);
    expect(await said()).toEqual([]);
  });

  it("nobody is reminded of what is called off", async () => {
    const cancel = (tx: Db) => {
      const ports = {
        findIntakeStates: async () => new Map(),
        findLogbookIds: async () => new Map(),
      };
      const ctx = { ...as(stay.owner.userId, tx), ports };
      return cancelBooking(ctx, { bookingId: stay.bookingId, reason: "Toch niet." });
    };
    await whileUncommitted(db(), cancel, look);
    await server.current.relay.drain();
    expect((await said()).filter((line) => line.startsWith("REMINDER_"))).toEqual([]);
  });
});
