import { Link, useSearchParams } from "react-router";
import type { BadgeProgress } from "#contract/badges/badge-entities.ts";
import { ownPath } from "#contract/urls/own-path.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { cx } from "#web/ui/cx.ts";
import { isIn, type StreetView, streetViews } from "./street.ts";

type StreetFilterProps = { progress: readonly BadgeProgress[]; view: StreetView };

/** Which houses are shown; links, so that it works without script and can be gone back from. */
export function StreetFilter({ progress, view }: StreetFilterProps) {
  const { t } = useTranslation("badges");
  const urls = useUrls();
  const [query] = useSearchParams();
  const backTo = ownPath(query.get("backTo"));
  return (
    <nav
      aria-label={t("filter.label")}
      className="scrollbar-none -mx-gutter mt-8 flex gap-2 overflow-x-auto px-gutter py-1"
    >
      {streetViews.map((each) => {
        const isShown = each === view;
        const to = urls.badges({
          ...(each === "all" ? {} : { show: each }),
          ...(backTo ? { backTo } : {}),
        });
        return (
          <Link
            key={each}
            to={to}
            preventScrollReset
            aria-current={isShown ? "page" : undefined}
            className={cx(
              "inline-flex min-h-11 shrink-0 items-center rounded-full border-fine px-4 text-sm font-medium no-underline",
              isShown
                ? "border-brand bg-brand-soft text-brand-strong"
                : "border-edge bg-surface text-ink hover:border-brand",
            )}
          >
            {t(`filter.${each}`, { count: progress.filter((badge) => isIn(each, badge)).length })}
          </Link>
        );
      })}
    </nav>
  );
}
