import type { Booking } from "#contract/bookings.ts";
import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import { formatMoney } from "#web/lib/text/formatting.ts";
import { Banner } from "#web/ui/page/banner.tsx";
import { whenInWords } from "../booking-dates.ts";
import { nameOf, otherOf, ownSideOf, petsInWords, placeInWords } from "../booking-words.ts";
import { changedParts, type ReadBooking, type ReadPart, readOf } from "./read-booking.ts";

export type ChangedNoteProps = {
  booking: Booking;
  /** What was read; null: nothing has changed since. */
  was: ReadBooking | null;
};

/** Something was answered that reads otherwise by now: what it was beside what it is, before it is asked again. */
export function ChangedNote({ booking, was }: ChangedNoteProps) {
  const { t } = useTranslation("bookings");
  const inWords = usePartInWords(booking);
  if (!was) return null;
  const is = readOf(booking);
  const parts = changedParts(was, is);
  const isAsked = booking.awaiting === ownSideOf(booking);
  return (
    <Banner tone="warn" title={t("changed.title")} live>
      {parts.length === 0 ? (
        t("changed.otherwise")
      ) : (
        <dl className="mt-1 grid gap-2.5">
          {parts.map((part) => (
            <div key={part}>
              <dt className="text-sm text-ink-soft">{t(`changed.${part}`)}</dt>
              <dd className="grid gap-x-4 sm:grid-cols-2">
                <span className="min-w-0 wrap-anywhere text-ink-soft">
                  {t("changed.was", { what: inWords(was, part) })}
                </span>
                <span className="min-w-0 font-semibold wrap-anywhere">
                  {t("changed.is", { what: inWords(is, part) })}
                </span>
              </dd>
            </div>
          ))}
        </dl>
      )}
      <p className="mt-2">{t(isAsked ? "changed.again" : "changed.notSent")}</p>
    </Banner>
  );
}

function usePartInWords(booking: Booking) {
  const { t } = useTranslation("bookings");
  const locale = useLocale();
  const words = { t, locale, today: dayInAmsterdam(new Date()) };
  const { serviceType } = booking;
  const nothing = t("changed.nothing");
  const whenOf = (when: ReadBooking["when"] | undefined) =>
    when ? whenInWords({ ...when, ...(serviceType ? { serviceType } : {}) }, words) : nothing;
  const petsOf = (names: readonly string[] | undefined) =>
    names
      ? petsInWords(
          names.map((name) => ({ name })),
          t,
        )
      : nothing;
  const priceOf = (cents: number | null | undefined) =>
    cents === null || cents === undefined ? nothing : formatMoney(cents);
  return (read: ReadBooking, part: ReadPart): string => {
    switch (part) {
      case "when":
        return whenOf(read.when);
      case "petNames":
        return petsOf(read.petNames);
      case "price":
        return priceOf(read.price);
      case "place":
        return placeInWords({ ...booking, ...read }, nameOf(otherOf(booking), t), t);
      case "details":
        return read.details || nothing;
      case "proposedWhen":
        return whenOf(read.proposed?.when);
      case "proposedPetNames":
        return petsOf(read.proposed?.petNames);
      case "proposedPrice":
        return priceOf(read.proposed?.price);
    }
  };
}
