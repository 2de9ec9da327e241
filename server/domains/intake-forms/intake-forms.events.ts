import * as z from "zod";
import { id } from "#contract/shared/ids.ts";
import { defineEvent } from "#server/platform/outbox/events.ts";

/** Whom it concerns; absent: somebody who has gone. What the form says is never part of an event. */
const about = z.object({
  bookingId: id,
  ownerUserId: id.optional(),
  sitterUserId: id.optional(),
});
export type IntakeEvent = z.infer<typeof about>;

const stream = ({ bookingId }: IntakeEvent) => `booking:${bookingId}`;

/** The owner has to fill it in. With the sitter's yes, the mail about that asks for it too. */
export const intakeAsked = defineEvent(
  "intake.asked",
  about.extend({ isWithYes: z.boolean().optional() }),
  stream,
);
/** It is complete: the sitter can read it. */
export const intakeFilled = defineEvent("intake.filled", about, stream);
/** Something in it is otherwise: the sitter has to confirm that. */
export const intakeChanged = defineEvent("intake.changed", about, stream);
/** The sitter has confirmed changes. */
export const intakeSeen = defineEvent("intake.seen", about, stream);
