import type { ArticleCard } from "#contract/content/texts.ts";
import type { Locale } from "#contract/shared/locale.ts";
import { productName } from "#contract/shared/product.ts";
import { urlsFor } from "#contract/urls/urls.ts";
import { instantOf } from "#server/platform/amsterdam-time.ts";
import { escapedXml } from "./sitemap.xml.ts";

/** What feed readers show; the words of the page's own head. */
const about = {
  nl: { title: `Blog van ${productName}`, text: "Tips voor baasjes en oppassen." },
  en: { title: `${productName} blog`, text: "Tips for owners and sitters." },
} as const satisfies Record<Locale, { title: string; text: string }>;

/** Articles as RSS 2.0, the newest first. */
export function writeBlogFeed(
  origin: string,
  { articles, locale }: { articles: readonly ArticleCard[]; locale: Locale },
): string {
  const urls = urlsFor(locale);
  const at = (path: string) => escapedXml(new URL(path, origin).href);
  const items = articles.map(({ slug, title, description, publishedOn }) => {
    const link = at(urls.article(slug));
    const date = instantOf(publishedOn, "09:00").toUTCString();
    return `<item><title>${escapedXml(title)}</title><link>${link}</link><guid>${link}</guid><description>${escapedXml(description)}</description><pubDate>${date}</pubDate></item>\n`;
  });
  const { title, text } = about[locale];
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>${escapedXml(title)}</title><link>${at(urls.blog())}</link><description>${escapedXml(text)}</description><language>${locale}</language>
<atom:link href="${at(urls.blogFeed())}" rel="self" type="application/rss+xml"/>
${items.join("")}</channel></rss>
`;
}
