import type { ReminderParams } from "#contract/reminders/reminder-messages.ts";
import { toInstant } from "#contract/shared/dates.ts";
import type { Db } from "#server/db/database.ts";
import { findBookingFacts } from "#server/domains/bookings/facts/booking-facts.service.ts";
import type { Outside } from "#server/platform/context.ts";
import { bothOf, lockToRemind, type RemindContext, remind } from "../remind.service.ts";
import { mostAtOnce } from "../reminders.repository.ts";
import { dueBeforeStart } from "../reminders.rules.ts";
import {
  type AheadRow,
  findAhead,
  listStarting,
  type StartCause,
} from "./due-bookings.repository.ts";

const startCauses = ["before24h", "before1h"] as const satisfies readonly StartCause[];

/** A day and an hour before something begins, both are reminded of it. */
export async function* startsToRemindOf(ctx: Outside<RemindContext>) {
  for (const cause of startCauses) {
    for (const row of await listStarting(ctx.db, { cause, now: ctx.now, most: mostAtOnce })) {
      const act = () => ctx.inTransaction((step) => remindOfStart(step, { cause, row }));
      yield { key: `${cause}:${row.id}`, act };
    }
  }
}

async function remindOfStart(
  ctx: RemindContext,
  { cause, row }: { cause: StartCause; row: AheadRow },
): Promise<void> {
  const { id: bookingId } = row;
  await lockToRemind(ctx, { receivers: bothOf(row), roomIds: [row.chatRoomId] });
  const booking = await findAhead(ctx.db, bookingId);
  const dueAt = booking && dueBeforeStart(cause, booking, ctx.now);
  if (!dueAt) return;
  const { chatRoomId: roomId, startsAt } = booking;
  const params = { ...(await paramsOf(ctx.db, bookingId)), at: toInstant(startsAt) };
  await remind(ctx, {
    cause,
    subject: `booking:${bookingId}`,
    dueAt,
    receivers: bothOf(booking),
    about: { bookingId },
    messages: roomId === null ? [] : [{ roomId, params }],
  });
}

/** What a message tells of the booking that it is about. */
export async function paramsOf(db: Db, bookingId: number): Promise<ReminderParams> {
  const facts = await findBookingFacts(db, bookingId);
  if (!facts) return { bookingId };
  const { kind: bookingKind, serviceType, petNames } = facts;
  return {
    bookingId,
    bookingKind,
    ...(serviceType ? { serviceType } : {}),
    ...(petNames.length > 0 ? { petNames: petNames.join(", ") } : {}),
  };
}
