import { isIsland } from "#contract/shared/islands.ts";
import type { Translate } from "#web/lib/i18n/text-keys.ts";
import { formatNumber } from "#web/lib/text/formatting.ts";
import { hasBox, type Search, type SearchKind } from "./search.ts";

/** A search in words: '46 hondenoppassen in en om Utrecht'. */
type T = Translate<"search">;
export type Described = {
  kind: SearchKind;
  search: Search;
  /** The name of the place, where there is one. */
  place?: string;
};

/** What is searched for by one name: of one animal, or the walk. */
export function nounOf(t: T, { kind, search }: Pick<Described, "kind" | "search">, count: number) {
  if (kind === "requests") return t("nouns.request", { count });
  const { animalCategories = [], serviceTypes = [] } = search.filters;
  if (serviceTypes.length === 1 && serviceTypes[0] === "dog_walking_service") {
    return t("nouns.walker", { count });
  }
  const [animal] = animalCategories;
  return animal && animalCategories.length === 1
    ? t(`nouns.${animal}`, { count })
    : t("nouns.sitter", { count });
}

export function whereOf(t: T, { search, place }: Described): string {
  if (hasBox(search.filters)) return t("where.box");
  if (search.filters.latitude !== undefined) return t("where.here");
  return place ? t(`where.${kindOf(place)}`, { place }) : t("where.country");
}

export function headingOf(t: T, described: Described, total: number): string {
  const where = whereOf(t, described);
  if (total === 0) return t("headingNone", { noun: nounOf(t, described, 1), where });
  const noun = nounOf(t, described, total);
  return t("heading", { total: formatNumber(total), noun, where });
}

export function titleOf(t: T, described: Described): string {
  const { kind, place, search } = described;
  const noun = capital(nounOf(t, described, 1));
  const inPlace = place && search.filters.latitude === undefined;
  const title = inPlace
    ? t(`title.${kind}.${kindOf(place)}`, { noun, place })
    : t(`title.${kind}.anywhere`, { noun });
  const { page } = search.filters;
  return page ? t("title.page", { title, page }) : title;
}

export function descriptionOf(t: T, described: Described, total: number): string {
  return t(`description.${described.kind}`, {
    total: formatNumber(total),
    noun: nounOf(t, described, total),
    where: whereOf(t, described),
  });
}

function kindOf(place: string) {
  return isIsland(place) ? "island" : "place";
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
