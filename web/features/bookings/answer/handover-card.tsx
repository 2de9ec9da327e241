import { Phone } from "lucide-react";
import type { Booking } from "#contract/bookings.ts";
import { formatPhone } from "#contract/shared/validation/phone-text.ts";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import { formatMoment } from "#web/lib/text/formatting.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { Button } from "#web/ui/button.tsx";
import { ButtonForm } from "#web/ui/forms/button-form.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { ErrorBanner } from "#web/ui/page/error-banner.tsx";
import { nameOf, otherOf, ownSideOf, petsInWords } from "../booking-words.ts";
import type { BookingActions } from "../use-booking-actions.ts";
import { answerForms } from "./answer-forms.ts";
import { ChatLink, Quote } from "./ask-card.tsx";

export type HandoverCardProps = {
  booking: Booking;
  handover: NonNullable<Booking["handover"]>;
  actions: BookingActions;
  now: Date;
};

/**
 * A stay ended before its time, with the animals in one of the two houses: whom to call, what can still be
 * read and until when, and who has said that they are home. Of one that came to its end, and whose account
 * waits for that, the last alone.
 */
export function HandoverCard({ booking, handover, actions, now }: HandoverCardProps) {
  const { t } = useTranslation("bookings");
  const urls = useUrls();
  const locale = useLocale();
  const side = ownSideOf(booking);
  const other = otherOf(booking);
  const name = nameOf(other, t);
  const pets = petsInWords(booking.pets, t);
  const areAtHome = booking.place === "owner_home";
  const by = !booking.closedBy ? "nobody" : booking.closedBy === side ? "me" : "other";
  const said = handover.said[0];
  const saidText = said && (
    <p className="font-semibold">
      {t(said.by === side ? "handover.said.me" : "handover.said.other", {
        name,
        when: formatMoment(said.at, locale, now),
      })}
    </p>
  );
  if (booking.closedReason === "completed") {
    return (
      <section
        aria-labelledby="handover"
        className="grid gap-4 rounded-bubble bg-warn-soft p-4.5 @min-[36rem]:p-7"
      >
        <h3 id="handover" className="text-lg">
          {t("handover.done.title", { pets })}
        </h3>
        <p>{t("handover.done.text", { when: formatMoment(handover.until, locale, now) })}</p>
        <ErrorBanner lines={actions.problems} />
        {saidText}
        <SayHome booking={booking} actions={actions} label={t("handover.sayHome")} />
      </section>
    );
  }
  return (
    <section
      aria-labelledby="handover"
      className="grid gap-4 rounded-bubble bg-warn-soft p-4.5 @min-[36rem]:p-7"
    >
      <div className="grid gap-2">
        <h3 id="handover" className="text-lg">
          {t(areAtHome ? "handover.titleVisits" : "handover.title", { pets })}
        </h3>
        <p>
          {t(`handover.text.${by}`, { name })}{" "}
          {areAtHome
            ? t(`handover.visits.${side}`, { name, pets })
            : t("handover.call", { name, pets })}
        </p>
      </div>
      {other?.phone ? (
        <a
          href={`tel:${other.phone}`}
          className="inline-flex min-h-12 items-center gap-2 justify-self-start rounded-full bg-brand px-5 font-semibold text-surface no-underline"
        >
          <Phone className="size-5" />
          {t("handover.callButton", { name })}, {formatPhone(other.phone)}
        </a>
      ) : (
        <p className="font-semibold">{t("handover.noPhone", { name })}</p>
      )}
      <p>{t(side === "pet_owner" ? "handover.ownVet" : "handover.vet", { name })}</p>
      {booking.reason && <Quote booking={booking} by={booking.closedBy} text={booking.reason} />}
      <ErrorBanner lines={actions.problems} />
      {saidText}
      <div className="flex flex-wrap gap-2">
        <SayHome
          booking={booking}
          actions={actions}
          label={t(areAtHome ? "handover.sayHomeVisits" : "handover.sayHome")}
        />
        {booking.allowedActions.includes("readIntake") && (
          <LinkButton variant="secondary" to={urls.intake(booking.id)}>
            {t("handover.intake")}
          </LinkButton>
        )}
        <ChatLink booking={booking} />
      </div>
      <p className="text-sm text-ink-soft">
        {t("handover.until", { when: formatMoment(handover.until, locale, now) })}{" "}
        {booking.address && t("handover.address", { name })} {t("handover.closed")}
      </p>
    </section>
  );
}

type SayHomeProps = Pick<HandoverCardProps, "booking" | "actions"> & { label: string };

function SayHome({ booking, actions, label }: SayHomeProps) {
  if (!booking.allowedActions.includes("sayHome")) return null;
  return (
    <ButtonForm name={answerForms.sayHome} onPress={actions.sayHome}>
      <Button type="submit" pending={actions.pending === "sayHome"}>
        {label}
      </Button>
    </ButtonForm>
  );
}
