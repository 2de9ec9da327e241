import type { MissedVisitParams } from "#contract/logbooks/logbook-messages.ts";
import { toInstant } from "#contract/shared/dates.ts";
import { findBookingFacts } from "#server/domains/bookings/facts/booking-facts.service.ts";
import {
  changeProductMessage,
  findLastSaid,
  lockRoomToTell,
  writeProductMessage,
} from "#server/domains/chat/messages/product-messages.service.ts";
import { dayInAmsterdam } from "#server/platform/clock.ts";
import type { Context } from "#server/platform/context.ts";
import { findLogbook } from "../logbook-access.service.ts";
import { type LogbookRow, listLogbookPets, lockLogbook } from "../logbooks.repository.ts";
import { changeVisit, type EntryRow, listVisitsNear } from "../visits.repository.ts";
import type { AwaitedRow } from "./missed-visits.repository.ts";
import { isMissed } from "./missed-visits.rules.ts";
import { visitMissed } from "./telling.events.ts";
import { findToldEntry } from "./telling.repository.ts";

/** The room, then the logbook, as everybody locks them; what counts is read behind the locks. */
export async function tellMissedVisit(
  ctx: Context<"outbox">,
  { logbookId, entryId }: AwaitedRow,
): Promise<void> {
  const { db, now } = ctx;
  const known = await findLogbook(db, logbookId);
  if (known?.chatRoomId) await lockRoomToTell(db, known.chatRoomId);
  const logbook = await lockLogbook(db, logbookId);
  if (!logbook || logbook.cancelledAt) return;
  const visit = await findToldEntry(db, entryId);
  if (!visit?.plannedAt) return;
  const others = await listVisitsNear(db, logbookId, visit.plannedAt);
  if (!isMissed(visit, others, now)) return;
  await changeVisit(db, entryId, { missedToldAt: now });
  await sayMissed(ctx, { logbook, visit });
  await ctx.outbox.publish(db, [visitMissed({ logbookId, entryId })]);
}

async function sayMissed(
  ctx: Context<"outbox">,
  { logbook, visit }: { logbook: LogbookRow; visit: EntryRow },
): Promise<void> {
  const { chatRoomId: roomId, bookingId } = logbook;
  if (roomId === null || !visit.plannedAt) return;
  const pets = await listLogbookPets(ctx.db, [logbook.id]);
  const booking = bookingId === null ? null : await findBookingFacts(ctx.db, bookingId);
  const params: MissedVisitParams = {
    logbookId: logbook.id,
    entryId: visit.id,
    petNames: pets.map(({ name }) => name).join(", "),
    plannedAt: toInstant(visit.plannedAt),
    day: dayInAmsterdam(ctx.now),
    ...(booking ? { bookingId: booking.bookingId } : {}),
    ...(booking?.serviceType ? { serviceType: booking.serviceType } : {}),
  };
  const forSide = "pet_owner";
  await writeProductMessage(ctx, { roomId, type: "REMINDER_CHECK_IN", params, forSide });
}

/** Part of telling that somebody came: who was told that nobody did, reads that they are there. */
export async function answerMissedVisit(
  ctx: Context<"outbox">,
  { roomId, entryId }: { roomId: number; entryId: number },
): Promise<void> {
  const { db } = ctx;
  const type = "REMINDER_CHECK_IN";
  if (!(await lockRoomToTell(db, roomId))) return;
  const said = await findLastSaid(db, { roomId, types: [type], key: "entryId", id: entryId });
  if (!said || said.params.isAnswered === true) return;
  const params = { ...said.params, isAnswered: true };
  await changeProductMessage(ctx, { roomId, messageId: said.id, type, params, isNews: false });
}
