import { sql } from "drizzle-orm";
import { type Db, rowsOf } from "#server/db/database.ts";
import { bookings } from "#server/db/schema/bookings.ts";
import { sharedProfiles } from "#server/db/views/profiles.ts";

const at = (moment: Date) => sql`${moment.toISOString()}::timestamptz`;

/** Questions whose beginning has come, agreements whose end has, and proposals that came too late. */
export async function listDue(
  db: Db,
  now: Date,
  { after, most }: { after: number; most: number },
): Promise<number[]> {
  const rows = await rowsOf<{ id: number }>(
    db,
    sql`
      (select id from ${bookings} where status = 'pending' and starts_at <= ${at(now)}
        and id > ${after} order by id limit ${most})
      union
      (select id from ${bookings} where status = 'accepted' and ends_at <= ${at(now)}
        and id > ${after} order by id limit ${most})
      union
      (select id from ${bookings} where status = 'accepted' and proposal is not null
        and starts_at <= ${at(now)} and id > ${after} order by id limit ${most})
      order by id limit ${most}`,
  );
  return rows.map(({ id }) => id);
}

/** Rooms in which a booking ended the day before, and nothing is asked or agreed since. */
export async function listRoomsToPlanAgain(
  db: Db,
  { since, until, now }: { since: Date; until: Date; now: Date },
  { after, most }: { after: number; most: number },
): Promise<number[]> {
  const rows = await rowsOf<{ id: number }>(
    db,
    sql`
      select id from (
      select distinct on (b.chat_room_id) b.id
      from ${bookings} b
      where b.kind = 'booking' and b.closed_reason = 'completed' and b.chat_room_id is not null
        and b.ends_at >= ${at(since)} and b.ends_at < ${at(until)}
        and not exists (
          select from ${bookings} other where other.chat_room_id = b.chat_room_id
            and other.status in ('pending', 'accepted') and other.ends_at > ${at(now)})
      order by b.chat_room_id, b.ends_at desc
      ) as last_of_room where id > ${after} order by id limit ${most}`,
  );
  return rows.map(({ id }) => id);
}

/** Sitters of whom something ended a year ago, within the last days. */
export async function listOutdatedStandings(
  db: Db,
  now: Date,
  { after, most }: { after: number; most: number },
): Promise<number[]> {
  const rows = await rowsOf<{ id: number }>(
    db,
    sql`
      select distinct profile.id
      from ${bookings} b join ${sharedProfiles} profile on profile.id = b.sitter_profile_id
      where b.kind = 'booking' and b.closed_at < ${at(now)} - interval '365 days'
        and b.closed_at > ${at(now)} - interval '372 days' and profile.id > ${after}
      order by profile.id limit ${most}`,
  );
  return rows.map(({ id }) => id);
}
