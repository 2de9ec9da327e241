import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useAwaitedBookings } from "#web/lib/live/awaited-bookings.ts";
import { useUnreadUpdates } from "#web/lib/live/unread-logbooks.ts";
import { useUnreadNotifications } from "#web/lib/live/unread-notifications.ts";
import { useOtherUnreadMessages, useUnreadMessages } from "#web/lib/messages/unread.ts";
import { CountBadge } from "#web/ui/count-badge.tsx";

export type BarCountProps = {
  of: "unread" | "otherUnread" | "awaiting" | "updates" | "told";
  className?: string;
};

/**
 * How many messages, updates of logbooks or notifications wait to be read, or bookings to be answered;
 * loaded for users only, who alone can have any.
 */
export function BarCount({ of, className }: BarCountProps) {
  const { t } = useTranslation("shell");
  const counts = {
    unread: useUnreadMessages(),
    otherUnread: useOtherUnreadMessages(),
    awaiting: useAwaitedBookings(),
    updates: useUnreadUpdates(),
    told: useUnreadNotifications(),
  };
  const count = counts[of];
  return (
    <CountBadge count={count} label={t(of, { count })} {...(className ? { className } : {})} />
  );
}
