import { Reply } from "lucide-react";
import { useNavigate } from "react-router";
import type { OwnReview } from "#contract/reviews.ts";
import { useFormOf } from "#web/lib/forms/use-form-of.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Form } from "#web/ui/forms/form.tsx";
import { TextAreaField } from "#web/ui/forms/text-area-field.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { ErrorBanner } from "#web/ui/page/error-banner.tsx";
import { FlagLink } from "#web/ui/page/flag-link.tsx";
import { Avatar } from "#web/ui/pictures/avatar.tsx";
import { Stars } from "#web/ui/stars.tsx";
import { ConfirmPublic } from "./confirm-public.tsx";
import { answerForm } from "./plain-forms.ts";
import { AnswerText, useReviewWords } from "./review-words.tsx";

/** As the contract has it, which would bring zod along. */
const answerMaxLength = 1_000;

export type ReceivedListProps = {
  reviews: readonly OwnReview[];
  /** Which is being answered. */
  answerId: number | null;
};

export function ReceivedList({ reviews, answerId }: ReceivedListProps) {
  const { t, nameOf, monthOf, starsOf } = useReviewWords();
  const urls = useUrls();
  return (
    <ul className="grid gap-3">
      {reviews.map((review) => (
        <Card as="li" key={review.id} className="grid gap-2.5">
          <div className="flex flex-wrap items-center gap-x-3.5 gap-y-2">
            <Avatar name={nameOf(review.author)} picture={review.author.picture} />
            <div className="min-w-0 flex-1">
              <h3 className="text-base wrap-anywhere">{nameOf(review.author)}</h3>
              <p className="text-sm text-ink-soft">
                {t("received.aboutYou", { month: monthOf(review.endDate) })}
              </p>
            </div>
            <Stars stars={review.rating} label={starsOf(review.rating)} />
          </div>
          <p className="whitespace-pre-line wrap-anywhere">{review.text}</p>
          {review.answer && <AnswerText by={t("answer.yours")} text={review.answer.text} />}
          <AnswerPart review={review} isOpen={review.id === answerId} />
          <FlagLink
            to={urls.report("review", review.id, urls.reviews())}
            text={t("received.report")}
            label={t("received.reportOf", { name: nameOf(review.author) })}
          />
        </Card>
      ))}
    </ul>
  );
}

function AnswerPart({ review, isOpen }: { review: OwnReview; isOpen: boolean }) {
  const { t } = useReviewWords();
  const urls = useUrls();
  if (!review.allowedActions.includes("answer")) return null;
  if (isOpen) return <AnswerForm reviewId={review.id} />;
  return (
    <div className="grid justify-items-start gap-2">
      <LinkButton
        variant="soft"
        size="sm"
        to={urls.reviews({ answer: review.id })}
        preventScrollReset
      >
        <Reply className="size-4.5" />
        {t("answer.open")}
      </LinkButton>
      <p className="text-sm text-ink-soft">{t("answer.once")}</p>
    </div>
  );
}

const loadRules = () => import("./review-rules.ts");

function AnswerForm({ reviewId }: { reviewId: number }) {
  const { t } = useReviewWords();
  const urls = useUrls();
  const navigate = useNavigate();
  const form = useFormOf(answerForm, {
    begin: { id: reviewId },
    draft: { key: `review-answer:${reviewId}` },
    check: async (values, locale) => (await loadRules()).checkAnswer(values, locale),
    onDone: () => navigate(urls.reviews(), { preventScrollReset: true, replace: true }),
  });
  return (
    <Form form={form} onFocus={() => void loadRules()} className="grid gap-3">
      <ErrorBanner lines={form.messages} />
      <TextAreaField
        label={t("answer.label")}
        hint={t("answer.hint")}
        rows={3}
        maxLength={answerMaxLength}
        required
        {...form.field("text")}
      />
      <ConfirmPublic {...form.field("confirmed")} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" pending={form.pending}>
          {t("answer.send")}
        </Button>
        <LinkButton variant="ghost" size="sm" to={urls.reviews()} preventScrollReset>
          {t("form.cancel")}
        </LinkButton>
      </div>
    </Form>
  );
}
