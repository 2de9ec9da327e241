import { sql } from "drizzle-orm";
import { type Db, rowsOf } from "#server/db/database.ts";

/** What is due for each walk, and which of the rows can't be done. */
export type DueWalk = { walk: string; due: number; poisoned: number };

/**
 * People, of one in so many of whom time has changed something: sitters who were away until yesterday,
 * requests for days that are over, stays that have just ended, sign-ups left halfway, and addresses that
 * nobody ever confirmed.
 */
export async function makeDuePeople(
  db: Db,
  { people, oneIn }: { people: number; oneIn: number },
): Promise<void> {
  const some = Math.ceil(people / 10 / oneIn);
  await db.execute(sql`
    insert into users (email, signup_method, preferred_locale, first_name, last_name,
      email_verified_at, reached_registration_end, last_active_at, created_at)
    select 'clock-' || nr || '@example.test', 'form', 'nl', 'Noor', 'Jansen', now(), true,
      now() - interval '3 days', now() - interval '800 days'
    from generate_series(1, ${people}::int) nr`);
  await db.execute(sql`
    insert into profiles (user_id, profile_type, is_registering, headline, animal_categories,
      published_at, is_away, away_until, created_at)
    select id, kind, false, 'Wandelt graag', '{dog}', now() - interval '700 days',
      kind = 'pet_sitter', case when kind = 'pet_sitter' then current_date - 2 end,
      now() - interval '800 days'
    from users, unnest(array['pet_owner', 'pet_sitter']) as kind
    where email like 'clock-%' and (kind = 'pet_owner' or users.id % ${oneIn}::int = 0)`);
  await db.execute(sql`
    insert into requests (profile_id, title, description, service_types, start_on, end_on, last_on,
      recurring, is_activated)
    select id, 'Oppas', 'Voor een weekend', '{house_visit}', current_date - 5, current_date - 3,
      current_date - 3, false, user_id % ${oneIn}::int = 0
    from profiles where profile_type = 'pet_owner'`);
  // Each owner's sitter is the one who was made after them.
  await db.execute(sql`
    with pairs as (
      select owner.id as owner_id, sitter.id as sitter_id
      from (select id, row_number() over (order by id) as nr from profiles
        where profile_type = 'pet_owner') owner
      join (select id, row_number() over (order by id) as nr from profiles
        where profile_type = 'pet_sitter') sitter on sitter.nr = owner.nr + 1
      where owner.nr <= ${some}::int
    ), rooms as (
      insert into chat_rooms (owner_profile_id, sitter_profile_id, acceptance_status, last_activity_at)
      select owner_id, sitter_id, 'accepted', now() - interval '3 days' from pairs
      returning id, owner_profile_id, sitter_profile_id
    ), sides as (
      insert into chat_room_sides (chat_room_id, side)
      select id, side from rooms, unnest(array['pet_owner', 'pet_sitter']) as side
    )
    insert into bookings (kind, chat_room_id, owner_profile_id, sitter_profile_id, service_type,
      start_on, start_time, end_on, end_time, starts_at, ends_at, place, status, changed_at)
    select 'booking', id, owner_profile_id, sitter_profile_id, 'sitter_at_owner_home',
      current_date - 3, '10:00', current_date - 2, '10:00', now() - interval '3 days',
      now() - interval '2 days', 'owner_home', 'accepted', now() - interval '3 days'
    from rooms`);
  await db.execute(sql`
    insert into users (email, signup_method, preferred_locale, first_name, email_verified_at,
      reached_registration_end, created_at)
    select 'halfway-' || nr || '@example.test', 'form', 'nl', 'Sam', now(), false,
      now() - interval '2 days'
    from generate_series(1, ${some}::int) nr
    union all
    select 'nobody-' || nr || '@example.test', 'form', 'nl', 'Sam', null, true,
      now() - interval '90 days'
    from generate_series(1, ${some}::int) nr`);
  await db.execute(sql`analyze`);
}

type Watched = {
  walk: string;
  /** The rows that are due before it begins. */
  due: string;
  /** Where it is seen that one is done. */
  table: string;
  id?: string;
  on: "insert" | "update" | "delete";
  when: string;
};

const watched: readonly Watched[] = [
  {
    walk: "profiles.bring-back",
    due: "select id from profiles where is_away",
    table: "profiles",
    on: "update",
    when: "old.is_away and not new.is_away",
  },
  {
    walk: "requests.deactivate-past",
    due: "select id from requests where is_activated",
    table: "requests",
    on: "update",
    when: "old.is_activated and not new.is_activated",
  },
  {
    walk: "bookings.clock",
    due: "select id from bookings where status = 'accepted'",
    table: "bookings",
    on: "update",
    when: "old.status = 'accepted' and new.status = 'closed'",
  },
  {
    walk: "badges.count-all",
    due: "select id from profiles where profile_type = 'pet_sitter'",
    table: "badge_counts",
    id: "profile_id",
    on: "insert",
    when: "true",
  },
  {
    walk: "account.remind-halfway",
    due: "select id from users where email like 'halfway-%'",
    table: "users",
    on: "update",
    when: "old.registration_reminded_at is distinct from new.registration_reminded_at",
  },
  {
    walk: "account.forget-unconfirmed",
    due: "select id from users where email like 'nobody-%'",
    table: "users",
    on: "delete",
    when: "old.email_verified_at is null",
  },
];

/**
 * The database itself writes down what is done to which row, in the transaction that does it, and refuses
 * one row of each walk as a row does that no code is ready for.
 */
export async function watchAndPoison(db: Db): Promise<DueWalk[]> {
  await db.execute(
    sql`create table soak_done (walk text not null, id int not null, at timestamptz not null default clock_timestamp())`,
  );
  await db.execute(sql`create table soak_poisoned (walk text primary key, id int not null)`);
  const walks: DueWalk[] = [];
  for (const { walk, due, table, id = "id", on, when } of watched) {
    const row = on === "delete" ? "old" : "new";
    const name = `soak_${walk.replaceAll(/\W/g, "_")}`;
    await db.execute(
      sql.raw(`
        insert into soak_poisoned select '${walk}', id from (${due}) due order by id
        limit 1 offset (select count(*) / 2 from (${due}) due)`),
    );
    const [counted] = await rowsOf<{ due: number; poisoned: number }>(
      db,
      sql.raw(`
        select (select count(*)::int from (${due}) due) as due, id as poisoned
        from soak_poisoned where walk = '${walk}'`),
    );
    if (!counted) throw new Error(`nothing is due for ${walk}`);
    walks.push({ walk, ...counted });
    await db.execute(
      sql.raw(`
        create function ${name}() returns trigger language plpgsql as $$
        begin
          if exists (select from soak_poisoned where walk = '${walk}' and id = ${row}.${id}) then
            raise exception 'poisoned';
          end if;
          insert into soak_done (walk, id) values ('${walk}', ${row}.${id});
          return ${row};
        end $$`),
    );
    await db.execute(
      sql.raw(`
        create trigger ${name} after ${on} on ${table}
        for each row when (${when}) execute function ${name}()`),
    );
  }
  return walks;
}
