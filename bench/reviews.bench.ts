import { join } from "node:path";
import { sql } from "drizzle-orm";
import { type Db, rowsOf } from "#server/db/database.ts";
import { migrate } from "#server/db/migrate.ts";
import { openPostgres } from "#server/db/postgres.ts";
import { createHttpClient, type HttpClient } from "#tests/soak/http-client.ts";
import { forkServer } from "#tests/soak/server-fork.ts";
import type { Comparison } from "./harness.ts";
import { startPostgres } from "./postgres.ts";

const LARGE = 5_000;
const SMALL = 5;
const READINGS = 100;
/** Until the code is compiled, a round says more of V8 than of us. */
const WARM_PAGES = 200;

type Sitter = { profileId: number; citySlug: string };

/** A sitter of the demo once more, without pictures: two of them differ in their reviews alone. */
async function makeTwin(db: Db, nr: number): Promise<Sitter> {
  const [original] = await rowsOf<Sitter & { userId: number }>(
    db,
    sql`
      select profile.id as "profileId", profile.user_id as "userId", city_slug as "citySlug"
      from profiles profile join addresses on addresses.user_id = profile.user_id
      where profile_type = 'pet_sitter' and published_at is not null order by profile.id limit 1`,
  );
  if (!original) throw new Error("the demo has no sitters");
  const [userId, profileId] = [900_000 + nr, 900_000 + nr];
  const copy = (table: string, column: string, from: number, changes: object) =>
    db.execute(sql`
      insert into ${sql.identifier(table)} overriding system value
      select (jsonb_populate_record(row, ${JSON.stringify(changes)}::jsonb)).*
      from ${sql.identifier(table)} row where row.${sql.identifier(column)} = ${from}`);
  await copy("users", "id", original.userId, { id: userId, email: `twin${nr}@example.test` });
  await copy("addresses", "user_id", original.userId, { user_id: userId });
  await copy("profiles", "id", original.profileId, { id: profileId, user_id: userId });
  for (const table of ["offered_services", "offered_extras", "weekly_availability"]) {
    await copy(table, "profile_id", original.profileId, { profile_id: profileId });
  }
  return { profileId, citySlug: original.citySlug };
}

/** By owners of the demo, each of a stay of its own; and what is kept of all of them. */
async function review(db: Db, { profileId }: Sitter, count: number): Promise<void> {
  await db.execute(sql`
    with owners as (
      select array_agg(id order by id) as ids from profiles where profile_type = 'pet_owner'),
    stays as (
      insert into bookings (kind, owner_profile_id, sitter_profile_id, service_type, start_on,
        start_time, end_on, end_time, starts_at, ends_at, place, status, closed_reason, closed_at,
        changed_at)
      select 'booking', ids[1 + nr % cardinality(ids)], ${profileId}, 'house_visit',
        current_date - 20 - nr / 8, '12:00', current_date - 20 - nr / 8, '13:00',
        now() - interval '20 days' - nr * interval '3 hours',
        now() - interval '20 days' - nr * interval '3 hours' + interval '1 hour', 'owner_home', 'closed', 'completed',
        now(), now()
      from owners, generate_series(1, ${count}::int) as nr
      returning id, owner_profile_id, ends_at)
    insert into reviews (booking_id, side, author_profile_id, subject_profile_id, rating, care,
      communication, reliability, text, ended_at, shown_at, changed_at)
    select id, 'pet_owner', owner_profile_id, ${profileId}, 4 + id % 2, 5, 4, 5,
      'Elke dag een foto, en de katten wilden niet meer mee naar huis toen we terug waren.', ends_at,
      ends_at + interval '2 days', ends_at
    from stays`);
  await db.execute(sql`delete from review_standings where profile_id = ${profileId}`);
  await db.execute(sql`
    insert into review_standings (profile_id, spread, care_sum, communication_sum, reliability_sum)
    select ${profileId}::int, array[0, 0, 0, count(*) filter (where rating = 4),
      count(*) filter (where rating = 5)]::int[], sum(care), sum(communication), sum(reliability)
    from reviews where subject_profile_id = ${profileId}`);
  await db.execute(sql`
    update profiles set (rating_sum, review_count) = (
      select sum(rating), count(*) from reviews where subject_profile_id = ${profileId})
    where id = ${profileId}`);
}

/** A query keeps the page from being cached for other guests. */
async function ask(client: HttpClient, { citySlug, profileId }: Sitter): Promise<void> {
  const url = `/gezocht/${citySlug}/${profileId}?anew`;
  const { status, body } = await client.send({ method: "GET", url });
  if (status !== 200) throw new Error(`${url}: ${status}`);
  if (!body.includes("Elke dag een foto")) throw new Error(`${url} shows no reviews`);
}

async function openingTime(client: HttpClient, sitter: Sitter): Promise<number> {
  const times: number[] = [];
  for (let nr = 0; nr < READINGS; nr += 1) {
    const start = performance.now();
    await ask(client, sitter);
    times.push(performance.now() - start);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(READINGS / 2)] ?? 0;
}

/** Whether a sitter's page opens as fast for who has thousands of reviews as for who has a few. */
export async function prepare(): Promise<{ comparisons: Comparison[]; stop(): Promise<void> }> {
  const postgres = await startPostgres();
  const database = openPostgres({ url: postgres.url, poolSize: 4 });
  await migrate(database);
  const server = await forkServer(join(import.meta.dirname, "servers/ssr-server.ts"), {
    BENCH_DATABASE_URL: postgres.url,
    // React reads it by itself, and is many times slower without.
    NODE_ENV: "production",
  });
  const client = createHttpClient(server.origin, 1);
  const [large, small] = [await makeTwin(database.db, 1), await makeTwin(database.db, 2)];
  await review(database.db, large, LARGE);
  await review(database.db, small, SMALL);
  await database.db.execute(sql`analyze`);
  for (let nr = 0; nr < WARM_PAGES; nr += 1) await ask(client, nr % 2 === 0 ? large : small);
  return {
    comparisons: [
      {
        name: "a sitter's page with reviews opens",
        subject: {
          name: `${LARGE.toLocaleString("en")} of them`,
          run: () => openingTime(client, large),
        },
        floor: { name: `${SMALL} of them`, run: () => openingTime(client, small) },
        atMost: 1.5,
        unit: "milliseconds",
      },
    ],
    async stop() {
      client.close();
      await server.stop("SIGTERM");
      await database.close();
      await postgres.stop();
    },
  };
}
