import { bookingDetailsMaxLength } from "#contract/bookings.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { TextAreaField } from "#web/ui/forms/text-area-field.tsx";
import type { PlanFields } from "../plan-fields.ts";

export function DetailsFields({ kind, sitter, form }: PlanFields) {
  const { t } = useTranslation("booking-plan");
  const name = sitter.firstName;
  const isBooking = kind === "booking";
  return (
    <TextAreaField
      label={t(isBooking ? "details.label" : "details.introductionLabel", { name })}
      {...(isBooking ? { hint: t("details.hint") } : {})}
      optional
      rows={isBooking ? 7 : 4}
      maxLength={bookingDetailsMaxLength}
      {...form.field("details")}
    />
  );
}
