import { useRevalidator } from "react-router";
import type { OwnProductReview } from "#contract/trust/product-reviews.ts";
import { useFormOf } from "#web/lib/forms/use-form-of.ts";
import { showLoading } from "#web/lib/page/loading.ts";
import { Button } from "#web/ui/button.tsx";
import { StarsField } from "#web/ui/choices/stars-field.tsx";
import { Form } from "#web/ui/forms/form.tsx";
import { TextAreaField } from "#web/ui/forms/text-area-field.tsx";
import { CardSection } from "#web/ui/page/card-section.tsx";
import { ErrorBanner } from "#web/ui/page/error-banner.tsx";
import { Stars } from "#web/ui/stars.tsx";
import { ConfirmPublic } from "./confirm-public.tsx";
import { productForm } from "./plain-forms.ts";
import { useReviewWords } from "./review-words.tsx";

const loadRules = () => import("./review-rules.ts");
/** As the contract has it, which would bring zod along. */
const textMaxLength = 500;

/** What somebody thinks of the product itself: a form once there was a booking, then what they wrote. */
export function ProductReviewSection({ review }: { review: OwnProductReview }) {
  const { t, starsOf } = useReviewWords();
  const { mayWrite, status, rating, text } = review;
  if (mayWrite) {
    return (
      <CardSection heading={t("product.heading")} text={t("product.lead")}>
        <ProductReviewForm />
      </CardSection>
    );
  }
  if (!status || rating === undefined) return null;
  return (
    <CardSection heading={t("product.heading")} text={t(`product.${status}`)}>
      <Stars stars={rating} label={starsOf(rating)} />
      <p className="mt-2 whitespace-pre-line wrap-anywhere">{text}</p>
    </CardSection>
  );
}

function ProductReviewForm() {
  const { t, starWords } = useReviewWords();
  const { revalidate } = useRevalidator();
  const form = useFormOf(productForm, {
    draft: { key: "product-review" },
    check: async (values, locale) => (await loadRules()).checkProductReview(values, locale),
    onDone: () => showLoading(revalidate()),
  });
  return (
    <Form form={form} onFocus={() => void loadRules()} className="grid gap-4.5">
      <ErrorBanner lines={form.messages} />
      <StarsField
        label={t("product.rating")}
        required
        words={starWords}
        {...form.field("rating")}
      />
      <TextAreaField
        label={t("product.text")}
        hint={t("product.hint")}
        rows={3}
        maxLength={textMaxLength}
        required
        {...form.field("text")}
      />
      <ConfirmPublic {...form.field("confirmed")} />
      <Button type="submit" wide pending={form.pending}>
        {t("product.send")}
      </Button>
    </Form>
  );
}
