import type { OwnReview } from "#contract/reviews.ts";
import type { Urls } from "#contract/urls/urls.ts";
import type { ApiError } from "#web/lib/api/api-error.ts";
import { act, type Texts } from "#web/lib/forms/act.ts";

export type ReviewValues = {
  rating: string | null;
  care: string | null;
  communication: string | null;
  reliability: string | null;
  text: string;
  /** That everybody may read a phone number or the like. */
  confirmed: boolean;
};

const empty: ReviewValues = {
  rating: null,
  care: null,
  communication: null,
  reliability: null,
  text: "",
  confirmed: false,
};

const failed = (texts: Texts) => texts("reviews")("failed");
const goOnAt = (urls: Urls) => urls.reviews();

/** Asked about in the form itself: a box to tick, beside what was typed. */
function explain({ code, message }: ApiError): { confirmed: string } | null {
  return code === "publicDetails" ? { confirmed: message } : null;
}

/** Of which booking, and which of the reviews, the page's address or its own fields tell. */
export const writeForm = act({
  name: "writeReview",
  initial: { ...empty, id: 0 },
  failed,
  explain,
  send: (call, { id, ...values }) =>
    call("reviews.create", { body: { bookingId: id, ...bodyOf(values) } }),
  goOnAt,
});
export const editForm = act({
  name: "editReview",
  initial: { ...empty, id: 0 },
  failed,
  explain,
  send: (call, { id, ...values }) =>
    call("reviews.update", { params: { id: String(id) }, body: bodyOf(values) }),
  goOnAt,
});
export const answerForm = act({
  name: "answerReview",
  initial: { text: "", confirmed: false, id: 0 },
  failed,
  explain,
  send: (call, { id, ...words }) =>
    call("reviews.answer", { params: { id: String(id) }, body: wordsOf(words) }),
  goOnAt,
});

/** Of the product itself. */
export const productForm = act({
  name: "productReview",
  initial: { rating: null as string | null, text: "", confirmed: false },
  failed,
  explain,
  send: (call, { rating, ...words }) =>
    call("productReviews.write", { body: { rating: rating ?? "", ...wordsOf(words) } }),
  goOnAt,
});
export type ProductValues = typeof productForm.initial;

export function valuesOf({ rating, parts, text }: OwnReview): ReviewValues {
  return {
    rating: String(rating),
    care: parts ? String(parts.care) : null,
    communication: parts ? String(parts.communication) : null,
    reliability: parts ? String(parts.reliability) : null,
    text,
    confirmed: false,
  };
}

/** What is sent: what was not chosen is left out. */
export function bodyOf({ rating, care, communication, reliability, ...words }: ReviewValues) {
  return {
    rating: rating ?? "",
    ...(care === null ? {} : { care }),
    ...(communication === null ? {} : { communication }),
    ...(reliability === null ? {} : { reliability }),
    ...wordsOf(words),
  };
}

export function wordsOf({ text, confirmed }: Pick<ReviewValues, "text" | "confirmed">) {
  return { text, ...(confirmed ? { confirmed: "1" as const } : {}) };
}
