import { createHash } from "node:crypto";
import { eq, type SQL, sql } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import { serviceTypes } from "#contract/shared/care.ts";
import { type Db, rowsOf } from "#server/db/database.ts";
import { type BusySource, sitterBusyDays } from "#server/db/schema/search.ts";
import { findableSitters } from "#server/db/views/profiles.ts";
import { findFact, storeFact } from "#server/platform/installation.ts";
import { notOffered } from "./ranking/prices.rules.ts";
import { traitBits } from "./ranking/traits.rules.ts";

/** Any number, the same in every process: with a user's id it names the lock on their row. */
const rowLock = 7_310_031;

/**
 * Makes the rows of these users what their sitter profiles say. Two transactions may change two
 * things of one sitter at once; each would write a row without the other's change. Behind the lock,
 * the second one reads what the first has committed.
 */
export async function mirrorUsers(tx: Db, userIds: readonly number[]): Promise<void> {
  await lockRows(tx, userIds);
  await mirror(tx, sql`user_id = any(${`{${userIds.join(",")}}`}::int[])`);
}

/** Before a user's own rows go. */
export async function forgetUser(tx: Db, userId: number): Promise<void> {
  await lockRows(tx, [userId]);
  await tx.execute(sayGone(sql`user_id = ${userId}`));
}

type BusyDays = { from: string; until: string };

/** Instead of those that this source told of before. */
export async function storeBusyDays(
  tx: Db,
  { profileId, source }: { profileId: number; source: BusySource },
  days: readonly BusyDays[],
): Promise<void> {
  const ranges = `{${days.map(({ from, until }) => `[${from},${until}]`).join(",")}}`;
  await tx
    .insert(sitterBusyDays)
    .values({ profileId, source, days: ranges })
    .onConflictDoUpdate({
      target: [sitterBusyDays.profileId, sitterBusyDays.source],
      set: { days: ranges },
    });
}

/** Of all sources, for who looks at one sitter. */
export async function listBusyDays(db: Db, profileId: number): Promise<BusyDays[]> {
  return rowsOf<BusyDays>(
    db,
    sql`
      select lower(taken)::text as from, (upper(taken) - 1)::text as until
      from (select range_agg(taken) as days from sitter_busy_days busy, unnest(busy.days) as taken
        where busy.profile_id = ${profileId}) as every, unnest(every.days) as taken
      order by 1`,
  );
}

export async function deleteBusyDays(tx: Db, profileId: number): Promise<void> {
  await tx.delete(sitterBusyDays).where(eq(sitterBusyDays.profileId, profileId));
}

/** Not worth a look at the whole profile: an hour is all that it tells. */
export async function mirrorActivity(tx: Db, userId: number, activeHour: number): Promise<void> {
  await lockRows(tx, [userId]);
  await tx.execute(sql`
    update sitter_search set active_hour = ${activeHour}, changed_in = ${thisTransaction}
    where user_id = ${userId} and active_hour is distinct from ${activeHour}`);
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
 * than this program. Or if they come from another server, whose transactions had other numbers.
 */
export async function mirrorAllIfOutdated(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    // Several processes may start at once on one database.
    await tx.execute(sql`select pg_advisory_xact_lock(${rowLock}, 0)`);
    const stamp = await stampOf(tx);
    if ((await findFact(tx, stampKey)) === stamp && !(await isFromElsewhere(tx))) return;
    // Until they are all there, nobody changes one: a change is mirrored before or after.
    await tx.execute(sql`lock table sitter_search in exclusive mode`);
    await tx.execute(sql`update sitter_search_gone set changed_in = ${thisTransaction}`);
    await mirror(tx, sql`true`);
    await storeFact(tx, stampKey, stamp);
  });
}

/** Of how the rows are made: by this file, from a view that profiles may change. */
async function stampOf(tx: Db): Promise<string> {
  const [view] = await rowsOf<{ text: string }>(
    tx,
    sql`select pg_get_viewdef('findable_sitters'::regclass) as text`,
  );
  const { sql: statement } = new PgDialect().sqlToQuery(upsert(sql`true`));
  return createHash("sha256").update(`${statement}${view?.text}`).digest("hex");
}

