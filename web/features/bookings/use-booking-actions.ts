import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Booking } from "#contract/bookings.ts";
import { ApiError } from "#web/lib/api/api-error.ts";
import { logError } from "#web/lib/browser/log.ts";
import { errorLines } from "#web/lib/forms/refusal.ts";
import { type SentForm, useSentForm } from "#web/lib/forms/sent-form.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { showToast } from "#web/ui/overlays/toast-store.ts";
import { answerForms } from "./answer/answer-forms.ts";
import { nameOf, otherOf } from "./booking-words.ts";
import { bookingKey, cacheBooking } from "./bookings-cache.ts";

const loadCalls = () => import("./booking-calls.ts");
type Calls = Awaited<ReturnType<typeof loadCalls>>;

/** An answer that was sent without script, and refused: the page has come again. */
function useSentAnswer(): SentForm | null {
  const accepted = useSentForm(answerForms.accept);
  const declined = useSentForm(answerForms.decline);
  const withdrawn = useSentForm(answerForms.withdraw);
  const home = useSentForm(answerForms.sayHome);
  return accepted ?? declined ?? withdrawn ?? home;
}

export type BookingActions = ReturnType<typeof useBookingActions>;

/**
 * What is done with one press. Never before the server has said so: a booking is a promise. When it says
 * no, its words stand above the buttons, and the page shows how it stands by now.
 */
export function useBookingActions(booking: Booking) {
  const queries = useQueryClient();
  const { t } = useTranslation("bookings");
  const { t: shellText } = useTranslation("shell");
  const [pending, setPending] = useState<string | null>(null);
  const sent = useSentAnswer();
  const [problems, setProblems] = useState<readonly string[]>(sent?.messages ?? []);
  const { id } = booking;
  const name = nameOf(otherOf(booking), t);

  /** For forms, which show their own problems. */
  async function adopt(call: (calls: Calls) => Promise<Booking>): Promise<void> {
    try {
      cacheBooking(queries, await call(await loadCalls()));
    } catch (error) {
      void queries.invalidateQueries({ queryKey: bookingKey(id) });
      throw error;
    }
  }

  async function attempt(
    what: string,
    call: (calls: Calls) => Promise<Booking>,
    done: string,
  ): Promise<boolean> {
    if (pending) return false;
    setPending(what);
    setProblems([]);
    try {
      await adopt(call);
      showToast({ text: done });
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) logError("booking not changed", error);
      setProblems(
        error instanceof ApiError ? errorLines(error, t("failed"), shellText) : [t("failed")],
      );
      return false;
    } finally {
      setPending(null);
    }
  }

  return {
    pending,
    problems,
    adopt,
    accept: () =>
      attempt(
        "accept",
        (calls) => calls.answerBooking(id, "accepted"),
        t("answer.accepted", { name }),
      ),
    decline: (reason: string) =>
      attempt(
        "decline",
        (calls) => calls.answerBooking(id, "declined", reason),
        t("answer.declined", { name }),
      ),
    acceptProposal: () =>
      attempt(
        "acceptProposal",
        (calls) => calls.answerBooking(id, "accepted"),
        t("proposal.accepted", { name }),
      ),
    declineProposal: () =>
      attempt(
        "declineProposal",
        (calls) => calls.answerBooking(id, "declined"),
        t("proposal.declined", { name }),
      ),
    sayHome: () => attempt("sayHome", (calls) => calls.sayHome(id), t("handover.sent", { name })),
    withdraw: () =>
      attempt("withdraw", (calls) => calls.withdrawProposal(id), t("proposal.withdrawn")),
  };
}
