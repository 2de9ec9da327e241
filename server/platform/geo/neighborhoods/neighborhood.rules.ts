/** How registers write that there is no neighbourhood: houses here and there, or the rest of a town. */
const isNone = /^(?:verspreide huizen|overig|buitengebied|bedrijventerrein|industrieterrein)/i;

type Cut = {
  woonplaatsnaam?: string | undefined;
  wijknaam?: string | undefined;
  buurtnaam?: string | undefined;
};

/**
 * What people call where they live: the smallest part of the town that has a name. Registers number
 * their districts ('Wijk 04 Noordoost'), which nobody says; and a village has itself for a district.
 */
export function neighborhoodOf({ buurtnaam, wijknaam, woonplaatsnaam = "" }: Cut): string | null {
  const named = [buurtnaam, wijknaam]
    .map((name = "") => name.replace(/^(?:wijk|buurt)\s+\d+\s*/i, "").trim())
    .filter((name) => name !== "" && !isNone.test(name) && !isSame(name, woonplaatsnaam));
  return named[0] ?? null;
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
