import { Eye, EyeOff, Pencil } from "lucide-react";
import { useState } from "react";
import { useNavigate, useRevalidator } from "react-router";
import type { OwnReview } from "#contract/reviews.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { useAction } from "#web/ui/actions/use-action.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { Avatar } from "#web/ui/pictures/avatar.tsx";
import { Stars } from "#web/ui/stars.tsx";
import { Tag } from "#web/ui/tag.tsx";
import { editForm, valuesOf } from "./plain-forms.ts";
import { ReviewForm } from "./review-form.tsx";
import { AnswerText, useReviewWords } from "./review-words.tsx";

export type WrittenListProps = {
  reviews: readonly OwnReview[];
  /** Which is being changed. */
  editId: number | null;
  today: string;
};

export function WrittenList({ reviews, editId, today }: WrittenListProps) {
  return (
    <ul className="grid gap-3">
      {reviews.map((review) => {
        const isEditing = review.id === editId && review.allowedActions.includes("edit");
        return (
          <Card as="li" key={review.id} className="grid gap-2.5">
            <Head review={review} today={today} isEditing={isEditing} />
            {isEditing ? (
              <EditForm review={review} today={today} />
            ) : (
              <Words review={review} today={today} />
            )}
          </Card>
        );
      })}
    </ul>
  );
}

type OneProps = { review: OwnReview; today: string };

function Head({ review, today, isEditing }: OneProps & { isEditing: boolean }) {
  const { t, nameOf, careOf } = useReviewWords();
  const urls = useUrls();
  const name = nameOf(review.subject);
  return (
    <div className="flex items-center gap-3.5">
      <Avatar name={name} picture={review.subject.picture} />
      <div className="min-w-0 flex-1">
        <h3 className="text-base wrap-anywhere">{t("written.about", { name })}</h3>
        <p className="text-sm text-ink-soft">{careOf(review, today)}</p>
      </div>
      {review.isShown && (
        <Tag tone="ok" icon={<Eye />}>
          {t("written.shown")}
        </Tag>
      )}
      {!isEditing && review.allowedActions.includes("edit") && (
        <LinkButton
          variant="secondary"
          size="sm"
          to={urls.reviews({ edit: review.id })}
          preventScrollReset
        >
          <Pencil className="size-4.5" />
          {t("written.edit")}
        </LinkButton>
      )}
    </div>
  );
}

function Words({ review, today }: OneProps) {
  const { t, nameOf, dayOf, starsOf } = useReviewWords();
  const name = nameOf(review.subject);
  return (
    <>
      <Stars stars={review.rating} label={starsOf(review.rating)} />
      <p className="whitespace-pre-line wrap-anywhere">{review.text}</p>
      {review.answer && <AnswerText by={t("answer.by", { name })} text={review.answer.text} />}
      {review.allowedActions.includes("takeBack") && <TakeBack review={review} />}
      {!review.isShown && (
        <p className="flex gap-3 rounded-field bg-sunken px-3.5 py-2.5 text-sm text-ink-soft">
          <EyeOff className="mt-0.5 size-5 shrink-0" />
          <span>
            <strong className="text-ink">{t("written.hidden")}</strong>{" "}
            {t("written.hiddenUntil", { name, until: dayOf(review.untilDate, today) })}
          </span>
        </p>
      )}
    </>
  );
}

function EditForm({ review, today }: OneProps) {
  const { t, nameOf, dayOf } = useReviewWords();
  const urls = useUrls();
  const navigate = useNavigate();
  const { id, subject, untilDate } = review;
  return (
    <ReviewForm
      act={editForm}
      id={id}
      draftKey={`review-edit:${id}`}
      initial={valuesOf(review)}
      about={{ profileType: subject.profileType, name: nameOf(subject) }}
      until={dayOf(untilDate, today)}
      submitLabel={t("form.save")}
      onSaved={() => navigate(urls.reviews(), { preventScrollReset: true, replace: true })}
      cancel={
        <LinkButton variant="ghost" to={urls.reviews()} preventScrollReset>
          {t("form.cancel")}
        </LinkButton>
      }
    />
  );
}

/** For an hour after it is shown: what was said too much can still go. */
function TakeBack({ review }: { review: OwnReview }) {
  const { t, nameOf } = useReviewWords();
  const { revalidate } = useRevalidator();
  const [isAsking, setAsking] = useState(false);
  const name = nameOf(review.subject);

  const { press } = useAction({
    send: (call) => call("reviews.takeBack", { params: { id: String(review.id) } }),
    done: t("written.takenBack"),
    async onEnd() {
      setAsking(false);
      await revalidate();
    },
    failed: t("written.notTakenBack"),
  });

  return (
    <div className="noscript:hidden">
      <Button
        variant="ghost"
        size="sm"
        aria-label={t("written.takeBackOf", { name })}
        onClick={() => setAsking(true)}
      >
        {t("written.takeBack")}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t("written.takeBackAsk", { name })}
          confirm={t("written.takeBack")}
          cancel={t("written.keep")}
          onConfirm={press}
          onClose={() => setAsking(false)}
        >
          <p>{t("written.takeBackText")}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
