import type { Address } from "#contract/addresses.ts";
import type { FoundPlace } from "#web/features/search/places/place-pick.ts";
import type { Home } from "#web/features/search/search-data.ts";

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
