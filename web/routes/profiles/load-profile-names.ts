import type { OwnProfile } from "#contract/profiles.ts";
import { type NamedDiploma, namedDiploma } from "#web/features/profiles/diploma-line.ts";
import type { Page } from "#web/lib/page/page.server.ts";

/** What people here speak, the most spoken first; the rest by name. */
const languageCodes = [
  ["nl", "en", "de", "fr", "fy", "tr", "ar", "pl", "es"],
  ["am", "bg", "bs", "cs", "da", "el", "fa", "fi", "he", "hi", "hr", "hu", "id", "it", "ja"],
  ["ko", "ku", "lb", "lt", "no", "pap", "pt", "ro", "ru", "sk", "so", "sq", "sr", "srn", "sv"],
  ["ta", "th", "ti", "uk", "ur", "vi", "zgh", "zh"],
].flat();

export type ProfileNames = {
  /** All that can be chosen. */
  languages: { id: string; label: string }[];
  races: string[];
  diplomas: NamedDiploma[];
};

/**
 * What a profile has as codes, by name. Here and not in the browser: the catalogue is long, and
 * browsers don't agree on the names of languages.
 */
export async function loadProfileNames(
  page: Page,
  { races, diplomas }: Pick<OwnProfile, "races" | "diplomas">,
): Promise<ProfileNames> {
  const hasCodes = races.length > 0 || diplomas.some(({ code }) => code);
  const catalogue = hasCodes ? await page.call("catalogue.get", {}) : { races: [], diplomas: [] };
  const named = new Intl.DisplayNames(page.locale, { type: "language" });
  return {
    languages: languageCodes.map((id) => ({ id, label: named.of(id) ?? id })),
    races: races.flatMap((code) => {
      const race = catalogue.races.find((each) => each.code === code);
      return race ? [race.name] : [];
    }),
    diplomas: diplomas.map((diploma) => namedDiploma(diploma, catalogue.diplomas)),
  };
}
