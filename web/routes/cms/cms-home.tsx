import { adminQueueEndpoints } from "#contract/admin/queue.ts";
import { QueueTiles } from "#web/features/cms/home/queue-tiles.tsx";
import { CmsPage } from "#web/features/cms/shell/cms-page.tsx";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { openPage } from "#web/lib/page/page.server.ts";
import { metaTags } from "#web/lib/page/page-meta.ts";
import type { Route } from "./+types/cms-home.ts";

export async function loader(args: Route.LoaderArgs) {
  const page = openPage(args);
  const queue = await page.call(adminQueueEndpoints.get, {});
  const title = page.texts("cms")("places.home");
  return { queue: queue.data, now: page.now, meta: page.meta({ title }) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

export default function CmsHome({ loaderData: { queue, now } }: Route.ComponentProps) {
  const { t } = useTranslation("cms");
  return (
    <CmsPage title={t("places.home")}>
      <section>
        <h2 className="mb-3 text-lg">{t("queueHeading")}</h2>
        <QueueTiles queue={queue} now={now} />
      </section>
    </CmsPage>
  );
}
