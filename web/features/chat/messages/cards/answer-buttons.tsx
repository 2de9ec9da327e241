import { Suspense, useRef, useState } from "react";
import { announce } from "#web/lib/browser/announce.ts";
import { lazyPart } from "#web/lib/page/lazy-part.ts";
import { Loading } from "#web/lib/page/loading.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { useAction } from "#web/ui/actions/use-action.ts";
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
  const [isAsking, setAsking] = useState(false);

  const { press, running, lines } = useAction({
    async send(call, answer: BookingAnswer) {
      const item = box.current?.closest<HTMLElement>("[data-message]");
      const { bookingId, revision } = booking;
      const body = revision === undefined ? answer : { ...answer, revision };
      await call("bookings.setStatus", { params: { id: String(bookingId) }, body });
      await onAnswered();
      announce(said(`answered.${answer.status}`, side, words));
      // The button that had the focus has made place for the answer.
      if (document.activeElement === document.body) item?.focus({ preventScroll: true });
    },
    failed: t("problem"),
    explain() {
      // Perhaps it was answered elsewhere, or its time has passed.
      void onAnswered();
      return null;
    },
    lines: [],
  });
  const pending = running[0]?.status;

  const isAgreement = isProposal(booking);
  const no = isAgreement ? (endsByNo(booking) ? "refuse" : "keep") : "decline";
  return (
    <div ref={box} className="grid grid-cols-1 gap-3">
      {lines.map((line) => (
        <p key={line} role="alert" className="text-sm font-semibold text-danger">
          {line}
        </p>
      ))}
      <CardButtons>
        {may(message, "acceptBooking") && (
          <Button
            pending={pending === "accepted"}
            onClick={() => void press({ status: "accepted" })}
          >
            {t(isAgreement ? "buttons.agree" : "buttons.accept")}
          </Button>
        )}
        {may(message, "declineBooking") && (
          <Button
            variant="secondary"
            pending={pending === "declined"}
            onClick={() =>
              endsByNo(booking) ? setAsking(true) : void press({ status: "declined" })
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
              press({ status: "declined", ...(reason ? { reason } : {}) }).then(() =>
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
