import { useEffect } from "react";
import { type Locale, locales, localeTags } from "#contract/shared/locale.ts";
import { productName } from "#contract/shared/product.ts";
import { debounce } from "#web/lib/browser/debounce.ts";

/** What a page says about itself. Its loader fills this in, in the language of the request. */
export type PageMeta = {
  title?: string;
  description?: string;
  /** The one address of this page; without it, search engines are kept out. */
  canonical?: string;
  /** The same page in other languages; absolute. */
  alternates?: Record<Locale, string>;
  /** What a shared link shows: absolute, and of the size below. */
  image?: string;
  /** The same for who can't see it. */
  imageAlt?: string;
  /** Of an article: the days when it came out and was last changed. */
  article?: { publishedOn: string; updatedOn: string };
  /** Where readers' programs find what is new. */
  feed?: { title: string; href: string };
  locale: Locale;
};

/** All pictures for links are drawn in this size, whether for the site or for one person. */
const imageSize = { width: 1200, height: 630 };

const updateWaitMs = 50;

export function titleOf(title: string | undefined): string {
  return title ? `${productName} | ${title}` : productName;
}

export type HeadTag =
  | { title: string }
  | { name: string; content: string }
  | { property: string; content: string }
  | { rel: string; href: string; hrefLang?: string; type?: string; title?: string };

/** For the head of a page. Without data there was an error, whose screen has its own title. */
export function metaTags(meta: PageMeta | undefined): HeadTag[] {
  if (!meta) return [];
  const { title, description, canonical, alternates, image, imageAlt, article, feed, locale } =
    meta;
  const tags: HeadTag[] = [
    { title: titleOf(title) },
    { property: "og:site_name", content: productName },
    { property: "og:type", content: article ? "article" : "website" },
    { property: "og:title", content: title ?? productName },
    { property: "og:locale", content: localeTags[locale].replace("-", "_") },
  ];
  if (description) {
    tags.push(
      { name: "description", content: description },
      { property: "og:description", content: description },
    );
  }
  if (article) {
    tags.push(
      { property: "article:published_time", content: article.publishedOn },
      { property: "article:modified_time", content: article.updatedOn },
    );
  }
  if (image) {
    tags.push(
      { property: "og:image", content: image },
      { property: "og:image:width", content: String(imageSize.width) },
      { property: "og:image:height", content: String(imageSize.height) },
      ...(imageAlt ? [{ property: "og:image:alt", content: imageAlt }] : []),
      { name: "twitter:card", content: "summary_large_image" },
    );
  }
  if (feed) tags.push({ rel: "alternate", type: "application/rss+xml", ...feed });
  if (!canonical) return [...tags, { name: "robots", content: "noindex" }];
  tags.push({ rel: "canonical", href: canonical }, { property: "og:url", content: canonical });
  if (alternates) {
    for (const language of locales) {
      tags.push({
        rel: "alternate",
        hrefLang: language,
        href: alternates[language],
      });
    }
    tags.push({ rel: "alternate", hrefLang: "x-default", href: alternates.nl });
  }
  return tags;
}

const applySoon = debounce((meta: { title?: string; description?: string }) => {
  if (meta.title !== undefined) document.title = titleOf(meta.title);
  if (meta.description !== undefined) {
    document.querySelector('meta[name="description"]')?.setAttribute("content", meta.description);
  }
}, updateWaitMs);

/** For what changes while a page is open, such as a count of unread messages in its title. */
export function usePageMeta(meta: { title?: string; description?: string }): void {
  const { title, description } = meta;
  useEffect(() => {
    applySoon({
      ...(title === undefined ? {} : { title }),
      ...(description === undefined ? {} : { description }),
    });
  }, [title, description]);
}
