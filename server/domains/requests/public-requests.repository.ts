import { and, lt, type SQL, sql } from "drizzle-orm";
import type { JobSort, RequestWishes } from "#contract/requests/public-requests.ts";
import { weekdays } from "#contract/shared/care.ts";
import { type Db, rowsOf } from "#server/db/database.ts";
import { requestAnimals, requestViews } from "#server/db/schema/requests.ts";
import { sharedPets } from "#server/db/views/pets.ts";
import { publicAddresses, sharedProfiles } from "#server/db/views/profiles.ts";
import { activeRequests } from "#server/db/views/requests.ts";
import {
  type Area,
  squaredChordTo,
  vectorOf,
  withinBounds,
  withinCircle,
} from "#server/platform/geo/areas.ts";

export type RequestQuery = {
  wishes: RequestWishes;
  area: Area;
  exceptIds: readonly number[];
  /** Of these alone. */
  ownerProfileIds?: readonly number[];
  /** First shown after this. */
  newSince?: Date;
  /** Whom the viewer must not find, themself among them. */
  hiddenUserIds: ReadonlySet<number>;
  today: string;
};

export type FoundRequests = {
  total: number;
  page: { id: number; squaredChord: number | null }[];
};

export async function findRequests(
  db: Db,
  query: RequestQuery,
  { sort, limit, offset }: { sort: JobSort; limit: number; offset: number },
): Promise<FoundRequests> {
  const [row] = await rowsOf<{ total: number; page: [number, number | null][] }>(
    db,
    sql`
      with found as materialized (select * from ${matching(query)})
      select
        (select count(*)::int from found) as total,
        (select coalesce(json_agg(json_build_array(id, squared_chord)), '[]') from (
          select id, squared_chord from found
          order by ${orderOf(sort, query.today)}, id
          limit ${limit}::int offset ${offset}::bigint
        ) page) as page`,
  );
  if (!row) throw new Error("a count has no row");
  return { total: row.total, page: row.page.map(([id, squaredChord]) => ({ id, squaredChord })) };
}

/** What has begun already, or begins whenever somebody is found, begins today. */
function orderOf(sort: JobSort, today: string): SQL {
  if (sort === "newest") return sql`created_at desc`;
  return sql`greatest(coalesce(start_on, ${today}::date), ${today}::date)`;
}

export async function listRequestPoints(db: Db, query: RequestQuery) {
  return rowsOf<{ id: number; latitude: number; longitude: number }>(
    db,
    sql`select id, latitude, longitude from ${matching(query)}`,
  );
}

/** All that sitters may see and that fit, as a table to select from. */
function matching(query: RequestQuery): SQL {
  const { area, exceptIds, ownerProfileIds, newSince, hiddenUserIds, today } = query;
  const place = { lat: sql`addresses.latitude`, lng: sql`addresses.longitude` };
  const rough = and(
    sql`(requests.last_on is null or requests.last_on >= ${today}::date)`,
    withinBounds(area, place.lat, place.lng),
    ownerProfileIds && sql`requests.profile_id = any(${`{${ownerProfileIds.join(",")}}`}::int[])`,
    newSince && sql`requests.first_activated_at > ${newSince.toISOString()}::timestamptz`,
    noneOf(sql`profiles.user_id`, [...hiddenUserIds]),
    noneOf(sql`requests.id`, exceptIds),
    ...wishesOf(query.wishes),
  );
  return sql`(
    select requests.id, requests.created_at, requests.start_on,
      ${place.lat} as latitude, ${place.lng} as longitude,
      ${squaredChordTo(area, vectorOf(place.lat, place.lng))} as squared_chord
    from ${activeRequests} requests
    join ${sharedProfiles} profiles on profiles.id = requests.profile_id
    join ${publicAddresses} addresses on addresses.user_id = profiles.user_id
    where ${rough} offset 0
  ) near where ${withinCircle(area, sql`squared_chord`) ?? sql`true`}`;
}

function noneOf(column: SQL, ids: readonly number[]): SQL | undefined {
  return ids.length === 0 ? undefined : sql`${column} <> all(${`{${ids.join(",")}}`}::int[])`;
}

function wishesOf(wishes: RequestWishes): (SQL | undefined)[] {
  const { serviceTypes = [], animalCategories = [], dayAvailabilities = [], from, to } = wishes;
  const list = (words: readonly string[]) => sql`${`{${words.join(",")}}`}::text[]`;
  return [
    serviceTypes.length === 0 ? undefined : sql`requests.service_types && ${list(serviceTypes)}`,
    animalCategories.length === 0
      ? undefined
      : sql`exists (
          select from ${requestAnimals} join ${sharedPets} pets on pets.id = pet_id
          where request_id = requests.id and category = any(${list(animalCategories)})
        )`,
    from ? sql`(requests.last_on is null or requests.last_on >= ${from}::date)` : undefined,
    to ? sql`(requests.start_on is null or requests.start_on <= ${to}::date)` : undefined,
    dayAvailabilities.length === 0 ? undefined : neededOn(dayAvailabilities),
  ];
}

/** On the days of the week that it recurs on, or else on those that its dates fall on. */
function neededOn(days: NonNullable<RequestWishes["dayAvailabilities"]>): SQL {
  const numbers = days.map((day) => weekdays.indexOf(day) + 1);
  const names = sql`${`{${days.join(",")}}`}::text[]`;
  return sql`case when requests.recurring then exists (
      select from jsonb_array_elements(requests.weekdays) as needed
      where needed ->> 'weekday' = any(${names})
    ) else exists (
      select from generate_series(0, least(6, requests.last_on - requests.start_on)) as after
      where extract(isodow from requests.start_on + after)::int
        = any(${`{${numbers.join(",")}}`}::int[])
    ) end`;
}

/** Once a day for each visitor, however often they look; not of a request that goes at this moment. */
export async function countView(
  db: Db,
  { requestId, viewedOn, visitor }: typeof requestViews.$inferInsert,
): Promise<void> {
  await db.execute(sql`
    with request as materialized (
      select id from requests where id = ${requestId} for key share
    ),
    first as (
      insert into request_views (request_id, viewed_on, visitor)
      select id, ${viewedOn}::date, ${visitor}::text from request
      on conflict do nothing returning request_id
    )
    update requests set view_count = view_count + 1
    from first where requests.id = first.request_id`);
}

export async function deleteViewsBefore(db: Db, day: string): Promise<void> {
  await db.delete(requestViews).where(lt(requestViews.viewedOn, day));
}
