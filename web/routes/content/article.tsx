import { productName } from "#contract/shared/product.ts";
import { urls, urlsFor } from "#contract/urls/urls.ts";
import { articleData } from "#web/features/content/structured-data.ts";
import { openPage } from "#web/lib/page/page.server.ts";
import type { RouteHandle } from "#web/lib/page/route-handle.ts";
import { crumbsData } from "#web/lib/page/structured-data.ts";
import type { Route } from "./+types/article.ts";
import { ArticleScreen } from "./screens/article-screen.tsx";
import { articleImage } from "./share-images.ts";
import { stayOrMove } from "./stay-or-move.ts";

export const handle: RouteHandle = { namespaces: ["content"] };

export async function loader(args: Route.LoaderArgs) {
  const page = openPage(args);
  const { url } = args.params;
  const { data: article } = await page.call("content.article", { params: { url } });
  const path = stayOrMove(urls.article(url), urls.article(article.slug));
  const t = page.texts("content");
  const { title, description, topic, publishedOn, updatedOn } = article;
  const image = articleImage(page, article);
  const dates = { publishedOn, updatedOn };
  const feed = {
    title: t("blog.feed", { product: productName }),
    href: urlsFor(page.locale).blogFeed(),
  };
  const meta = page.meta({ title, description, path, image, article: dates, feed });
  const above = [
    { name: productName, to: urls.home() },
    { name: t("blog.title"), to: urls.blog() },
    { name: t(`topics.${topic}`), to: urls.blog({ topic }) },
  ];
  return {
    article,
    above,
    structured: [
      articleData(article, {
        url: new URL(path, page.origin).href,
        image: meta.image ?? "",
        language: page.locale,
      }),
      crumbsData(page.origin, [...above, { name: title, to: path }]),
    ],
    meta,
  };
}

export const headers: Route.HeadersFunction = () => ({ "X-Guest-Cache": "30" });

export default function Article({ loaderData: { article } }: Route.ComponentProps) {
  return <ArticleScreen article={article} />;
}
