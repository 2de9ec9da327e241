import type { Booking } from "#contract/bookings.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { LinkButton } from "#web/ui/link-button.tsx";
import { isCalledOff, nameOf, otherOf, ownSideOf, stateOf } from "../booking-words.ts";
import { ChatLink, Quote } from "./ask-card.tsx";

/** It is over, or will never be: what happened, why, and what one could do instead. */
export function EndedCard({ booking }: { booking: Booking }) {
  const { t } = useTranslation("bookings");
  const urls = useUrls();
  const other = otherOf(booking);
  const name = nameOf(other, t);
  const isOwner = ownSideOf(booking) === "pet_owner";
  const isOff = isCalledOff(booking);
  // Whoever had the animals with them may have something left to do: that is never said not to be so.
  const mayHaveBegun = isOff && booking.acceptedAt !== undefined && booking.phase !== "upcoming";
  return (
    <section
      aria-labelledby="ended"
      className="grid gap-4 rounded-bubble bg-surface p-4.5 @min-[36rem]:p-7"
    >
      <div>
        <h3 id="ended" className="text-lg">
          {t(endedKeyOf(booking), { name })}
        </h3>
        {!mayHaveBegun && (
          <p className="mt-1 text-ink-soft">
            {t(isOff ? "ended.text.off" : "ended.text.completed")}
          </p>
        )}
      </div>
      {isOff && booking.reason && (
        <div className="grid gap-2">
          <p className="text-sm font-semibold">{t("ended.reason")}</p>
          <Quote booking={booking} by={booking.closedBy} text={booking.reason} />
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        {isOwner && other?.id !== undefined && !other.isDeleted && (
          <LinkButton
            variant="secondary"
            to={
              booking.kind === "introduction" && isOff
                ? urls.planIntroduction(other.id)
                : urls.planBooking(other.id)
            }
          >
            {t(booking.kind === "introduction" && !isOff ? "ended.next" : "ended.again", { name })}
          </LinkButton>
        )}
        {booking.kind === "booking" && !isOff && (
          <LinkButton variant="soft" to={urls.reviews()}>
            {t("ended.review")}
          </LinkButton>
        )}
        {isOwner && isOff && (
          <LinkButton variant="ghost" to={urls.search()}>
            {t("ended.search")}
          </LinkButton>
        )}
        <ChatLink booking={booking} />
      </div>
    </section>
  );
}

function endedKeyOf(booking: Booking) {
  const state = stateOf(booking);
  const side = ownSideOf(booking);
  if (state === "expired") return "ended.expired";
  if (state === "cancelled") {
    if (!booking.closedBy) return "ended.cancelled.nobody";
    return booking.closedBy === side ? "ended.cancelled.me" : "ended.cancelled.other";
  }
  if (state === "declined") {
    if (!booking.closedBy) return "ended.declined.nobody";
    return booking.closedBy === side ? "ended.declined.me" : "ended.declined.other";
  }
  return "ended.completed";
}
