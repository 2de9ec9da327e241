import type pg from "pg";

/** Ten towns with the most people, and their share of the sitters; the rest live anywhere. */
const towns = [
  [52.37, 4.9, 0.09],
  [51.92, 4.48, 0.07],
  [52.08, 4.3, 0.06],
  [52.09, 5.12, 0.05],
  [51.44, 5.47, 0.03],
  [53.22, 6.57, 0.03],
  [51.56, 5.09, 0.03],
  [51.59, 4.78, 0.02],
  [52.22, 6.89, 0.02],
  [51.84, 5.86, 0.02],
] as const;

/** Of those who are drawn; they have no more than a card shows. */
export const drawnHeadline = "Wandelt graag, ook als het regent";

/**
 * More sitters, up to so many, with all that a card shows. PostgreSQL draws them by itself; `+ i * 0`
 * keeps it from drawing once for everybody.
 */
export async function growTo(client: pg.Client | pg.PoolClient, count: number): Promise<void> {
  let below = 0;
  const cases = towns.map(([lat, lng, share]) => {
    below += share;
    return { lat, lng, below };
  });
  const town = (axis: "lat" | "lng", spread: number, from: number, size: number) =>
    `case ${cases.map((each) => `when u < ${each.below} then ${each[axis]} + bell * ${spread}`).join(" ")}
      else ${from} + v * ${size} end`;
  await client.query(`
    create temp table fresh as
    select i, random() as u, random() as v, random() as w,
      random() + random() + random() - 1.5 as bell, random() + random() + random() - 1.5 as bell2
    from generate_series(coalesce((select max(id) from users), 0) + 1, ${count}) as i`);
  await client.query(`
    insert into users (id, email, signup_method, preferred_locale, first_name, last_name, gender,
      email_verified_at, reached_registration_end, last_active_at, created_at)
    overriding system value
    select i, 'oppas-' || i || '@example.test', 'form', 'nl', 'Noor', 'Jansen',
      case when u < 0.7 then 'FEMALE' else 'MALE' end,
      now(), true, now() - w * interval '120 days', now() - v * interval '900 days' from fresh`);
  await client.query(`
    insert into profiles (id, user_id, profile_type, is_registering, headline, animal_categories,
      published_at, rating_sum, review_count, response_rate, created_at)
    overriding system value
    select i, i, 'pet_sitter', false, '${drawnHeadline}',
      array(select category from (values ('dog', 0.75), ('cat', 0.65), ('rabbit', 0.2),
        ('rodent', 0.15), ('bird', 0.1)) as kinds(category, share) where random() < share + i * 0),
      now(), floor(reviews * (3.5 + w * 1.5)), reviews, w, now() - v * interval '900 days'
    from (select *, floor(v * v * 40)::int as reviews from fresh) fresh`);
  await client.query(`
    insert into addresses (user_id, street, house_number, postal_code, neighborhood, city, city_slug, country,
      latitude, longitude, is_precise, public_latitude, public_longitude, changed_at)
    select i, 'Dorpsstraat', '1', '1011 AB', 'Centrum', 'Amsterdam', 'amsterdam', 'Nederland', 52, 5, true,
      ${town("lat", 0.09, 50.8, 2.6)},
      ${town("lng", 0.14, 3.6, 3.4).replaceAll("bell", "bell2").replaceAll(" v ", " w ")},
      now() from fresh`);
  await client.query(`
    insert into offered_services (profile_id, service_type, price_cents, unit)
    select i, service, 1250, 'walk' from fresh, (values ('dog_walking_service', 0.45),
      ('house_visit', 0.6), ('daycare_at_sitter_home', 0.3), ('sitter_at_owner_home', 0.3)
    ) as kinds(service, share) where random() < share + i * 0`);
  await client.query(`
    insert into weekly_availability (profile_id, weekday, part_of_day)
    select i, day, 'morning' from fresh, unnest(array['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY',
      'FRIDAY', 'SATURDAY', 'SUNDAY']) as day where random() < 0.5 + i * 0`);
  await client.query(`
    insert into profile_images (profile_id, key, widths, width, height, placeholder, position)
    select i, 'profiles/' || i || '/portrait', '{320,640,960}', 960, 720,
      'YJqGPQw7sFlslqhFafSE+Q6oJ1h2iHB2Rw==', 0 from fresh`);
  await client.query("drop table fresh");
}

/** The search as SQL at its quickest: one narrow table, one index that has all of it. */
export async function copyForSql(client: pg.Client | pg.PoolClient): Promise<void> {
  await client.query(`
    create table narrow_sitters as
    select profile_id, latitude, longitude, traits, active_hour,
      cos(radians(latitude)) * cos(radians(longitude)) as x,
      cos(radians(latitude)) * sin(radians(longitude)) as y, sin(radians(latitude)) as z,
      0.3 * ((rating_sum + 35.2) / (review_count + 8) - 1) / 4 + 0.1 * response_rate as standing
    from sitter_search`);
  await client.query(`
    create index on narrow_sitters (latitude, longitude)
      include (profile_id, traits, active_hour, x, y, z, standing)`);
  await client.query("vacuum analyze narrow_sitters");
}

/** Its values: the middle as a unit vector and in degrees, the reach, the bits, the hour. */
export const narrowStatement = `
  with found as materialized (
    select profile_id, standing + 0.4 / (1 + squared_chord * 1623590.1251870974)
      + coalesce(0.2 / (1 + ($10::int - active_hour) / 336::float8), 0) as rank
    from (
      select profile_id, standing, active_hour,
        (x - $1::float8) * (x - $1::float8) + (y - $2::float8) * (y - $2::float8)
          + (z - $3::float8) * (z - $3::float8) as squared_chord
      from narrow_sitters
      where latitude between $4::float8 and $5::float8 and longitude between $6::float8 and $7::float8
        and traits & $8::int = $8::int and traits & $9::int <> 0 offset 0
    ) near where squared_chord <= $11::float8
  )
  select (select count(*)::int from found) as total,
    array(select profile_id from found order by rank desc, profile_id limit 10) as page`;

/** The same sitters as one would ordinarily keep them for PostGIS: a geography, and lists of words. */
export async function copyForPostgis(client: pg.Client | pg.PoolClient): Promise<void> {
  await client.query("create extension if not exists postgis");
  await client.query(`
    create table postgis_sitters as
    select profiles.id, animal_categories as animals,
      array(select service_type from offered_services where profile_id = profiles.id) as services,
      st_setsrid(st_makepoint(public_longitude, public_latitude), 4326)::geography as place,
      narrow_sitters.standing, users.last_active_at
    from profiles join addresses using (user_id) join users on users.id = profiles.user_id
    join narrow_sitters on narrow_sitters.profile_id = profiles.id`);
  await client.query("alter table postgis_sitters add primary key (id)");
  await client.query("create index on postgis_sitters using gist (place)");
  await client.query("create index on postgis_sitters using gin (services, animals)");
  await client.query("vacuum analyze postgis_sitters");
}

/** Ten kilometres round the Dam, a dog, walks: the same question, in the same order. */
export const postgisStatement = `
  select id, st_distance(place, here.point) as metres, count(*) over () as total
  from postgis_sitters, (select st_setsrid(st_makepoint($1, $2), 4326)::geography as point) here
  where st_dwithin(place, here.point, $3)
    and services && array[$4] and animals @> array[$5]
  order by standing
    + 0.4 / (1 + (st_distance(place, here.point) / 5000) ^ 2)
    + 0.2 / (1 + extract(epoch from now() - last_active_at)::float8 / 1209600) desc, id
  limit 10`;
