import type { ArticleCard } from "#contract/content/texts.ts";
import type { WebsitePage } from "#contract/content.ts";
import { urlsFor } from "#contract/urls/urls.ts";
import type { Page } from "#web/lib/page/page.server.ts";
import { shareVersion } from "#web/lib/page/share-version.server.ts";

/** What a shared link to a text shows; another address once other words are on it. */
export function pageImage({ locale }: Pick<Page, "locale">, page: WebsitePage): string {
  const { id, title, lead, hero, search } = page;
  return urlsFor(locale).ogPage(id, shareVersion(title, lead, hero, search?.animal));
}

export function articleImage({ locale }: Pick<Page, "locale">, article: ArticleCard): string {
  const { slug, title, topic, hero, minutes } = article;
  return urlsFor(locale).ogArticle(slug, shareVersion(title, topic, hero, minutes));
}
