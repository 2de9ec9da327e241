import { asc, eq } from "drizzle-orm";
import { beforeEach } from "vitest";
import type { ReminderType } from "#contract/reminders/reminder-messages.ts";
import { chatRooms, messages } from "#server/db/schema/chat.ts";
import { notifications } from "#server/db/schema/notifications.ts";
import { requests } from "#server/db/schema/requests.ts";
import { sendReminders } from "#server/domains/reminders/reminders.domain.ts";
import { bookingCalls } from "../bookings/booking-calls.ts";
import { sentMails } from "../sent-mails.ts";
import { testJobContext } from "../test-context.ts";

/** Two people with a booking, a clock that comes by, and what they were told by then. */
export function reminderLooks() {
  const calls = bookingCalls();
  const { server, visits, accepted } = calls;
  const db = () => server.current.platform.db;

  /** What the look at the clock does at a moment, and what follows from it. */
  async function lookAt(moment: string): Promise<void> {
    server.current.clock.set(moment);
    await sendReminders(testJobContext(server.current.platform));
    await server.current.relay.drain();
  }

  /** What was said in the rooms: type and whom it was for. */
  async function said(): Promise<string[]> {
    const rows = await db().select().from(messages).orderBy(asc(messages.id));
    return rows
      .filter(({ type }) => type.startsWith("REMINDER_"))
      .map(({ type, forSide }) => `${type} ${forSide}`);
  }

  /** Which reminders were told besides, by list and mail. */
  async function told(who: { userId: number }) {
    const listed = await db()
      .select()
      .from(notifications)
      .where(eq(notifications.userId, who.userId))
      .orderBy(asc(notifications.id));
    return listed.filter(({ kind }) => kind === "reminders").map(({ type }) => type);
  }

  async function mailedTo(who: { userId: number }) {
    const mails = await sentMails(server.current);
    return mails.filter(({ userId, text }) => userId === who.userId && /herinneringen/.test(text));
  }

  const both = (type: ReminderType) => [`${type} pet_owner`, `${type} pet_sitter`];

  async function bookingOf(change: object = {}): Promise<{ id: number }> {
    return accepted({ ...visits(), ...change });
  }

  /** Nothing else is due: nobody knows since when they are in contact, and the owner asks for nobody. */
  beforeEach(async () => {
    await db().delete(requests);
    await db().update(chatRooms).set({ statusChangedAt: null });
  });

  return { ...calls, db, lookAt, said, told, mailedTo, both, bookingOf };
}
