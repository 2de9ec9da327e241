import type { BookingProposal } from "#contract/bookings/booking-parts.ts";
import type { Booking } from "#contract/bookings.ts";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import { formatMoney } from "#web/lib/text/formatting.ts";
import { Button } from "#web/ui/button.tsx";
import { ButtonForm } from "#web/ui/forms/button-form.tsx";
import { ErrorBanner } from "#web/ui/page/error-banner.tsx";
import { PetFaces } from "#web/ui/pictures/pet-faces.tsx";
import { daysInWords } from "../booking-dates.ts";
import { nameOf, otherOf, ownSideOf, petsInWords } from "../booking-words.ts";
import { ChangedNote } from "../changed/changed-note.tsx";
import { ReadFields } from "../changed/read-fields.tsx";
import { priceOf, proposedPriceInWords } from "../price-words.ts";
import type { BookingActions } from "../use-booking-actions.ts";
import { answerForms } from "./answer-forms.ts";
import { AskCard, ChatLink, Quote } from "./ask-card.tsx";
import { Conflicts } from "./conflicts.tsx";
import { ShiftPicture } from "./shift-picture.tsx";

export type ProposalCardProps = {
  booking: Booking;
  proposal: BookingProposal;
  actions: BookingActions;
  today: string;
};

/** What one of them would like otherwise: drawn, then what stays, then the answer. */
export function ProposalCard({ booking, proposal, actions, today }: ProposalCardProps) {
  const { t } = useTranslation("bookings");
  const locale = useLocale();
  const name = nameOf(otherOf(booking), t);
  const isOwn = proposal.proposedBy === ownSideOf(booking);
  const may = (action: Booking["allowedActions"][number]) =>
    booking.allowedActions.includes(action);
  const price = proposedPriceInWords(booking, proposal, t);
  const what = whatHolds(booking, proposal, t, daysInWords(booking, { t, locale, today }));
  return (
    <AskCard
      isMine={may("acceptProposal")}
      eyebrow={isOwn ? t("answer.theirs", { name }) : t("answer.yours")}
      title={t(`proposal.${proposal.kind}${isOwn ? "Own" : "By"}`, { name })}
    >
      {proposal.reason && (
        <Quote booking={booking} by={proposal.proposedBy} text={proposal.reason} />
      )}
      {proposal.period && (
        <ShiftPicture booking={booking} today={today} proposed={proposal.period} />
      )}
      {proposal.pets && (
        <p className="flex items-center gap-3 font-semibold">
          <PetFaces pets={proposal.pets} size="size-11" />
          {t("proposal.proposed", { what: petsInWords(proposal.pets, t) })}
        </p>
      )}
      {price && <p className="font-semibold">{price}</p>}
      {may("acceptProposal") && (
        <Conflicts booking={booking} when={proposal.period ?? null} today={today} />
      )}
      <ChangedNote booking={booking} was={actions.changedFrom} />
      <ErrorBanner lines={actions.problems} />
      <div className="grid gap-2 sm:flex sm:flex-wrap">
        {may("acceptProposal") && (
          <ButtonForm name={answerForms.accept} onPress={actions.acceptProposal}>
            <ReadFields booking={booking} />
            <Button type="submit" wide pending={actions.pending === "acceptProposal"}>
              {t("proposal.accept")}
            </Button>
          </ButtonForm>
        )}
        {may("declineProposal") && (
          <ButtonForm name={answerForms.decline} onPress={actions.declineProposal}>
            <ReadFields booking={booking} />
            <Button
              type="submit"
              wide
              variant="secondary"
              pending={actions.pending === "declineProposal"}
            >
              {t("proposal.decline")}
            </Button>
          </ButtonForm>
        )}
        {may("withdrawProposal") && (
          <ButtonForm name={answerForms.withdraw} onPress={actions.withdraw}>
            <ReadFields booking={booking} />
            <Button type="submit" wide variant="secondary" pending={actions.pending === "withdraw"}>
              {t("proposal.withdraw")}
            </Button>
          </ButtonForm>
        )}
        <ChatLink booking={booking} />
      </div>
      <p className="text-sm text-ink-soft">
        {t(isOwn ? "proposal.holdsOwn" : "proposal.holds", { name, what })}
      </p>
    </AskCard>
  );
}

/** What stands until the answer. */
function whatHolds(
  booking: Booking,
  { kind }: BookingProposal,
  t: ReturnType<typeof useTranslation<"bookings">>["t"],
  days: string,
): string {
  if (kind === "dates") return days;
  if (kind === "pets") return petsInWords(booking.pets, t);
  const price = priceOf(booking);
  return price === null
    ? t("proposal.holdsNoPrice")
    : t("proposal.holdsPrice", { price: formatMoney(price) });
}
