import type { ArticleCard } from "#contract/content/texts.ts";
import type { Locale } from "#contract/shared/locale.ts";
import { urlsFor } from "#contract/urls/urls.ts";
import contentEn from "#messages/en/content.json" with { type: "json" };
import contentNl from "#messages/nl/content.json" with { type: "json" };
import { instantOf } from "#server/platform/amsterdam-time.ts";
import { createTexts } from "#server/platform/texts.ts";
import { escapedXml } from "./sitemap.xml.ts";

const t = createTexts({ nl: contentNl, en: contentEn });

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
  const title = escapedXml(t(locale, "blog.feed"));
  const lead = escapedXml(t(locale, "blog.lead"));
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>${title}</title><link>${at(urls.blog())}</link><description>${lead}</description><language>${locale}</language>
<atom:link href="${at(urls.blogFeed())}" rel="self" type="application/rss+xml"/>
${items.join("")}</channel></rss>
`;
}
