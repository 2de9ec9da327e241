import type { Locale } from "#contract/shared/locale.ts";
import { urlsFor } from "#contract/urls/urls.ts";
import type { Translate } from "#web/lib/i18n/text-keys.ts";
import { type Described, titleOf } from "./describe-search.ts";
import { searchUrl } from "./search-url.ts";

type Listed = { id: number; citySlug: string; firstName: string; title?: string };
type Words = { t: Translate<"search">; origin: string; locale: Locale };

/** The page for search engines, as schema.org has it: where it stands, and what it lists. */
export function structuredSearch(words: Words, described: Described, items: Listed[]): object[] {
  const { t, origin, locale } = words;
  const { kind, search, place } = described;
  const urls = urlsFor(locale);
  const absolute = (path: string) => new URL(path, origin).href;
  const step = (name: string, path: string) => ({ name, item: absolute(path) });
  const crumbs = [
    step(t("crumbs.home"), urls.home()),
    step(t(`crumbs.${kind}`), kind === "sitters" ? urls.search() : urls.sitterWork()),
    ...(place ? [step(place, searchUrl(kind, { where: search.where, filters: {} }, locale))] : []),
  ];
  return [
    {
      "@context": "https://schema.org",
      "@type": "BreadcrumbList",
      itemListElement: crumbs.map((crumb, index) => ({
        "@type": "ListItem",
        position: index + 1,
        ...crumb,
      })),
    },
    listData(words, titleOf(t, described), items),
  ];
}

/** What a page lists, with the address of each. */
export function listData(
  { origin, locale }: Pick<Words, "origin" | "locale">,
  name: string,
  items: readonly Listed[],
): object {
  const urls = urlsFor(locale);
  const addressOf = ({ id, citySlug, title }: Listed) =>
    title === undefined ? urls.sitter(citySlug, id) : urls.request(citySlug, id);
  return {
    "@context": "https://schema.org",
    "@type": "ItemList",
    name,
    itemListElement: items.map((item, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: item.title ?? item.firstName,
      url: new URL(addressOf(item), origin).href,
    })),
  };
}
