import { TextPage } from "#web/features/content/text-page.tsx";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import { notFound, openPage } from "#web/lib/page/page.server.ts";
import type { RouteHandle } from "#web/lib/page/route-handle.ts";
import { formatDate } from "#web/lib/text/formatting.ts";
import { AnimalScreen } from "../content/animals/animal-screen.tsx";
import { loadAnimalMarket } from "../content/animals/load-animal-market.ts";
import { ArticleScreen } from "../content/screens/article-screen.tsx";
import { FaqGroups } from "../content/screens/faq-groups.tsx";
import { StoredPageScreen } from "../content/screens/stored-page-screen.tsx";
import type { Route } from "./+types/preview.ts";

export const handle: RouteHandle = {
  namespaces: ["content", "legal", "search-block", "care", "sitters", "favorites"],
};

/** A draft as readers will get it. Nobody but admins gets here, and no search engine. */
export async function loader(args: Route.LoaderArgs) {
  const page = openPage(args);
  const { id } = args.params;
  const query = { locale: page.locale };
  const found = await page.find("adminTexts.preview", { params: { id }, query });
  if (!found) return notFound(page);
  const { data } = found;
  const search = data.page?.search;
  return {
    ...data,
    market: search ? await loadAnimalMarket(page, { search, lastPlace: null }) : null,
    meta: page.meta({ title: data.page?.title ?? data.article?.title ?? data.faq?.title ?? "" }),
  };
}

export default function Preview({ loaderData }: Route.ComponentProps) {
  const { page, article, faq, market } = loaderData;
  const { t } = useTranslation("legal");
  const locale = useLocale();
  if (article) return <ArticleScreen article={article} />;
  if (faq) {
    return (
      <div className="wrap py-section">
        <h1>{faq.title}</h1>
        <div className="max-w-text">
          <FaqGroups groups={faq.groups} />
        </div>
      </div>
    );
  }
  if (!page) return null;
  if (page.search && market) {
    return <AnimalScreen page={{ ...page, search: page.search }} market={market} />;
  }
  if (page.kind === "legal") {
    return (
      <TextPage page={page} byline={t("since", { date: formatDate(page.version, locale) })}>
        {null}
      </TextPage>
    );
  }
  return <StoredPageScreen page={page} />;
}
