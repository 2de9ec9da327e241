import { redirect } from "react-router";
import type { User } from "#contract/account.ts";
import type { Address } from "#contract/addresses.ts";
import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import { defaultDistanceKm } from "#contract/shared/whereabouts.ts";
import { isEnglishPath } from "#contract/urls/aliased-paths.ts";
import { descriptionOf, titleOf } from "#web/features/search/address/describe-search.ts";
import { readForm } from "#web/features/search/address/read-form.ts";
import { readSearch } from "#web/features/search/address/read-search.ts";
import {
  hasMiddle,
  type Search,
  type SearchKind,
  type Where,
} from "#web/features/search/address/search.ts";
import { canonicalUrl, searchUrl } from "#web/features/search/address/search-url.ts";
import { structuredSearch } from "#web/features/search/address/structured-search.ts";
import type { FoundPlace } from "#web/features/search/places/place-pick.ts";
import type { Home, SearchData } from "#web/features/search/search-data.ts";
import type { Page } from "#web/lib/page/page.server.ts";
import type { PageMeta } from "#web/lib/page/page-meta.ts";
import { callSearch, type Found, type FoundItem } from "./call-search.ts";
import { searchOfForm } from "./search-of-form.ts";

/** With fewer than these nearby, the search goes on further away. */
const few = 5;

export type LoadedSearch<Item extends FoundItem> = SearchData<Item> & {
  meta: PageMeta;
  structured: object[];
};

export type SearchParams = { query?: string; postalCode?: string };

export type SearchAsked = {
  params: SearchParams;
  fields: URLSearchParams;
  loadUser: () => Promise<User | null>;
};

export async function loadSearch<Kind extends SearchKind>(
  page: Page,
  kind: Kind,
  { params, fields, loadUser }: SearchAsked,
): Promise<LoadedSearch<Found<Kind>["data"][number]>> {
  const suggest = async (q: string) =>
    (await page.call("addresses.suggest", { query: { q } })).data;
  const findHome = async () => ownPlace((await loadUser())?.address, suggest);
  const own = async () => whereOf(await findHome());
  const form = readForm(kind, params, fields);
  if (form) {
    throw redirect(searchUrl(kind, await searchOfForm(form, { suggest, own }), page.locale));
  }
  const { search: read, isCutOff } = readSearch(kind, {
    ...params,
    filters: fields.get("filters"),
  });
  const moveTo = (search: Search) => redirect(movedUrl(page, kind, search, fields), 301);
  if (isSpeltOtherwise(params, read)) throw moveTo(read);
  const home = saysNowhere(read) ? await own() : null;
  // Not for good: it is this visitor's place, and may be another one tomorrow.
  if (home && !fields.has("filters")) {
    throw redirect(movedUrl(page, kind, { ...read, where: home }, fields));
  }
  // A link with wishes and no place was made where that is the whole country.
  const asked: Search = home ? { ...read, where: { country: true } } : read;

  const near = await callSearch(page, kind, asked);
  // A place with several names has one address: `/zoeken/den-bosch` is `/zoeken/s-hertogenbosch`.
  const slug = near.answer.center?.slug;
  if (near.search.where.slug && slug && slug !== near.search.where.slug) {
    throw moveTo({ ...asked, where: { ...asked.where, slug } });
  }
  const { search } = near;
  // Once for a search, however far somebody reads on.
  if (kind === "sitters" && (search.filters.page ?? 1) === 1) page.visited({ what: "search" });
  const isFew = near.answer.total < few && hasMiddle(search) && search.filters.distance !== 0;
  const wider = isFew ? await callSearch(page, kind, search, true) : null;
  const answer = wider && wider.answer.total > near.answer.total ? wider.answer : near.answer;
  const place = search.where.slug || search.where.postalCode ? answer.center?.label : undefined;
  const described = { kind, search, ...(place ? { place } : {}) };
  const t = page.texts("search");
  const canIndex = !near.isPlaceUnknown && answer.data.length > 0;
  return {
    ...described,
    items: answer.data as Found<Kind>["data"],
    total: answer.total,
    page: answer.currentPage,
    pages: answer.lastPage,
    ...(answer.center ? { center: answer.center } : {}),
    ...(answer !== near.answer && answer.widenedTo
      ? {
          widened: {
            nearby: near.answer.total,
            km: search.filters.distance ?? defaultDistanceKm,
            toKm: answer.widenedTo,
          },
        }
      : {}),
    isCutOff: isCutOff || near.isLeftOut,
    ...(near.isPlaceUnknown ? { unknownPlace: await likelyPlaces(page, asked) } : {}),
    ...(search.where.country ? await homeOf(findHome) : {}),
    names: await namesOf(page, search),
    today: dayInAmsterdam(page.now),
    meta: page.meta({
      title: titleOf(t, described),
      description: descriptionOf(t, described, answer.total),
      ...(canIndex
        ? addressesOf(page, { kind, search }, answer.center?.slug ?? search.where.slug)
        : {}),
    }),
    structured: structuredSearch({ t, origin: page.origin, locale: page.locale }, described, [
      ...answer.data,
    ]),
  };
}

