import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useAwaitedBookings } from "#web/lib/live/awaited-bookings.ts";
import { CountBadge } from "#web/ui/count-badge.tsx";

/** How many bookings wait for an answer; loaded for users only, who alone can have any. */
export function AwaitedBadge({ className }: { className?: string }) {
  const { t } = useTranslation("shell");
  const count = useAwaitedBookings();
  return (
    <CountBadge
      count={count}
      label={t("awaiting", { count })}
      {...(className ? { className } : {})}
    />
  );
}
