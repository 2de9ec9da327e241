import { reviewAnswerForm, reviewForm, reviewParts } from "#contract/reviews.ts";
import type { Locale } from "#contract/shared/locale.ts";
import { missingText } from "#contract/shared/validation/validation.ts";
import { productReviewForm } from "#contract/trust/product-reviews.ts";
import { schemaErrors } from "#web/lib/forms/schema-errors.ts";
import type { FieldTexts } from "#web/lib/text/field-texts.ts";
import { bodyOf, type ProductValues, type ReviewValues, wordsOf } from "./plain-forms.ts";

type Words = Pick<ReviewValues, "text" | "confirmed">;

/** Stars are chosen, not typed: what is missing is said as such. */
export function checkReview(
  values: ReviewValues,
  { withParts, locale }: { withParts: boolean; locale: Locale },
): FieldTexts {
  const asked = withParts ? (["rating", ...reviewParts] as const) : (["rating"] as const);
  const missing = asked.filter((field) => values[field] === null);
  return {
    ...schemaErrors(reviewForm, bodyOf(values), locale),
    ...Object.fromEntries(missing.map((field) => [field, missingText(field, locale)])),
  };
}

export function checkProductReview(
  { rating, ...words }: ProductValues,
  locale: Locale,
): FieldTexts {
  return {
    ...schemaErrors(productReviewForm, { rating: rating ?? "", ...wordsOf(words) }, locale),
    ...(rating === null ? { rating: missingText("rating", locale) } : {}),
  };
}

export function checkAnswer(values: Words, locale: Locale): FieldTexts {
  return schemaErrors(reviewAnswerForm, wordsOf(values), locale);
}
