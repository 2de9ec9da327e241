import { Suspense, useState } from "react";
import type { Booking } from "#contract/bookings.ts";
import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import { lazyPart } from "#web/lib/page/lazy-part.ts";
import { Loading } from "#web/lib/page/loading.ts";
import { formatMoment } from "#web/lib/text/formatting.ts";
import { Button } from "#web/ui/button.tsx";
import { ButtonForm } from "#web/ui/forms/button-form.tsx";
import { ErrorBanner } from "#web/ui/page/error-banner.tsx";
import { nameOf, otherOf, ownSideOf } from "../booking-words.ts";
import { reasonMaxLength } from "../change/limits.ts";
import { ChangedNote } from "../changed/changed-note.tsx";
import { ReadFields } from "../changed/read-fields.tsx";
import type { BookingActions } from "../use-booking-actions.ts";
import { answerForms } from "./answer-forms.ts";
import { AskCard, ChatLink, Quote } from "./ask-card.tsx";
import { Conflicts } from "./conflicts.tsx";

const ReasonDialog = lazyPart(
  async () => (await import("#web/ui/overlays/reason-dialog.tsx")).ReasonDialog,
);

export type AnswerCardProps = {
  booking: Booking;
  actions: BookingActions;
  now: Date;
  onOtherDates: () => void;
};

/** A question that is open: yes, no, or other dates; or who is to answer it. */
export function AnswerCard({ booking, actions, now, onOtherDates }: AnswerCardProps) {
  const { t } = useTranslation("bookings");
  const locale = useLocale();
  const [isDeclining, setDeclining] = useState(false);
  const name = nameOf(otherOf(booking), t);
  const may = (action: Booking["allowedActions"][number]) =>
    booking.allowedActions.includes(action);
  const isMine = may("accept");
  const until = formatMoment(booking.startDate, locale, now);
  const otherDates = may("changeDates") && (
    <Button variant={isMine ? "ghost" : "secondary"} onClick={onOtherDates}>
      {t("answer.otherDates")}
    </Button>
  );
  return (
    <AskCard
      isMine={isMine}
      eyebrow={isMine ? t("answer.yours") : t("answer.theirs", { name })}
      title={isMine ? t(askedKeyOf(booking), { name }) : t("answer.waitTitle", { name })}
    >
      {booking.reason && (
        <Quote
          booking={booking}
          by={booking.awaiting && otherSide(booking.awaiting)}
          text={booking.reason}
        />
      )}
      {isMine && <Conflicts booking={booking} when={booking} today={dayInAmsterdam(now)} />}
      <ChangedNote booking={booking} was={actions.changedFrom} />
      <ErrorBanner lines={actions.problems} />
      <div className="grid gap-2 sm:flex sm:flex-wrap">
        {isMine && (
          <ButtonForm name={answerForms.accept} onPress={actions.accept}>
            <ReadFields booking={booking} />
            <Button type="submit" wide pending={actions.pending === "accept"}>
              {t("answer.accept")}
            </Button>
          </ButtonForm>
        )}
        {may("decline") && (
          <ButtonForm name={answerForms.decline} onPress={() => setDeclining(true)}>
            <ReadFields booking={booking} />
            <Button type="submit" wide variant="secondary">
              {t("answer.decline")}
            </Button>
          </ButtonForm>
        )}
        {otherDates}
        <ChatLink booking={booking} />
      </div>
      <p className="text-sm text-ink-soft">
        {isMine ? t("answer.until", { when: until }) : t("answer.waitText", { name, when: until })}
      </p>
      {isDeclining && (
        <Suspense fallback={<Loading />}>
          <ReasonDialog
            title={t("answer.declineTitle")}
            confirm={t("answer.declineConfirm")}
            cancel={t("answer.back")}
            pending={actions.pending === "decline"}
            label={t("answer.declineReason", { name })}
            maxLength={reasonMaxLength}
            onConfirm={(reason) => void actions.decline(reason).then(() => setDeclining(false))}
            onClose={() => setDeclining(false)}
          >
            {t("answer.declineText", { name })}
          </ReasonDialog>
        </Suspense>
      )}
    </AskCard>
  );
}

const otherSide = (side: NonNullable<Booking["awaiting"]>) =>
  side === "pet_owner" ? "pet_sitter" : "pet_owner";

function askedKeyOf(booking: Booking) {
  if (ownSideOf(booking) === "pet_owner") return "answer.otherDatesTitle";
  return booking.kind === "introduction" ? "answer.askedIntroTitle" : "answer.askedTitle";
}
