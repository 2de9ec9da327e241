import { ApiError } from "#web/lib/api/api-error.ts";
import { api } from "#web/lib/api/browser-api.ts";
import { createTries } from "#web/lib/api/idempotency-key.ts";

/** To what the card says: with the revision that it was written at, and not the newest. */
export type BookingAnswer = {
  status: "accepted" | "declined";
  reason?: string;
  revision?: number;
};

const tries = createTries();

/** Imported when first called: with the endpoint tables comes zod, which reading does without. */
export async function answerBooking(bookingId: number, answer: BookingAnswer): Promise<void> {
  const idempotencyKey = tries.keyFor([bookingId, answer]);
  const params = { id: String(bookingId) };
  try {
    await api.call("bookings.setStatus", { params, body: answer }, { idempotencyKey });
    tries.answered();
  } catch (error) {
    // A refusal is an answer: under the same key it would only be repeated.
    if (error instanceof ApiError && error.status !== 0) tries.answered();
    throw error;
  }
}