/** For search engines; what has one address for all languages names no others. */
function addressesOf(
  page: Page,
  { kind, search }: { kind: SearchKind; search: Search },
  placeSlug: string | undefined,
) {
  const alternates = {
    nl: canonicalUrl(kind, search, "nl", placeSlug),
    en: canonicalUrl(kind, search, "en", placeSlug),
  };
  const path = alternates[page.locale];
  return alternates.nl === alternates.en ? { path } : { path, alternates };
}

/** `/zoeken/Den Haag` is `/zoeken/den-haag`, `/zoeken/HONDENOPPAS` is `/zoeken/hondenoppas`. */
function isSpeltOtherwise({ query, postalCode }: SearchParams, { where, word }: Search): boolean {
  if (where.country) return query !== query?.toLowerCase() || postalCode !== undefined;
  const isCode = where.postalCode === undefined || postalCode === where.postalCode;
  if (where.slug) return query !== where.slug || !isCode;
  return word !== undefined && query !== query?.toLowerCase();
}

/** In the words of the address that was asked for, with whatever else stands in it. */
function movedUrl(page: Page, kind: SearchKind, search: Search, fields: URLSearchParams): string {
  const locale = isEnglishPath(page.path) ? "en" : "nl";
  const [path, query] = searchUrl(kind, search, locale).split("?");
  const kept = new URLSearchParams(query);
  for (const [name, value] of fields) if (name !== "filters") kept.append(name, value);
  return kept.size > 0 ? `${path}?${kept}` : `${path}`;
}

/** Nobody has said yet where to begin. */
function saysNowhere({ where, filters }: Search): boolean {
  return Object.keys(where).length === 0 && filters.latitude === undefined;
}

function whereOf(home: Home | null): Where | null {
  if (!home) return null;
  const { name: _, ...where } = home;
  return where;
}

/** Who chose the whole country gets back to their own place by one press. */
async function homeOf(findHome: () => Promise<Home | null>): Promise<Pick<SearchData, "home">> {
  const home = await findHome();
  return home ? { home } : {};
}

async function likelyPlaces(page: Page, { where }: Search): Promise<SearchData["unknownPlace"]> {
  const name = (where.slug ?? where.postalCode ?? "").replaceAll("-", " ");
  // The first letters are more often right than the last.
  for (const length of [name.length, Math.ceil(name.length * 0.6), 3]) {
    const q = name.slice(0, length);
    const { data } = await page.call("addresses.suggest", { query: { q } });
    if (data.length > 0) {
      return { name, places: data.slice(0, 4).map(({ slug, name }) => ({ slug, name })) };
    }
  }
  return { name, places: [] };
}

/** Breeds and diplomas stand in an address by their codes. */
export async function namesOf(
  page: Page,
  { filters }: Pick<Search, "filters">,
): Promise<Record<string, string>> {
  const codes = [...(filters.races ?? []), ...(filters.diplomas ?? [])];
  if (codes.length === 0) return {};
  const { races, diplomas } = await page.call("catalogue.get", {});
  return Object.fromEntries(
    [...races, ...diplomas].flatMap(({ code, name }) =>
      codes.includes(code) ? [[code, name]] : [],
    ),
  );
}

/**
 * Where somebody lives, as a search of theirs begins there. By the four digits of the postal code: the
 * address of a page is shared, and must not lead to a door. Null where neither code nor town is known.
 */
export async function ownPlace(
  address: Pick<Address, "postalCode" | "city"> | undefined,
  suggest: (text: string) => Promise<readonly FoundPlace[]>,
): Promise<Home | null> {
  if (!address) return null;
  const postalCode = address.postalCode.slice(0, 4);
  const [around] = await suggest(postalCode);
  if (around) return { slug: around.slug, postalCode, name: around.name };
  const [town] = await suggest(address.city);
  return town ? { slug: town.slug, name: town.name } : null;
}
