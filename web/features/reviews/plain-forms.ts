import type { OwnReview } from "#contract/reviews.ts";

export type ReviewValues = {
  rating: string | null;
  care: string | null;
  communication: string | null;
  reliability: string | null;
  text: string;
};

const empty: ReviewValues = {
  rating: null,
  care: null,
  communication: null,
  reliability: null,
  text: "",
};

/** The forms of the page of reviews: what its action reads, and begins with. */
export const writeForm = { name: "writeReview", initial: empty };
export const editForm = { name: "editReview", initial: empty };
export const answerForm = { name: "answerReview", initial: { text: "" } };

/** Of the product itself. */
export const productForm = {
  name: "productReview",
  initial: { rating: null as string | null, text: "" },
};
export type ProductValues = typeof productForm.initial;

export function valuesOf({ rating, parts, text }: OwnReview): ReviewValues {
  return {
    rating: String(rating),
    care: parts ? String(parts.care) : null,
    communication: parts ? String(parts.communication) : null,
    reliability: parts ? String(parts.reliability) : null,
    text,
  };
}

/** What is sent: what was not chosen is left out. */
export function bodyOf({ rating, care, communication, reliability, text }: ReviewValues) {
  return {
    rating: rating ?? "",
    ...(care === null ? {} : { care }),
    ...(communication === null ? {} : { communication }),
    ...(reliability === null ? {} : { reliability }),
    text,
  };
}
