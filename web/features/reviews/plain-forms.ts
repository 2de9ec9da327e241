import type { OwnReview } from "#contract/reviews.ts";
import type { ApiError } from "#web/lib/api/api-error.ts";

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

/** The forms of the page of reviews: what its action reads, and begins with. */
export const writeForm = { name: "writeReview", initial: empty };
export const editForm = { name: "editReview", initial: empty };
export const answerForm = { name: "answerReview", initial: { text: "", confirmed: false } };

/** Of the product itself. */
export const productForm = {
  name: "productReview",
  initial: { rating: null as string | null, text: "", confirmed: false },
};
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

/** Asked about in the form itself: a box to tick, beside what was typed. */
export function explainWords({ code, message }: ApiError): { confirmed: string } | null {
  return code === "publicDetails" ? { confirmed: message } : null;
}
