import { api } from "#web/lib/api/browser-api.ts";
import { createTries } from "#web/lib/api/idempotency-key.ts";
import { bodyOf, type ProductValues, type ReviewValues, wordsOf } from "./plain-forms.ts";

const tries = createTries();

export async function sendReview(bookingId: number, values: ReviewValues): Promise<void> {
  const body = { bookingId, ...bodyOf(values) };
  await api.call("reviews.create", { body }, { idempotencyKey: tries.keyFor(body) });
}

export async function changeReview(reviewId: number, values: ReviewValues): Promise<void> {
  const params = { id: String(reviewId) };
  await api.call("reviews.update", { params, body: bodyOf(values) });
}

export async function sendProductReview({ rating, ...words }: ProductValues): Promise<void> {
  const body = { rating: rating ?? "", ...wordsOf(words) };
  const idempotencyKey = tries.keyFor(body);
  await api.call("productReviews.write", { body }, { idempotencyKey });
}

type Words = Pick<ReviewValues, "text" | "confirmed">;

export async function sendAnswer(reviewId: number, words: Words): Promise<void> {
  const params = { id: String(reviewId) };
  const body = wordsOf(words);
  const idempotencyKey = tries.keyFor({ reviewId, ...body });
  await api.call("reviews.answer", { params, body }, { idempotencyKey });
}
