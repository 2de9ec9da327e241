import type { PlaceSitters } from "#contract/search/sitter-figures.ts";
import { isIsland } from "#contract/shared/islands.ts";
import type { SearchWordKey } from "#contract/urls/search-words.ts";
import type { Translate } from "#web/lib/i18n/text-keys.ts";
import { formatNumber } from "#web/lib/text/formatting.ts";

type T = Translate<"place-page">;
type Counted = { word: SearchWordKey; sitters: PlaceSitters };

/** 'in Utrecht', 'on Schiermonnikoog'. */
export function inPlace(t: T, place: string): string {
  return t(isIsland(place) ? "in.island" : "in.place", { place });
}

export function placeTitle(t: T, { word, sitters }: Counted): string {
  return t("title", { name: t(`words.${word}.name`), inPlace: inPlace(t, sitters.name) });
}

export function placeLead(t: T, { word, sitters }: Counted): string {
  const { name, around: near } = sitters;
  const where = { inPlace: inPlace(t, name) };
  const { total } = sitters.figures;
  const noun = t(`words.${word}.noun`, { count: total > 0 ? total : 1 });
  const number = formatNumber(total);
  const around = formatNumber(near);
  if (near === 0 && total === 0) return t("leadNobody", { noun, ...where });
  if (total === 0) return t("leadAround", { noun, ...where, around, count: near });
  // Who lives at the edge of a large place may be further than a search goes.
  return near > total
    ? t("lead", { number, noun, ...where, around })
    : t("leadHere", { number, noun, ...where });
}

export function placeDescription(t: T, { word, sitters }: Counted): string {
  const where = { inPlace: inPlace(t, sitters.name) };
  const { total } = sitters.figures;
  const noun = t(`words.${word}.noun`, { count: total > 0 ? total : 1 });
  return total > 0
    ? t("description", { number: formatNumber(total), noun, ...where })
    : t("descriptionNobody", { noun, ...where });
}
