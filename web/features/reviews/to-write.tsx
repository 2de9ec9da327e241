import { useRevalidator } from "react-router";
import type { ReviewToWrite } from "#contract/reviews.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { Card } from "#web/ui/card.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { showToast } from "#web/ui/overlays/toast-store.ts";
import { Avatar } from "#web/ui/pictures/avatar.tsx";
import { Tag } from "#web/ui/tag.tsx";
import { writeForm } from "./plain-forms.ts";
import { ReviewForm } from "./review-form.tsx";
import { useReviewWords } from "./review-words.tsx";

export type ToWriteProps = {
  waiting: readonly ReviewToWrite[];
  /** Which of them is open; none: the first. */
  openBookingId: number | null;
  today: string;
};

/** One at a time, those that can wait least first. */
export function ToWrite({ waiting, openBookingId, today }: ToWriteProps) {
  const open = waiting.find(({ bookingId }) => bookingId === openBookingId) ?? waiting[0];
  return (
    <ul className="grid gap-3">
      {waiting.map((each) => (
        <Card as="li" key={each.bookingId} className="grid gap-4.5">
          <Head each={each} today={today} isOpen={each === open} />
          {each === open && <WriteForm each={each} today={today} />}
        </Card>
      ))}
    </ul>
  );
}

type EachProps = { each: ReviewToWrite; today: string };

function Head({ each, today, isOpen }: EachProps & { isOpen: boolean }) {
  const { t, nameOf, careOf, dayOf } = useReviewWords();
  const urls = useUrls();
  const name = nameOf(each.subject);
  return (
    <div className="flex flex-wrap items-center gap-x-3.5 gap-y-2">
      <Avatar name={name} picture={each.subject.picture} />
      <div className="min-w-0 flex-1">
        <h3 className="text-lg leading-tight wrap-anywhere">{t("toWrite.how", { name })}</h3>
        <p className="text-sm text-ink-soft">{careOf(each, today)}</p>
        {each.isOtherWritten && (
          <Tag tone="ok" className="mt-1.5">
            {t("toWrite.otherWrote", { name })}
          </Tag>
        )}
      </div>
      {!isOpen && (
        <LinkButton
          size="sm"
          variant="soft"
          to={urls.reviews({ booking: each.bookingId })}
          preventScrollReset
        >
          {t("toWrite.open")}
          <span className="sr-only">
            {" "}
            {t("toWrite.until", { until: dayOf(each.untilDate, today) })}
          </span>
        </LinkButton>
      )}
    </div>
  );
}

function WriteForm({ each, today }: EachProps) {
  const { t, nameOf, dayOf } = useReviewWords();
  const { revalidate } = useRevalidator();
  const { bookingId, subject } = each;
  const until = dayOf(each.untilDate, today);
  const name = nameOf(subject);
  return (
    <>
      <ReviewForm
        key={bookingId}
        act={writeForm}
        id={bookingId}
        draftKey={`review:${bookingId}`}
        about={{ profileType: subject.profileType, name }}
        until={until}
        submitLabel={t("form.send")}
        onSaved={async () => {
          await revalidate();
          showToast({ text: t("form.sent") });
        }}
      />
      <p className="text-center text-sm text-ink-soft">{t("toWrite.until", { until })}</p>
    </>
  );
}
