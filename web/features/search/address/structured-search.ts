import type { Locale } from "#contract/shared/locale.ts";
import { urlsFor } from "#contract/urls/urls.ts";
import type { Translate } from "#web/lib/i18n/text-keys.ts";
import { crumbsData, listData } from "#web/lib/page/structured-data.ts";
import { type Described, titleOf } from "./describe-search.ts";
import { searchUrl } from "./search-url.ts";

type Listed = { id: number; citySlug: string; firstName: string; title?: string };
type Words = { t: Translate<"search">; origin: string; locale: Locale };

/** The page for search engines, as schema.org has it: where it stands, and what it lists. */
export function structuredSearch(words: Words, described: Described, items: Listed[]): object[] {
  const { t, origin, locale } = words;
  const { kind, search, place } = described;
  const urls = urlsFor(locale);
  const here = { where: search.where, filters: {} };
  return [
    crumbsData(origin, [
      { name: t("crumbs.home"), to: urls.home() },
      {
        name: t(`crumbs.${kind}`),
        to: kind === "sitters" ? urls.search() : urls.sitterWork(),
      },
      ...(place ? [{ name: place, to: searchUrl(kind, here, locale) }] : []),
    ]),
    ...listedData(words, titleOf(t, described), items),
  ];
}

/** Sitters or requests that a page lists. */
export function listedData(
  { origin, locale }: Pick<Words, "origin" | "locale">,
  name: string,
  items: readonly Listed[],
): object[] {
  const urls = urlsFor(locale);
  return listData(
    origin,
    name,
    items.map(({ id, citySlug, firstName, title }) => ({
      name: title ?? firstName,
      to: title === undefined ? urls.sitter(citySlug, id) : urls.request(citySlug, id),
    })),
  );
}
