import { articleTopics } from "#contract/content/texts.ts";
import { productName } from "#contract/shared/product.ts";
import { urls, urlsFor } from "#contract/urls/urls.ts";
import { ArticleList } from "#web/features/content/articles.tsx";
import { ChoiceLinks } from "#web/features/content/choice-links.tsx";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { notFound, openPage } from "#web/lib/page/page.server.ts";
import type { RouteHandle } from "#web/lib/page/route-handle.ts";
import { listData } from "#web/lib/page/structured-data.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { Pagination } from "#web/ui/page/pagination.tsx";
import type { Route } from "./+types/blog.ts";

export const handle: RouteHandle = { namespaces: ["content"] };

const perPage = 15;

/** Articles, the newest first; of one topic, and page by page. */
export async function loader(args: Route.LoaderArgs) {
  const page = openPage(args);
  const asked = args.url.searchParams.get("topic");
  const topic = articleTopics.find((one) => one === asked);
  const number = Number(args.url.searchParams.get("page") ?? 1);
  if (!Number.isInteger(number) || number < 1) notFound(page);
  const { data, currentPage, lastPage } = await page.call("content.blog", {
    query: { page: `${number}`, limit: `${perPage}`, ...(topic ? { topic } : {}) },
  });
  if (number > lastPage) notFound(page);
  const t = page.texts("content");
  const show = { ...(topic ? { topic } : {}), page: number };
  const title = topic ? `${t("blog.title")}: ${t(`topics.${topic}`)}` : t("blog.pageTitle");
  return {
    articles: data,
    topic: topic ?? null,
    topics: articleTopics,
    page: currentPage,
    pages: lastPage,
    structured: listData(
      page.origin,
      t("blog.heading"),
      data.map(({ slug, title }) => ({ name: title, to: urls.article(slug) })),
    ),
    meta: page.meta({
      title: number === 1 ? title : t("blog.numbered", { title, number }),
      description: t("blog.lead"),
      path: urls.blog(show),
      feed: {
        title: t("blog.feed", { product: productName }),
        href: urlsFor(page.locale).blogFeed(),
      },
    }),
  };
}

export const headers: Route.HeadersFunction = () => ({ "X-Guest-Cache": "30" });

export default function Blog({ loaderData }: Route.ComponentProps) {
  const { articles, topic, topics, page, pages } = loaderData;
  const { t } = useTranslation("content");
  const urls = useUrls();
  const show = topic ? { topic } : {};
  return (
    <div className="wrap py-section">
      <h1>{t("blog.heading")}</h1>
      <p className="mt-3 mb-6 text-ink-soft">{t("blog.lead")}</p>
      <ChoiceLinks
        label={t("blog.topics")}
        choices={[
          { to: urls.blog(), label: t("blog.all"), isChosen: topic === null },
          ...topics.map((one) => ({
            to: urls.blog({ topic: one }),
            label: t(`topics.${one}`),
            isChosen: topic === one,
          })),
        ]}
      />
      <div className="mt-10">
        {articles.length > 0 ? (
          <ArticleList articles={articles} level={2} />
        ) : (
          <p>{t("blog.empty")}</p>
        )}
      </div>
      <Pagination
        page={page}
        pages={pages}
        hrefFor={(number) => urls.blog({ ...show, page: number })}
        className="mt-10"
      />
    </div>
  );
}
