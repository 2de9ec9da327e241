import type { TextKind } from "#contract/content/texts.ts";
import { legalTextIds } from "#contract/content.ts";
import { profileTypes } from "#contract/profiles.ts";
import { locales } from "#contract/shared/locale.ts";
import { type SearchWordKey, searchWords } from "#contract/urls/search-words.ts";
import { type Urls, urls, urlsFor } from "#contract/urls/urls.ts";

const inEachLanguage = (address: (urls: Urls) => string): string[] =>
  locales.map((locale) => address(urlsFor(locale)));

/** What people look for most, each with a page of its own. */
const listedWords: readonly SearchWordKey[] = [
  "hondenoppas",
  "kattenoppas",
  "konijnenoppas",
  "knaagdierenoppas",
  "vogeloppas",
  "vissenoppas",
  "reptielenoppas",
  "paardenoppas",
  "boerderijoppas",
  "hondenuitlaatservice",
];

/**
 * Pages that are there whoever lives where, for search engines. tests/seo opens each of them and asks
 * that it names itself as the one address of its content.
 */
export const publicPages: readonly string[] = [
  urls.home(),
  ...legalTextIds.flatMap((id) => inEachLanguage((urls) => urls.legalText(id))),
  urls.faq(),
  ...profileTypes.map((profileType) => urls.faq(profileType)),
  urls.blog(),
];

/** All sitters and all requests: pages that search engines are kept out of while there is nobody. */
export const allSittersPaths = inEachLanguage((urls) => urls.search());
export const allRequestsPaths = inEachLanguage((urls) => urls.sitterWork());

/** A search by a word alone; nothing for those that few people look for. */
export function wordPaths(name: string): string[] {
  const word = searchWords.find(({ nl }) => nl === name);
  if (!word || !listedWords.includes(word.nl)) return [];
  return locales.map((locale) => urlsFor(locale).search(word[locale]));
}

/** A search for sitters in a place, in either language. */
export const searchPaths = (slug: string): string[] => inEachLanguage((urls) => urls.search(slug));

/** A sitter's page has one address for all languages. */
export const sitterPaths = (slug: string, profileId: number): string[] => [
  urls.sitter(slug, profileId),
];

/** A request's page, in either language. */
export const requestPaths = (slug: string, requestId: number): string[] =>
  inEachLanguage((urls) => urls.request(slug, requestId));

/** A stored text has one address for all languages. */
export function textPath({ kind, slug }: { kind: TextKind; slug: string }): string {
  return kind === "article" ? urls.article(slug) : urls.textPage(slug);
}
