import { useQueryClient } from "@tanstack/react-query";
import { Suspense, useEffect, useState } from "react";
import type { Booking } from "#contract/bookings.ts";
import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import { api, downloadFile } from "#web/lib/api/browser-api.ts";
import { logError } from "#web/lib/browser/log.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { lazyPart } from "#web/lib/page/lazy-part.ts";
import type { Loaded } from "#web/lib/page/loaded.ts";
import { Loading, showLoading } from "#web/lib/page/loading.ts";
import { formatMoney } from "#web/lib/text/formatting.ts";
import { useNow } from "#web/lib/time/now.ts";
import { useAction } from "#web/ui/actions/use-action.ts";
import { Button } from "#web/ui/button.tsx";
import { ErrorBanner } from "#web/ui/page/error-banner.tsx";
import { Receipt } from "#web/ui/page/receipt.tsx";
import { AnswerCard } from "../answer/answer-card.tsx";
import { EndedCard } from "../answer/ended-card.tsx";
import { HandoverCard } from "../answer/handover-card.tsx";
import { ProposalCard } from "../answer/proposal-card.tsx";
import { isCalledOff, nameOf, otherOf, ownSideOf, stateOf } from "../booking-words.ts";
import { cacheBooking, useBooking } from "../bookings-cache.ts";
import { ChangedNote } from "../changed/changed-note.tsx";
import { priceLineInWords, priceOf } from "../price-words.ts";
import { type BookingActions, useBookingActions } from "../use-booking-actions.ts";
import { BookingHead } from "./booking-head.tsx";
import { MoreActions } from "./more-actions.tsx";
import { NextStepsList } from "./next-steps-list.tsx";
import { OtherCard } from "./other-card.tsx";
import { PetsSection } from "./pets-section.tsx";

export type OpenedBooking = {
  booking: Loaded<Booking>;
  /** What the sitter asks of who cancels, in the reader's language. */
  terms: string | undefined;
};

export type BookingDetailProps = OpenedBooking & {
  /** When the page was made. */
  now: string;
};

/**
 * One booking or introduction, whole: first what is asked of the reader, then how it goes on, and all
 * there is to know. Every button comes from `allowedActions`. Give it the booking's id as its key.
 */
export function BookingDetail({ booking: source, terms, now: madeAt }: BookingDetailProps) {
  const { t } = useTranslation("bookings");
  const now = useNow(madeAt);
  const today = dayInAmsterdam(now);
  const booking = useBooking(source);
  const actions = useBookingActions(booking);
  const [asked, setAsked] = useState<BookingQuestion | null>(null);
  useSeen(booking);

  function ask(what: BookingQuestion | null) {
    actions.coverBy(what !== null);
    setAsked(what);
  }

  const { press: addToCalendar } = useAction({
    send: () => downloadFile("calendars.downloadEvent", { params: { id: String(booking.id) } }),
    failed: t("actions.calendarFailed"),
  });

  const { proposal } = booking;
  const isOver = isCalledOff(booking) || stateOf(booking) === "completed";
  return (
    <article className="@container">
      <BookingHead booking={booking} today={today} />
      <div className="mt-6 grid gap-8 @min-[48rem]:mt-8 @min-[48rem]:grid-cols-[minmax(0,1fr)_19rem] @min-[48rem]:items-start @min-[48rem]:gap-10 @min-[68rem]:grid-cols-[minmax(0,1fr)_23rem] @min-[68rem]:gap-16">
        <div className="grid min-w-0 grid-cols-1 gap-8">
          {booking.handover && (
            <HandoverCard
              booking={booking}
              actions={actions}
              now={now}
              handover={booking.handover}
            />
          )}
          {booking.handover && isCalledOff(booking) ? null : isOver ? (
            <>
              <ChangedNote booking={booking} was={actions.changedFrom} />
              <EndedCard booking={booking} />
            </>
          ) : booking.status === "pending" ? (
            <AnswerCard
              booking={booking}
              actions={actions}
              now={now}
              onOtherDates={() => ask("change")}
            />
          ) : proposal ? (
            <ProposalCard booking={booking} proposal={proposal} actions={actions} today={today} />
          ) : (
            <>
              {!asked && <ChangedNote booking={booking} was={actions.changedFrom} />}
              <ErrorBanner lines={actions.problems} />
            </>
          )}
          <NextStepsList booking={booking} now={now} />
          <PetsSection booking={booking} today={today} />
          <DetailsSection booking={booking} onEdit={() => ask("details")} />
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-6">
          <OtherCard booking={booking} />
          <PriceReceipt booking={booking} />
          <MoreActions
            booking={booking}
            today={today}
            onAddToCalendar={() => void showLoading(addToCalendar())}
            onChange={() => ask("change")}
            onCancel={() => ask("cancel")}
          />
        </div>
      </div>
      <BookingDialogs
        asked={asked}
        booking={booking}
        actions={actions}
        today={today}
        terms={terms}
        onClose={() => ask(null)}
      />
    </article>
  );
}

