import { ChevronRight } from "lucide-react";
import { Link } from "react-router";
import type { AdminQueue } from "#contract/admin/queue.ts";
import { cmsUrls } from "#contract/urls/cms-urls.ts";
import { FigureTiles } from "#web/features/cms/figures/figure-tiles.tsx";
import { addressOf, cmsLinks } from "#web/features/cms/shell/cms-links.ts";
import { CmsPage } from "#web/features/cms/shell/cms-page.tsx";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import { openPage } from "#web/lib/page/page.server.ts";
import type { RouteHandle } from "#web/lib/page/route-handle.ts";
import { formatMoment, formatNumber } from "#web/lib/text/formatting.ts";
import { cx } from "#web/ui/cx.ts";
import { HeadingWithLink } from "#web/ui/page/heading-with-link.tsx";
import type { Route } from "./+types/cms-home.ts";

export const handle: RouteHandle = { namespaces: ["cms-figures"] };

export async function loader(args: Route.LoaderArgs) {
  const page = openPage(args);
  const [queue, figures] = await Promise.all([
    page.call("adminQueue.get", {}),
    page.call("adminFigures.get", { query: { period: "month" } }),
  ]);
  const title = page.texts("cms")("places.home");
  return { queue: queue.data, figures: figures.data, now: page.now, meta: page.meta({ title }) };
}

export default function CmsHome({ loaderData: { queue, figures, now } }: Route.ComponentProps) {
  const { t } = useTranslation("cms");
  return (
    <CmsPage title={t("places.home")}>
      <section>
        <h2 className="mb-3 text-lg">{t("queueHeading")}</h2>
        <QueueTiles queue={queue} now={now} />
      </section>
      <section className="mt-8">
        <HeadingWithLink
          heading={t("figuresHeading")}
          link={{ to: cmsUrls.figures(), label: t("allFigures") }}
          headingClassName="text-lg"
          className="mb-3"
        />
        <FigureTiles figures={figures} />
      </section>
    </CmsPage>
  );
}

type QueueTilesProps = { queue: AdminQueue; now: Date };

/** What waits for somebody, a tile a place: the same counts as in the bar. */
function QueueTiles({ queue, now }: QueueTilesProps) {
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
