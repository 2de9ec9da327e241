import { Suspense, useRef, useState } from "react";
import { ApiError } from "#web/lib/api/api-error.ts";
import { api } from "#web/lib/api/browser-api.ts";
import { createTries } from "#web/lib/api/idempotency-key.ts";
import { announce } from "#web/lib/browser/announce.ts";
import { logError } from "#web/lib/browser/log.ts";
import { lazyPart } from "#web/lib/page/lazy-part.ts";
import { Loading } from "#web/lib/page/loading.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { Button } from "#web/ui/button.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { reasonMaxLength } from "../message-limits.ts";
import { endsByNo, isProposal, said } from "./booking-words.ts";
import { type BookingCardProps, may, useCardWords } from "./card-props.ts";
import { CardButtons } from "./message-card.tsx";

const ReasonDialog = lazyPart(
  async () => (await import("#web/ui/overlays/reason-dialog.tsx")).ReasonDialog,
);

/** To what the card says: with the revision that it was written at, and not the newest. */
type BookingAnswer = { status: "accepted" | "declined"; reason?: string; revision?: number };

/** Yes, no, or something else; never shown as done before the server has said so. */
export function AnswerButtons(props: BookingCardProps) {
  const { booking, message, name, side, onAnswered } = props;
  const words = useCardWords(props);
  const { t } = words;
  const urls = useUrls();
  const box = useRef<HTMLDivElement>(null);
  const [pending, setPending] = useState<BookingAnswer["status"] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);

  async function send(answer: BookingAnswer) {
    if (pending) return;
    setPending(answer.status);
    setProblem(null);
    const item = box.current?.closest<HTMLElement>("[data-message]");
    try {
      const { bookingId, revision } = booking;
      await answerBooking(bookingId, revision === undefined ? answer : { ...answer, revision });
      await onAnswered();
      announce(said(`answered.${answer.status}`, side, words));
      // The button that had the focus has made place for the answer.
      if (document.activeElement === document.body) item?.focus({ preventScroll: true });
    } catch (error) {
      if (!(error instanceof ApiError)) logError("booking not answered", error);
      const [line] = error instanceof ApiError ? error.messages : [];
      setProblem(line ?? t("problem"));
      // Perhaps it was answered elsewhere, or its time has passed.
      void onAnswered();
    } finally {
      setPending(null);
    }
  }

  const isAgreement = isProposal(booking);
  const no = isAgreement ? (endsByNo(booking) ? "refuse" : "keep") : "decline";
  return (
    <div ref={box} className="grid grid-cols-1 gap-3">
      {problem && (
        <p role="alert" className="text-sm font-semibold text-danger">
          {problem}
        </p>
      )}
      <CardButtons>
        {may(message, "acceptBooking") && (
          <Button
            pending={pending === "accepted"}
            onClick={() => void send({ status: "accepted" })}
          >
            {t(isAgreement ? "buttons.agree" : "buttons.accept")}
          </Button>
        )}
        {may(message, "declineBooking") && (
          <Button
            variant="secondary"
            pending={pending === "declined"}
            onClick={() =>
              endsByNo(booking) ? setAsking(true) : void send({ status: "declined" })
            }
          >
            {t(`buttons.${no}`)}
          </Button>
        )}
        {may(message, "viewBooking") && (
          <LinkButton variant="ghost" size="sm" to={urls.booking(booking.bookingId)}>
            {t(endsByNo(booking) ? "buttons.otherDates" : "buttons.view")}
          </LinkButton>
        )}
      </CardButtons>
      {isAsking && (
        <Suspense fallback={<Loading />}>
          <ReasonDialog
            title={t("decline.title", { name })}
            confirm={t("decline.confirm")}
            cancel={t("decline.cancel")}
            label={t("decline.reason")}
            hint={t("decline.example")}
            maxLength={reasonMaxLength}
            onConfirm={(reason) =>
              send({ status: "declined", ...(reason ? { reason } : {}) }).then(() =>
                setAsking(false),
              )
            }
            onClose={() => setAsking(false)}
          >
            {t("decline.booking", { name })}
          </ReasonDialog>
        </Suspense>
      )}
    </div>
  );
}

const tries = createTries();

async function answerBooking(bookingId: number, answer: BookingAnswer): Promise<void> {
  const idempotencyKey = tries.keyFor([bookingId, answer]);
  const params = { id: String(bookingId) };
  try {
    await api.call("bookings.setStatus", { params, body: answer }, { idempotencyKey });
    tries.answered();
  } catch (error) {
    // A refusal is an answer: under the same key it would only be repeated.
    if (error instanceof ApiError && error.status !== 0) tries.answered();
    throw error;
  }
}