async function isFromElsewhere(tx: Db): Promise<boolean> {
  const rows = await rowsOf(
    tx,
    sql`
      select 1 from sitter_search where changed_in > ${thisTransaction}
      union all select 1 from sitter_search_gone where changed_in > ${thisTransaction} limit 1`,
  );
  return rows.length > 0;
}

const thisTransaction = sql`pg_current_xact_id()::text::bigint`;

async function mirror(tx: Db, which: SQL): Promise<void> {
  await tx.execute(
    sayGone(sql`${which} and not exists (
      select from ${findableSitters} findable where id = sitter_search.profile_id)`),
  );
  await tx.execute(upsert(which));
  await tx.execute(sql`
    delete from sitter_search_gone where profile_id in (
      select profile_id from sitter_search where ${which})`);
}

function sayGone(which: SQL): SQL {
  return sql`
    with gone as (delete from sitter_search where ${which} returning profile_id)
    insert into sitter_search_gone (profile_id, changed_in)
    select profile_id, ${thisTransaction} from gone`;
}

function upsert(which: SQL): SQL {
  const columns: Record<string, SQL> = {
    profile_id: sql`id`,
    user_id: sql`user_id`,
    latitude: sql`latitude`,
    longitude: sql`longitude`,
    traits,
    rating_sum: sql`rating_sum`,
    review_count: sql`review_count`,
    response_rate: sql`response_rate`,
    active_hour: sql`floor(extract(epoch from last_active_at) / 3600)::int`,
    created_at: sql`created_at`,
    prices,
    races: sql`races`,
    diplomas: sql`diploma_codes`,
    extra_days: sql`extra_days`,
    away_days: sql`away_days + coalesce((
      select range_agg(taken) from sitter_busy_days busy, unnest(busy.days) as taken
      where busy.profile_id = findable.id), '{}'::datemultirange)`,
  };
  const names = Object.keys(columns);
  const listed = (prefix: string) => sql.raw(names.map((name) => prefix + name).join(", "));
  // Also a row that stays as it was: cards show more than the search asks about, and whoever keeps
  // one hears of a new headline by this number.
  return sql`
    insert into sitter_search (${listed("")}, changed_in)
    select ${sql.join(Object.values(columns), sql`, `)}, ${thisTransaction}
    from ${findableSitters} findable where ${which}
    on conflict (profile_id) do update
    set (${listed("")}, changed_in) = (${listed("excluded.")}, excluded.changed_in)`;
}

const traits = sql.join(
  [
    bitsOf(traitBits.services, sql`unnest(service_types)`),
    bitsOf(traitBits.animals, sql`unnest(animal_categories)`),
    bitsOf(traitBits.days, sql`unnest(weekdays)`),
    bitsOf(traitBits.professional, sql`unnest(professional_types)`),
    bitsOf(traitBits.gender, sql`(select gender)`),
    bitsOf(traitBits.medication, sql`(select experience_with_medication::text)`),
    bitsOf(traitBits.hasAnimals, sql`(select (cardinality(own_animals) > 0)::text)`),
  ],
  sql` | `,
);

/** One for each service there is: what it costs, or that it isn't offered. */
const prices = sql`array[${sql.join(
  serviceTypes.map(
    (type) =>
      sql`coalesce(price_cents[array_position(service_types, ${sql.raw(`'${type}'`)})], ${sql.raw(String(notOffered))})`,
  ),
  sql`, `,
)}]`;

/** The bits of all values that a list has. */
function bitsOf(bits: Readonly<Record<string, number>>, list: SQL): SQL {
  const cases = Object.entries(bits).map(([value, bit]) => `when '${value}' then ${bit}`);
  return sql`coalesce((select bit_or(case value ${sql.raw(cases.join(" "))} else 0 end)
    from ${list} as list(value)), 0)`;
}
