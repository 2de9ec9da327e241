import type { Booking } from "#contract/bookings.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { formatMoney } from "#web/lib/text/formatting.ts";
import { Receipt } from "#web/ui/page/receipt.tsx";
import { isCalledOff, nameOf, otherOf, ownSideOf, stateOf } from "../booking-words.ts";
import { priceLineInWords, priceOf } from "../price-words.ts";

/** An estimate before the yes, what was agreed on after it. */
export function PriceReceipt({ booking }: { booking: Booking }) {
  const { t } = useTranslation("bookings");
  const price = priceOf(booking);
  if (price === null || isCalledOff(booking)) return null;
  const name = nameOf(otherOf(booking), t);
  const side = ownSideOf(booking);
  const { priceEstimate, agreedPrice } = booking;
  const hasOther = agreedPrice !== undefined && agreedPrice !== priceEstimate?.totalCents;
  const isAgreed = stateOf(booking) === "accepted" || stateOf(booking) === "completed";
  const lines = (priceEstimate?.lines ?? []).map((line) => ({
    key: `${line.kind} ${line.petName ?? ""}`,
    label: priceLineInWords(line, t),
    amount: formatMoney(line.totalCents),
  }));
  // With an amount of their own the lines add up to something else: that is said, and not hidden.
  const calculated =
    hasOther && priceEstimate
      ? [
          {
            key: "calculated",
            label: t("price.calculated"),
            amount: formatMoney(priceEstimate.totalCents),
          },
        ]
      : lines;
  return (
    <Receipt
      level={3}
      heading={t(isAgreed ? "price.agreed" : "price.estimate")}
      lines={calculated}
      total={{ label: t(`price.to.${side}`, { name }), amount: formatMoney(price) }}
      note={t(`price.settle.${side}`, { name })}
    />
  );
}