/** Whoever looks at it has seen it as it is now; the mark in lists goes, here and elsewhere. */
function useSeen(booking: Booking): void {
  const side = ownSideOf(booking);
  const isSeen = side === "pet_owner" ? booking.seenByOwner : booking.seenBySitter;
  const { id } = booking;
  const queries = useQueryClient();
  useEffect(() => {
    if (isSeen) return;
    api
      .call("bookings.markAsSeen", { params: { id: String(id) }, body: { profileType: side } })
      .then(({ data: seen }) => cacheBooking(queries, seen))
      // It stays marked as new: that is all that comes of it.
      .catch((error: unknown) => logError("booking not marked as seen", error));
  }, [id, side, isSeen, queries]);
}

type DetailsSectionProps = { booking: Booking; onEdit: () => void };

/** What one of them wrote down for the other; either may change it. */
function DetailsSection({ booking, onEdit }: DetailsSectionProps) {
  const { t } = useTranslation("bookings");
  const mayChange = booking.allowedActions.includes("changeDetails");
  if (!booking.details && !mayChange) return null;
  return (
    <section aria-labelledby="booking-details">
      <div className="flex items-center justify-between gap-3">
        <h3 id="booking-details" className="text-xl">
          {t("details.title")}
        </h3>
        {mayChange && (
          <Button variant="ghost" size="sm" onClick={onEdit}>
            {t("details.edit")}
          </Button>
        )}
      </div>
      {booking.details ? (
        <p className="mt-2 max-w-text whitespace-pre-line wrap-anywhere">{booking.details}</p>
      ) : (
        <p className="mt-2 text-ink-soft">{t("details.none")}</p>
      )}
    </section>
  );
}

const ChangeSheet = lazyPart(async () => (await import("../change/change-sheet.tsx")).ChangeSheet);
const DetailsSheet = lazyPart(
  async () => (await import("../change/details-sheet.tsx")).DetailsSheet,
);
const CancelSheet = lazyPart(async () => (await import("../change/cancel-sheet.tsx")).CancelSheet);

/** What is asked at this moment. */
type BookingQuestion = "change" | "details" | "cancel";

type BookingDialogsProps = {
  asked: BookingQuestion | null;
  booking: Booking;
  actions: BookingActions;
  today: string;
  terms: string | undefined;
  onClose: () => void;
};

/** Each is loaded when it is first asked. */
function BookingDialogs({ asked, today, terms, ...sheet }: BookingDialogsProps) {
  if (!asked) return null;
  return (
    <Suspense fallback={<Loading />}>
      {asked === "change" && <ChangeSheet {...sheet} today={today} />}
      {asked === "details" && <DetailsSheet {...sheet} />}
      {asked === "cancel" && <CancelSheet {...sheet} terms={terms} />}
    </Suspense>
  );
}

/** An estimate before the yes, what was agreed on after it. */
function PriceReceipt({ booking }: { booking: Booking }) {
  const { t } = useTranslation("bookings");
  const price = priceOf(booking);
  if (price === null || isCalledOff(booking)) return null;
  const name = nameOf(otherOf(booking), t);
  const side = ownSideOf(booking);
  const { priceEstimate, agreedPrice } = booking;
  const hasOther = agreedPrice !== undefined && agreedPrice !== priceEstimate?.totalCents;
  const isAgreed = stateOf(booking) === "accepted" || stateOf(booking) === "completed";
  const lines = (priceEstimate?.lines ?? []).map((line) => ({
    key: `${line.kind} ${line.petName ?? ""}`,
    label: priceLineInWords(line, t),
    amount: formatMoney(line.totalCents),
  }));
  // With an amount of their own the lines add up to something else: that is said, and not hidden.
  const calculated =
    hasOther && priceEstimate
      ? [
          {
            key: "calculated",
            label: t("price.calculated"),
            amount: formatMoney(priceEstimate.totalCents),
          },
        ]
      : lines;
  return (
    <Receipt
      level={3}
      heading={t(isAgreed ? "price.agreed" : "price.estimate")}
      lines={calculated}
      total={{ label: t(`price.to.${side}`, { name }), amount: formatMoney(price) }}
      note={t(`price.settle.${side}`, { name })}
    />
  );
}
