import type { Booking } from "#contract/bookings.ts";
import type { BoundField } from "#web/lib/forms/use-form.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { Button } from "#web/ui/button.tsx";
import { TextAreaField } from "#web/ui/forms/text-area-field.tsx";
import { nameOf, otherOf } from "../booking-words.ts";
import { reasonMaxLength } from "./limits.ts";

export type ReasonAndSendProps = {
  booking: Booking;
  reason: BoundField<"reason", string>;
  pending: boolean;
};

/** How every change ends: a word to the other, and off it goes. */
export function ReasonAndSend({ booking, reason, pending }: ReasonAndSendProps) {
  const { t } = useTranslation("bookings");
  const name = nameOf(otherOf(booking), t);
  return (
    <>
      <TextAreaField
        label={t("change.reason", { name })}
        optional
        rows={3}
        maxLength={reasonMaxLength}
        {...reason}
      />
      <Button type="submit" wide pending={pending}>
        {t(booking.status === "pending" ? "change.sendDates" : "change.send")}
      </Button>
    </>
  );
}
