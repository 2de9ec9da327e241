import type { Outside } from "#server/platform/context.ts";
import { paramsOf } from "../bookings/booking-reminders.service.ts";
import { bothOf, lockToRemind, type RemindContext, remind } from "../remind.service.ts";
import { mostAtOnce } from "../reminders.repository.ts";
import { dueIntroduction, duePlanning } from "../reminders.rules.ts";
import {
  type ContactRow,
  findContact,
  findMeeting,
  listMet,
  listUnplanned,
  type MeetingRow,
} from "./due-contacts.repository.ts";

/** Two who have agreed to be in contact and plan nothing, and two who have met. */
export async function* contactsToRemindOf(ctx: Outside<RemindContext>) {
  const page = { now: ctx.now, most: mostAtOnce };
  for (const row of await listUnplanned(ctx.db, page)) {
    const act = () => ctx.inTransaction((step) => remindToPlan(step, row));
    yield { key: `planning:${row.roomId}`, act };
  }
  for (const row of await listMet(ctx.db, page)) {
    const act = () => ctx.inTransaction((step) => remindAfterMeeting(step, row));
    yield { key: `introduction:${row.id}`, act };
  }
}

async function remindToPlan(ctx: RemindContext, row: ContactRow): Promise<void> {
  const { roomId, ownerProfileId: profileId, sitterProfileId } = row;
  const receivers = [{ side: "pet_owner", profileId } as const];
  await lockToRemind(ctx, { receivers, roomIds: [roomId] });
  const contact = await findContact(ctx.db, roomId);
  const dueAt = contact && duePlanning(contact, ctx.now);
  if (!dueAt) return;
  await remind(ctx, {
    cause: "planning",
    subject: `room:${roomId}`,
    dueAt,
    receivers,
    about: { roomId, ...(sitterProfileId === null ? {} : { otherProfileId: sitterProfileId }) },
    messages: [{ roomId, params: {} }],
  });
}

async function remindAfterMeeting(ctx: RemindContext, row: MeetingRow): Promise<void> {
  const { id: bookingId, roomId } = row;
  const receivers = bothOf(row);
  await lockToRemind(ctx, { receivers, roomIds: [roomId] });
  const meeting = await findMeeting(ctx.db, bookingId);
  const dueAt = meeting && dueIntroduction(meeting, ctx.now);
  if (!dueAt) return;
  await remind(ctx, {
    cause: "introduction",
    subject: `booking:${bookingId}`,
    dueAt,
    receivers,
    about: { bookingId, roomId },
    messages: [{ roomId, params: await paramsOf(ctx.db, bookingId) }],
  });
}
