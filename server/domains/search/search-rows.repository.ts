import { createHash } from "node:crypto";
import { and, eq, type SQL, sql } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import type { Db } from "#server/db/database.ts";
import { installation } from "#server/db/schema/installation.ts";
import { sitterSearch } from "#server/db/schema/search.ts";
import { vectorOf } from "#server/platform/geo/areas.ts";
import { priorRating, priorReviews, unknownResponse, weights } from "./relevance.rules.ts";
import { traitBits } from "./traits.rules.ts";

/** Any number, the same in every process: with a user's id it names the lock on their row. */
const rowLock = 7_310_031;

/**
 * Makes the rows of these users what their sitter profiles say. Two transactions may change two
 * things of one sitter at once; each would write a row without the other's change. Behind the lock,
 * the second one reads what the first has committed.
 */
export async function mirrorUsers(tx: Db, userIds: readonly number[]): Promise<void> {
  await lockRows(tx, userIds);
  const these = sql`= any(${`{${userIds.join(",")}}`}::int[])`;
  await tx.execute(sql`
    delete from sitter_search where user_id ${these}
      and not exists (select from (${findableSitters}) findable where id = sitter_search.profile_id)`);
  await tx.execute(mirror(sql`where user_id ${these}`));
}

/** Not worth a new row: an hour is all that it tells. */
export async function mirrorActivity(tx: Db, userId: number, activeHour: number): Promise<void> {
  await lockRows(tx, [userId]);
  await tx
    .update(sitterSearch)
    .set({ activeHour })
    .where(
      and(
        eq(sitterSearch.userId, userId),
        sql`${sitterSearch.activeHour} is distinct from ${activeHour}`,
      ),
    );
}

/** In order, so that two who want the same ones never wait for each other. */
async function lockRows(tx: Db, userIds: readonly number[]): Promise<void> {
  const ids = userIds.toSorted((a, b) => a - b).join(",");
  await tx.execute(
    sql`select pg_advisory_xact_lock(${rowLock}, id) from unnest(${`{${ids}}`}::int[]) as id`,
  );
}

const stampKey = "sitter-search";

/**
 * Makes all rows anew if they were made by another definition, or not at all: the database is older
 * than this program. Cheap when there is nothing to do.
 */
export async function mirrorAllIfOutdated(db: Db): Promise<void> {
  const stamp = createHash("sha256")
    .update(new PgDialect({ casing: "snake_case" }).sqlToQuery(mirror(sql``)).sql)
    .digest("hex");
  await db.transaction(async (tx) => {
    // Several processes may start at once on one database.
    await tx.execute(sql`select pg_advisory_xact_lock(${rowLock}, 0)`);
    const [kept] = await tx.select().from(installation).where(eq(installation.key, stampKey));
    if (kept?.value === stamp) return;
    // Until they are all there, nobody changes one: a change is mirrored before or after.
    await tx.execute(sql`lock table sitter_search in exclusive mode`);
    await tx.execute(sql`delete from sitter_search`);
    await tx.execute(mirror(sql``));
    await tx
      .insert(installation)
      .values({ key: stampKey, value: stamp })
      .onConflictDoUpdate({ target: installation.key, set: { value: stamp } });
  });
}

/** The same rule as `isFindable` of profiles. */
const findableSitters = sql`
  select profiles.*, users.gender, users.last_active_at,
    addresses.public_latitude as latitude, addresses.public_longitude as longitude
  from profiles
  join users on users.id = profiles.user_id
  join addresses on addresses.user_id = profiles.user_id
  where profiles.profile_type = 'pet_sitter'
    and profiles.published_at is not null
    and not profiles.is_registering
    and users.email_verified_at is not null`;

function mirror(which: SQL): SQL {
  const { x, y, z } = vectorOf(sql`latitude`, sql`longitude`);
  const columns: Record<string, SQL> = {
    profile_id: sql`id`,
    user_id: sql`user_id`,
    latitude: sql`latitude`,
    longitude: sql`longitude`,
    x,
    y,
    z,
    traits,
    rating,
    standing: sql`${number(weights.rating)} * (${rating} - 1) / 4 + ${number(weights.response)} * coalesce(response_rate, ${number(unknownResponse)})`,
    active_hour: sql`floor(extract(epoch from last_active_at) / 3600)::int`,
    created_at: sql`created_at`,
    races: sql`races`,
    diplomas: sql`array(select distinct code from diplomas
      where diplomas.profile_id = findable.id and code is not null order by code)`,
    extra_days: daysOf("available"),
    away_days: daysOf("away"),
  };
  const names = Object.keys(columns).map((name) => sql.raw(name));
  return sql`
    insert into sitter_search as kept (${sql.join(names, sql`, `)})
    select ${sql.join(Object.values(columns), sql`, `)}
    from (${findableSitters}) findable ${which}
    on conflict (profile_id) do update set
      ${sql.join(
        names.map((name) => sql`${name} = excluded.${name}`),
        sql`, `,
      )}
    where kept is distinct from excluded`;
}

const rating = sql`(rating_sum + ${number(priorRating * priorReviews)}) / (review_count + ${number(priorReviews)})`;

const traits = sql.join(
  [
    bitsOf(
      traitBits.services,
      sql`(select service_type as value from offered_services
      where profile_id = findable.id)`,
    ),
    bitsOf(traitBits.animals, sql`unnest(animal_categories)`),
    bitsOf(
      traitBits.days,
      sql`(select weekday as value from weekly_availability
      where profile_id = findable.id)`,
    ),
    bitsOf(traitBits.professional, sql`unnest(professional_types)`),
    bitsOf(traitBits.gender, sql`(select gender as value)`),
    bitsOf(traitBits.medication, sql`(select experience_with_medication::text as value)`),
    bitsOf(traitBits.hasAnimals, sql`(select (cardinality(own_animals) > 0)::text as value)`),
  ],
  sql` | `,
);

/** The bits of all values that a list has. */
function bitsOf(bits: Readonly<Record<string, number>>, list: SQL): SQL {
  const cases = Object.entries(bits).map(([value, bit]) => sql.raw(`when '${value}' then ${bit}`));
  return sql`coalesce((select bit_or(case value ${sql.join(cases, sql` `)} else 0 end)
    from ${list} as list(value)), 0)`;
}

function daysOf(kind: "available" | "away"): SQL {
  return sql`coalesce((select range_agg(daterange(start_on, end_on, '[]')) from availability_periods
    where profile_id = findable.id and kind = ${sql.raw(`'${kind}'`)}), '{}'::datemultirange)`;
}

/** Written out, so that the statement's text says all of the definition. */
function number(value: number): SQL {
  return sql.raw(`${value}::float8`);
}
