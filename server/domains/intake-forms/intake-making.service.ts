import {
  type BookingRow,
  findBooking,
  listKnownPets,
} from "#server/domains/bookings/booking-access.service.ts";
import type { BookingMoved } from "#server/domains/bookings/bookings.events.ts";
import {
  endFormRequest,
  writeProductMessage,
} from "#server/domains/chat/messages/product-messages.service.ts";
import type { Context } from "#server/platform/context.ts";
import { wholeSection } from "./intake-changes.rules.ts";
import { encryptSection } from "./intake-contents.ts";
import { intakeAsked } from "./intake-forms.events.ts";
import * as repository from "./intake-forms.repository.ts";
import {
  countDone,
  messageOnAcceptance,
  partsOf,
  progressOf,
  type SectionKey,
  takenOver,
} from "./intake-forms.rules.ts";
import { completeForm, toEvent, writeVersion } from "./intake-forms.service.ts";
import { lockOrMakeForm, readSections } from "./intake-saving.service.ts";
import { findStanding } from "./standing-forms.service.ts";

/**
 * Part of accepting: a booking has a form from then on, and other pets have parts of their own. When it
 * is over, whoever was still asked for it is asked no more.
 */
export async function followBooking(
  ctx: Context<"encryption" | "outbox">,
  { bookingId, kind, event, by }: BookingMoved,
): Promise<void> {
  if (kind !== "booking") return;
  if (event === "complete" || event === "cancel") return stopAsking(ctx, bookingId);
  if (event !== "accept" && event !== "acceptProposal") return;
  const booking = await findBooking(ctx.db, bookingId);
  if (!booking || booking.ownerProfileId === null) return;
  const before = await repository.findForm(ctx.db, { bookingId });
  const form = await lockOrMakeForm(ctx, { profileId: booking.ownerProfileId, bookingId });
  const { progress, taken } = await fillFromStanding(ctx, booking, form);
  const changed = taken.map(({ section }) => ({ section, changes: [{ field: wholeSection }] }));
  if (form.version > 0) await writeVersion(ctx, { booking, form, changed, isComplete: false });
  // What is complete as it was needs no word.
  if (before && progress === "completed") return;
  if (before && progressOf(before) !== "completed") return;
  await tellOwner(ctx, booking, { progress, isWithYes: event === "accept" && by === "pet_sitter" });
  if (progress === "completed") await completeForm(ctx, { booking, form });
}

async function stopAsking(ctx: Context<"outbox">, bookingId: number): Promise<void> {
  const roomId = (await findBooking(ctx.db, bookingId))?.chatRoomId ?? null;
  if (roomId !== null) await endFormRequest(ctx, { roomId, bookingId });
}

/** Fills the parts that are still empty. */
async function fillFromStanding(
  ctx: Context<"encryption">,
  booking: BookingRow,
  form: repository.FormRow,
) {
  const { db, now, encryption } = ctx;
  const petIds = (await listKnownPets(db, booking.id)).map(({ id }) => id);
  const parts = partsOf({ petIds, place: booking.place });
  const saved = await readSections(ctx, form.id);
  const isEmpty = (part: SectionKey) => !saved.some(({ section }) => section === part);
  const standing = await findStanding(ctx, form.profileId);
  const taken = takenOver(parts.filter(isEmpty), standing, now);
  for (const section of taken) {
    await repository.putSection(db, encryptSection(encryption, form.id, section));
  }
  const partsDone = countDone(parts, [...saved, ...taken]);
  await repository.changeForm(db, form.id, { parts: parts.length, partsDone, updatedAt: now });
  const progress = progressOf({ parts: parts.length, partsDone });
  return { progress, taken: taken.filter(({ isConfirmed }) => isConfirmed) };
}

/** That it was filled for them, or that they have to. */
async function tellOwner(
  ctx: Context<"outbox">,
  booking: BookingRow,
  { progress, isWithYes }: { progress: ReturnType<typeof progressOf>; isWithYes: boolean },
): Promise<void> {
  if (booking.chatRoomId !== null) {
    await writeProductMessage(ctx, {
      roomId: booking.chatRoomId,
      type: messageOnAcceptance(progress),
      params: { bookingId: booking.id },
      forSide: "pet_owner",
    });
  }
  if (progress === "completed") return;
  await ctx.outbox.publish(ctx.db, [intakeAsked({ ...toEvent(booking), isWithYes })]);
}
