import { sql } from "drizzle-orm";
import { type Db, rowsOf } from "#server/db/database.ts";
import { askSitters } from "#tests/soak/bookings/booking-people.ts";

export type Pair = { ownerProfileId: number; sitterProfileId: number; userId: number };

type Size = { visits: number; imagesEach: number };

/** Three visits a day until now, each with three things done and some pictures. */
export async function makeLogbook(
  db: Db,
  pair: Pair,
  { visits, imagesEach }: Size,
): Promise<number> {
  const [made] = await rowsOf<{ id: number }>(
    db,
    sql`
      insert into logbooks (owner_profile_id, sitter_profile_id, start_on, end_on, changed_at)
      values (${pair.ownerProfileId}, ${pair.sitterProfileId},
        current_date - ${visits}::int / 3, current_date, now())
      returning id`,
  );
  const id = made?.id ?? 0;
  await db.execute(sql`
    insert into logbook_sides (logbook_id, side) values (${id}, 'pet_owner'), (${id}, 'pet_sitter')`);
  await db.execute(sql`
    insert into logbook_entries (logbook_id, day, check_in_at, check_out_at)
    select ${id}::int, (at at time zone 'Europe/Amsterdam')::date, at, at + interval '30 minutes'
    from (select now() - nr * interval '8 hours' as at from generate_series(1, ${visits}::int) nr) t`);
  await db.execute(sql`
    insert into logbook_activities (logbook_id, entry_id, kind, done_at)
    select logbook_id, id, kind, check_in_at
    from logbook_entries, unnest(array['fed', 'water', 'cuddled']) as kind
    where logbook_id = ${id}`);
  await db.execute(sql`
    insert into logbook_images (logbook_id, entry_id, key, widths, width, height, placeholder, taken_at)
    select logbook_id, id, 'logbooks/bench/' || id || '/' || nr, '{320,640,1280}', 1280, 960,
      '1QcSHQRnh493V4dIh4eXh1h4kJUI', check_in_at
    from logbook_entries, generate_series(1, ${imagesEach}::int) as nr where logbook_id = ${id}`);
  return id;
}

/** An owner and a sitter; the user is the owner. */
export async function makePair(db: Db): Promise<Pair> {
  await askSitters(db, { sitters: 1, owners: 1, questions: 1, days: 30 });
  const [pair] = await rowsOf<Pair>(
    db,
    sql`
      select owner.id as "ownerProfileId", sitter.id as "sitterProfileId", owner.user_id as "userId"
      from profiles owner, profiles sitter
      where owner.profile_type = 'pet_owner' and sitter.profile_type = 'pet_sitter' limit 1`,
  );
  if (!pair) throw new Error("nobody was made");
  return pair;
}
