import type { BookingProposal } from "#contract/bookings/booking-parts.ts";
import type { PriceLine } from "#contract/bookings/price-estimate.ts";
import type { Booking } from "#contract/bookings.ts";
import type { Translate } from "#web/lib/i18n/text-keys.ts";
import { formatMoney } from "#web/lib/text/formatting.ts";

type Words = Translate<"bookings">;

/** What the two count on: what they agreed on, or what the prices make of it. */
export function priceOf({
  agreedPrice,
  priceEstimate,
}: Pick<Booking, "agreedPrice" | "priceEstimate">): number | null {
  return agreedPrice ?? priceEstimate?.totalCents ?? null;
}

/** '14 bezoeken × € 12'. */
export function priceLineInWords(line: PriceLine, t: Words): string {
  const price = formatMoney(line.centsEach);
  if (line.kind === "extraAnimal") {
    return t("price.extra", { pet: line.petName ?? "", units: line.units, price });
  }
  return t(`price.units.${line.unit}`, { count: line.units, price });
}

/** What a proposal does to the price, in a sentence; null where there is no price. */
export function proposedPriceInWords(
  booking: Booking,
  proposal: BookingProposal,
  t: Words,
): string | null {
  const before = priceOf(booking);
  // An amount that was agreed on stays until another one is.
  const after =
    proposal.kind === "price"
      ? (proposal.agreedPrice ?? null)
      : (booking.agreedPrice ?? proposal.priceEstimate?.totalCents ?? before);
  if (after === null) return null;
  const price = formatMoney(after);
  if (before === null) return t("proposal.price", { price });
  return before === after
    ? t("proposal.samePrice", { price })
    : t("proposal.newPrice", { price, before: formatMoney(before) });
}
