import type { Locale } from "#contract/shared/locale.ts";
import type { PublicSitter } from "#contract/sitters.ts";
import type { NamedDiploma } from "#web/features/sitters/experience-section.tsx";
import type { Page } from "#web/lib/page/page.server.ts";

export type SitterNames = {
  languages: string[];
  races: string[];
  diplomas: NamedDiploma[];
};

/** Made once: making one takes far longer than using it. */
const languageNames = {
  nl: new Intl.DisplayNames("nl", { type: "language" }),
  en: new Intl.DisplayNames("en", { type: "language" }),
} satisfies Record<Locale, Intl.DisplayNames>;

/**
 * What a profile has as codes, by name. Here and not in the browser: the catalogue is long, and
 * browsers don't agree on the names of languages.
 */
export async function loadNames(page: Page, sitter: PublicSitter): Promise<SitterNames> {
  const hasCodes = sitter.races.length > 0 || sitter.diplomas.some(({ code }) => code);
  const catalogue = hasCodes ? await page.call("catalogue.get", {}) : { races: [], diplomas: [] };
  return {
    languages: sitter.languages.map((code) => languageNames[page.locale].of(code) ?? code),
    races: sitter.races.flatMap((code) => {
      const race = catalogue.races.find((each) => each.code === code);
      return race ? [race.name] : [];
    }),
    diplomas: sitter.diplomas.flatMap(({ code, name, institute, year }) => {
      const known = catalogue.diplomas.find((each) => each.code === code)?.name ?? name;
      if (!known) return [];
      return [{ name: known, ...(institute ? { institute } : {}), ...(year ? { year } : {}) }];
    }),
  };
}
