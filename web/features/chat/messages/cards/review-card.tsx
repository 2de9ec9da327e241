import { Star } from "lucide-react";
import type { Message } from "#contract/messages.ts";
import type { ReviewMessageParams } from "#contract/reviews/review-messages.ts";
import { dayOfMonthInWords } from "#web/lib/time/day-words.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { LinkButton } from "#web/ui/link-button.tsx";
import { daysInWords } from "./booking-words.ts";
import { type CardProps, may, useCardWords } from "./card-props.ts";
import { CardButtons, MessageCard } from "./message-card.tsx";

/** How it was: asked until it is written, and told once somebody has. */
export function ReviewCard(props: CardProps & { review: ReviewMessageParams }) {
  const { message, review, name, today } = props;
  const words = useCardWords(props);
  const urls = useUrls();
  const { t, locale } = words;
  const isReceived = message.type === "REVIEW_RECEIVED";
  const lastDay = review.untilDate;
  const until = dayOfMonthInWords(lastDay, locale, today);
  // The last day itself is for the server to judge, to the minute.
  const asks = may(message, "writeReview") && today <= lastDay;
  const canRead = may(message, "readReview");
  const what = t(isReceived ? "chat:reviewCard.received" : "chat:reviewCard.how", { name });
  const line = () => {
    if (review.isGone || review.isShown) return null;
    if (review.isAnswered) return t("chat:reviewCard.written");
    if (!asks) return t("chat:reviewCard.over");
    return t(isReceived ? "chat:reviewCard.hidden" : "chat:reviewCard.until", { until });
  };
  const text = line();
  return (
    <MessageCard
      icon={Star}
      disc={asks ? "hot" : "plain"}
      asks={asks}
      who={daysInWords(review, words)}
      what={what}
      aside={
        canRead && (
          <LinkButton variant="soft" size="sm" to={urls.reviews()}>
            {t("chat:reviewCard.read")}
          </LinkButton>
        )
      }
      below={!asks && text}
    >
      {asks && (
        <>
          <p className="text-sm text-ink-soft">{text}</p>
          <CardButtons>
            <LinkButton to={urls.reviews({ booking: review.bookingId })}>
              {t("chat:reviewCard.write")}
            </LinkButton>
          </CardButtons>
        </>
      )}
    </MessageCard>
  );
}

/** Without the contract's schema, which would bring zod along: what is missing makes it a plain line. */
export function readReviewParams(params: Message["params"]): ReviewMessageParams | null {
  const { bookingId, petNames, startDate, endDate, until, untilDate, isAnswered, isGone, isShown } =
    params ?? {};
  if (typeof bookingId !== "number" || typeof until !== "string") return null;
  if (typeof untilDate !== "string") return null;
  if (typeof startDate !== "string" || typeof endDate !== "string") return null;
  return {
    bookingId,
    petNames: typeof petNames === "string" ? petNames : "",
    startDate,
    endDate,
    until,
    untilDate,
    isAnswered: isAnswered === true,
    isGone: isGone === true,
    isShown: isShown === true,
  };
}
