import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { type Counts, useCounts } from "#web/lib/live/counts.ts";
import { CountBadge } from "#web/ui/count-badge.tsx";

export type BarCountProps = { of: keyof Counts; className?: string };

/**
 * How many messages, updates of logbooks or notifications wait to be read, or bookings to be answered;
 * loaded for users only, who alone can have any.
 */
export function BarCount({ of, className }: BarCountProps) {
  const { t } = useTranslation("shell");
  const count = useCounts()[of];
  return (
    <CountBadge count={count} label={t(of, { count })} {...(className ? { className } : {})} />
  );
}
