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
