import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Booking } from "#contract/bookings.ts";
import { ApiError } from "#web/lib/api/api-error.ts";
import type { Api } from "#web/lib/api/client.ts";
import { type SentForm, useSentForm } from "#web/lib/forms/sent-form.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useAction } from "#web/ui/actions/use-action.ts";
import { answerForms } from "./answer/answer-forms.ts";
import { answerBooking, sayHome, withdrawProposal } from "./booking-calls.ts";
import { nameOf, otherOf } from "./booking-words.ts";
import { bookingKey, cacheBooking } from "./bookings-cache.ts";
import { fromField, type ReadBooking, readOf } from "./changed/read-booking.ts";

/** An answer that was sent without script, and refused: the page has come again. */
function useSentAnswer(): SentForm | null {
  const accepted = useSentForm(answerForms.accept);
  const declined = useSentForm(answerForms.decline);
  const withdrawn = useSentForm(answerForms.withdraw);
  const home = useSentForm(answerForms.sayHome);
  return accepted ?? declined ?? withdrawn ?? home;
}

type Call = (read: Booking, call: Api["call"]) => Promise<Booking>;
type Press = { what: string; answer: Call; done: string };

export type BookingActions = ReturnType<typeof useBookingActions>;

/**
 * What is done with one press. Never before the server has said so: a booking is a promise. When it says
 * no, its words stand above the buttons, and the page shows how it stands by now. What is sent is to what
 * stood there: is it something else by now, that is shown beside it, and asked again.
 */
export function useBookingActions(booking: Booking) {
  const queries = useQueryClient();
  const { t } = useTranslation("bookings");
  const sent = useSentAnswer();
  const [changedFrom, setChangedFrom] = useState<ReadBooking | null>(() =>
    fromField(sent?.values.read),
  );
  // A sheet lies over the page: what is read in it is the booking as it was when it opened.
  const [underSheet, setUnderSheet] = useState<Booking | null>(null);
  const name = nameOf(otherOf(booking), t);

  async function send(answer: Promise<Booking>, read: Booking): Promise<void> {
    try {
      cacheBooking(queries, await answer);
      setChangedFrom(null);
    } catch (error) {
      if (error instanceof ApiError && error.code === "changedMeanwhile") {
        const { data: now } = error as ApiError & { data: Booking | null };
        setChangedFrom(readOf(read));
        if (now) cacheBooking(queries, now);
        setUnderSheet((before) => before && now);
      }
      void queries.invalidateQueries({ queryKey: bookingKey(read.id) });
      throw error;
    }
  }

  /** For forms, which show their own problems. */
  const adopt = (answer: (read: Booking) => Promise<Booking>) => {
    const read = underSheet ?? booking;
    return send(answer(read), read);
  };

  const { press, running, lines } = useAction({
    send: (call, { answer }: Press) => send(answer(booking, call), booking),
    done: ({ done }) => done,
    // What has changed stands there itself.
    explain: ({ code }) => (code === "changedMeanwhile" ? false : null),
    failed: t("failed"),
    lines: sent && sent.status !== 409 ? sent.messages : [],
  });
  const attempt = (what: string, answer: Call, done: string) => press({ what, answer, done });

  return {
    pending: running[0]?.what ?? null,
    problems: lines,
    changedFrom,
    adopt,
    /** A sheet opens over the page, or has closed. */
    coverBy: (isOpen: boolean) => {
      setUnderSheet(isOpen ? booking : null);
      setChangedFrom(null);
    },
    accept: () =>
      attempt(
        "accept",
        (read, call) => answerBooking(call, read, "accepted"),
        t("answer.accepted", { name }),
      ),
    decline: (reason: string) =>
      attempt(
        "decline",
        (read, call) => answerBooking(call, read, "declined", reason),
        t("answer.declined", { name }),
      ),
    acceptProposal: () =>
      attempt(
        "acceptProposal",
        (read, call) => answerBooking(call, read, "accepted"),
        t("proposal.accepted", { name }),
      ),
    declineProposal: () =>
      attempt(
        "declineProposal",
        (read, call) => answerBooking(call, read, "declined"),
        t("proposal.declined", { name }),
      ),
    sayHome: () =>
      attempt("sayHome", (read, call) => sayHome(call, read.id), t("handover.sent", { name })),
    withdraw: () =>
      attempt("withdraw", (read, call) => withdrawProposal(call, read), t("proposal.withdrawn")),
  };
}
