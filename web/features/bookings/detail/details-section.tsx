import type { Booking } from "#contract/bookings.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { Button } from "#web/ui/button.tsx";

export type DetailsSectionProps = { booking: Booking; onEdit: () => void };

/** What one of them wrote down for the other; either may change it. */
export function DetailsSection({ booking, onEdit }: DetailsSectionProps) {
  const { t } = useTranslation("bookings");
  const mayChange = booking.allowedActions.includes("changeDetails");
  if (!booking.details && !mayChange) return null;
  return (
    <section aria-labelledby="booking-details">
      <div className="flex items-center justify-between gap-3">
        <h3 id="booking-details" className="text-xl">
          {t("details.title")}
        </h3>
        {mayChange && (
          <Button variant="ghost" size="sm" onClick={onEdit}>
            {t("details.edit")}
          </Button>
        )}
      </div>
      {booking.details ? (
        <p className="mt-2 max-w-text whitespace-pre-line wrap-anywhere">{booking.details}</p>
      ) : (
        <p className="mt-2 text-ink-soft">{t("details.none")}</p>
      )}
    </section>
  );
}
