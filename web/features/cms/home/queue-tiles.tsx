import { ChevronRight } from "lucide-react";
import { Link } from "react-router";
import type { AdminQueue } from "#contract/admin/queue.ts";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import { formatMoment, formatNumber } from "#web/lib/text/formatting.ts";
import { cx } from "#web/ui/cx.ts";
import { addressOf, cmsLinks } from "../shell/cms-links.ts";

export type QueueTilesProps = { queue: AdminQueue; now: Date };

/** What waits for somebody, a tile a place: the same counts as in the bar. */
export function QueueTiles({ queue, now }: QueueTilesProps) {
  const { t } = useTranslation("cms");
  const locale = useLocale();
  const { oldestAt } = queue.reports;
  return (
    <ul className="grid gap-3 sm:grid-cols-2 md:grid-cols-4">
      {cmsLinks
        .flatMap(({ links }) => links)
        .map(({ place, Icon, waiting }) => {
          if (!waiting) return null;
          const count = waiting(queue);
          return (
            <li key={place}>
              <Link
                to={addressOf(place)}
                className="flex h-full flex-col gap-1 rounded-card border border-line bg-surface p-4 text-ink no-underline hover:border-edge"
              >
                <span className="flex items-center gap-2 text-sm text-ink-soft">
                  <Icon className="size-5" />
                  {t(`places.${place}`)}
                  <ChevronRight className="ml-auto size-4" />
                </span>
                <span className={cx("tabular text-2xl font-bold", count === 0 && "text-ink-soft")}>
                  {formatNumber(count)}
                </span>
                {place === "reports" && oldestAt !== undefined && (
                  <span className="text-sm text-ink-soft">
                    {t("oldest", { moment: formatMoment(oldestAt, locale, now) })}
                  </span>
                )}
              </Link>
            </li>
          );
        })}
    </ul>
  );
}
