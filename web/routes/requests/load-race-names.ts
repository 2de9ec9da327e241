import type { SharedPet } from "#contract/pets.ts";
import type { Page } from "#web/lib/page/page.server.ts";

/** The breeds of these animals by their code, in the page's own language. */
export async function loadRaceNames(
  page: Page,
  animals: readonly Pick<SharedPet, "race">[],
): Promise<Record<string, string>> {
  const codes = animals.flatMap(({ race }) => (race ? [race] : []));
  if (codes.length === 0) return {};
  const { races } = await page.call("catalogue.get", {});
  const known = races.filter(({ code }) => codes.includes(code));
  return Object.fromEntries(known.map(({ code, name }) => [code, name]));
}
