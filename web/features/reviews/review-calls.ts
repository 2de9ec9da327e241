import type { Api } from "#web/lib/api/client.ts";
import { bodyOf, type ProductValues, type ReviewValues, wordsOf } from "./plain-forms.ts";

type Call = Api["call"];

export async function sendReview(
  call: Call,
  bookingId: number,
  values: ReviewValues,
): Promise<void> {
  await call("reviews.create", { body: { bookingId, ...bodyOf(values) } });
}

export async function changeReview(
  call: Call,
  reviewId: number,
  values: ReviewValues,
): Promise<void> {
  await call("reviews.update", { params: { id: String(reviewId) }, body: bodyOf(values) });
}

export async function sendProductReview(
  call: Call,
  { rating, ...words }: ProductValues,
): Promise<void> {
  await call("productReviews.write", { body: { rating: rating ?? "", ...wordsOf(words) } });
}

type Words = Pick<ReviewValues, "text" | "confirmed">;

export async function sendAnswer(call: Call, reviewId: number, words: Words): Promise<void> {
  await call("reviews.answer", { params: { id: String(reviewId) }, body: wordsOf(words) });
}
