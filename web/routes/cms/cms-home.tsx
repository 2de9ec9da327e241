import { cmsUrls } from "#contract/urls/cms-urls.ts";
import { FigureTiles } from "#web/features/cms/figures/figure-tiles.tsx";
import { QueueTiles } from "#web/features/cms/home/queue-tiles.tsx";
import { CmsPage } from "#web/features/cms/shell/cms-page.tsx";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { openPage } from "#web/lib/page/page.server.ts";
import { metaTags } from "#web/lib/page/page-meta.ts";
import type { RouteHandle } from "#web/lib/page/route-handle.ts";
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

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

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
