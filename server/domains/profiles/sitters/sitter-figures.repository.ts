import { sql } from "drizzle-orm";
import type { ServicePrices } from "#contract/search/sitter-figures.ts";
import { type Db, rowsOf } from "#server/db/database.ts";
import { offeredServices } from "#server/db/schema/profiles.ts";
import { findableSitters } from "#server/db/views/profiles.ts";
import type { CountedSitters } from "./sitter-figures.rules.ts";

const listOf = (ids: readonly number[]) => sql`any(${`{${ids.join(",")}}`}::int[])`;

export async function countSitters(
  db: Db,
  { profileIds, since }: { profileIds: readonly number[]; since: Date },
): Promise<CountedSitters | undefined> {
  const [counted] = await rowsOf<CountedSitters>(
    db,
    sql`
      select count(*)::int as total,
        coalesce(sum(rating_sum), 0)::int as "ratingSum",
        coalesce(sum(review_count), 0)::int as "reviewCount",
        percentile_disc(0.5) within group (order by response_minutes) as "responseMinutes",
        count(*) filter (where 'certificate_of_conduct' = any(badges))::int as certified,
        count(*) filter (where created_at >= ${since.toISOString()}::timestamptz)::int as recent
      from ${findableSitters} where id = ${listOf(profileIds)}`,
  );
  return counted;
}

/** What most offer first; of a service by each of its units. */
export async function listServicePrices(
  db: Db,
  profileIds: readonly number[],
): Promise<ServicePrices[]> {
  return rowsOf<ServicePrices>(
    db,
    sql`
      select service_type as "serviceType", unit, count(*)::int as count,
        min(price_cents) as "lowestCents", max(price_cents) as "highestCents",
        percentile_disc(0.5) within group (order by price_cents) as "middleCents"
      from ${offeredServices} where profile_id = ${listOf(profileIds)}
      group by service_type, unit order by count(*) desc, service_type, unit`,
  );
}

export type SittersOfPlace = { slug: string; profileIds: number[] };

/** By the place in their address. */
export async function listByPlace(
  db: Db,
  profileIds: readonly number[],
): Promise<SittersOfPlace[]> {
  return rowsOf<SittersOfPlace>(
    db,
    sql`
      select city_slug as slug, array_agg(id order by id) as "profileIds"
      from ${findableSitters} where id = ${listOf(profileIds)}
      group by city_slug`,
  );
}

/** All of the animals, and any of the services if there are some. */
export type Wish = {
  name: string;
  animalCategories: readonly string[];
  serviceTypes: readonly string[];
};
export type WishInPlace = { name: string; slug: string; changedAt: Date };

/**
 * Where at least so many fit a wish, and when the page of one of them last changed. Who they are is found
 * first: planned together with the wishes, everybody is compared with everybody.
 */
export async function listWishesInPlaces(
  db: Db,
  { wishes, fewest }: { wishes: readonly Wish[]; fewest: number },
): Promise<WishInPlace[]> {
  const rows = wishes.map(
    ({ name, animalCategories, serviceTypes }) =>
      sql`(${name}::text, ${textsOf(animalCategories)}::text[], ${textsOf(serviceTypes)}::text[])`,
  );
  const found = await rowsOf<Omit<WishInPlace, "changedAt"> & { changedAt: string | Date }>(
    db,
    sql`
      with sitters as materialized (
        select city_slug, animal_categories::text[] as animals, page_changed_at,
          array(select service_type::text from ${offeredServices} where profile_id = id) as services
        from ${findableSitters}
      )
      select wish.name, city_slug as slug, max(page_changed_at) as "changedAt"
      from sitters join (values ${sql.join(rows, sql`, `)}) as wish (name, animals, services)
        on sitters.animals @> wish.animals
        and (cardinality(wish.services) = 0 or sitters.services && wish.services)
      group by city_slug, wish.name having count(*) >= ${fewest}
      order by city_slug, wish.name`,
  );
  return found.map((row) => ({ ...row, changedAt: new Date(row.changedAt) }));
}

const textsOf = (values: readonly string[]) => `{${values.join(",")}}`;
