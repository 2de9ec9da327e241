import { migrate } from "#server/db/migrate.ts";
import { openPostgres } from "#server/db/postgres.ts";
import { mirrorAllIfOutdated } from "#server/domains/search/search-rows.repository.ts";
import places from "#server/platform/geo/data/places.json" with { type: "json" };
import { logIn } from "#tests/factories/account.ts";
import { makeSitter } from "#tests/factories/profiles.ts";
import { makeActiveRequest } from "#tests/factories/requests.ts";
import { growTo } from "./search-data.ts";

type Database = ReturnType<typeof openPostgres>;
export type Amount = { sitters: number; requests: number };

/** Somebody who changes what their page says, by the address of that page. */
export type Changer = { path: string; token: string; change: { url: string; body: object } };

export type SitemapsData = {
  /** Two who can log in: a sitter and an owner with a request. */
  changers: readonly Changer[];
  /** More people, up to so many; all of them live somewhere, and can be found there. */
  grow(amount: Amount): Promise<void>;
  /** What the files should have: an address of each sitter, two of each request. */
  count(): Promise<{ sitters: number; requests: number }>;
  close(): Promise<void>;
};

export async function openSitemapsData(url: string): Promise<SitemapsData> {
  const database = openPostgres({ url, poolSize: 4 });
  await migrate(database);
  const changers = await makeChangers(database);
  return {
    changers,
    async grow({ sitters, requests }) {
      const client = await database.pool.connect();
      try {
        await growTo(client, sitters);
      } finally {
        client.release();
      }
      await spread(database);
      await ask(database, requests);
      await database.pool.query("delete from installation where key = 'sitter-search'");
      await mirrorAllIfOutdated(database.db);
      await database.pool.query("vacuum analyze");
    },
    async count() {
      const { rows } = await database.pool.query<{ sitters: number; requests: number }>(`
        select (select count(*)::int from findable_sitters) as sitters,
          (select count(*)::int from active_requests) as requests`);
      return rows[0] ?? { sitters: 0, requests: 0 };
    },
    close: () => database.close(),
  };
}

async function makeChangers({ db, pool }: Database): Promise<Changer[]> {
  const { user, profile } = await makeSitter(db);
  const request = await makeActiveRequest(db, { startOn: null, endOn: null, lastOn: null });
  const { rows } = await pool.query<{ id: number }>(
    "select user_id as id from profiles where id = $1",
    [request.profileId],
  );
  await pool.query("update requests set recurring = true");
  return [
    {
      path: `/gezocht/utrecht/${profile.id}`,
      token: await logIn(db, user.id),
      change: { url: "/api/user", body: { profile: { headline: "Nu ook met een tuin" } } },
    },
    {
      path: `/werk/utrecht/${request.id}`,
      token: await logIn(db, rows[0]?.id ?? 0),
      change: { url: "/api/request", body: { title: "Oppas voor Moos en Toos" } },
    },
  ];
}

/** Over all places of the country in turn, round the middle of each. */
async function spread({ pool }: Database): Promise<void> {
  const rows = places.places.map(([name, slug, lat, lng]) => ({ name, slug, lat, lng }));
  await pool.query(
    `with places as (
       select (row_number() over ()) - 1 as nr, place.*
       from jsonb_to_recordset($1::jsonb) as place (name text, slug text, lat float8, lng float8))
     update addresses set city = name, city_slug = slug, neighborhood = null,
       public_latitude = lat + (random() - 0.5) * 0.02,
       public_longitude = lng + (random() - 0.5) * 0.02
     from places where user_id % $2 = nr and street = 'Dorpsstraat'`,
    [JSON.stringify(rows), rows.length],
  );
}

/** The first so many of them are owners as well, each with a dog for which they look for a sitter. */
async function ask({ pool }: Database, count: number): Promise<void> {
  const owner = 10_000_000;
  await pool.query(
    `insert into profiles (id, user_id, profile_type, is_registering) overriding system value
     select $1::int + users.id, users.id, 'pet_owner', false
     from users join addresses on addresses.user_id = users.id
     where street = 'Dorpsstraat'
     order by users.id limit $2 on conflict do nothing`,
    [owner, count],
  );
  await pool.query(
    `insert into pets (profile_id, name, category)
     select id, 'Moos', 'dog' from profiles
     where id > $1 and not exists (select from pets where profile_id = profiles.id)`,
    [owner],
  );
  await pool.query(
    `insert into requests (profile_id, title, description, service_types, recurring, weekdays,
       is_activated, first_activated_at, created_at)
     select id, 'Oppas voor Moos', 'Een rustige hond die graag wandelt.', '{house_visit}', true,
       '[]', true, now() - interval '1 day', now() - interval '2 days'
     from profiles where id > $1 on conflict do nothing`,
    [owner],
  );
  await pool.query(
    `insert into request_animals (request_id, pet_id)
     select requests.id, pets.id from requests join pets using (profile_id)
     where profile_id > $1 on conflict do nothing`,
    [owner],
  );
}
