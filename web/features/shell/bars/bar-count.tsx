import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useAwaitedBookings } from "#web/lib/live/awaited-bookings.ts";
import { useUnreadUpdates } from "#web/lib/live/unread-logbooks.ts";
import { useUnreadMessages } from "#web/lib/messages/unread.ts";
import { CountBadge } from "#web/ui/count-badge.tsx";

export type BarCountProps = { of: "unread" | "awaiting" | "updates"; className?: string };

/**
 * How many messages or updates of logbooks wait to be read, or bookings to be answered; loaded for users
 * only, who alone can have any.
 */
export function BarCount({ of, className }: BarCountProps) {
  const { t } = useTranslation("shell");
  const counts = {
    unread: useUnreadMessages(),
    awaiting: useAwaitedBookings(),
    updates: useUnreadUpdates(),
  };
  const count = counts[of];
  return (
    <CountBadge count={count} label={t(of, { count })} {...(className ? { className } : {})} />
  );
}
