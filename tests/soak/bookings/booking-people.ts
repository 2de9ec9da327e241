import { sql } from "drizzle-orm";
import { type Db, rowsOf } from "#server/db/database.ts";
import { startSession } from "#server/platform/sessions/sessions.ts";
import { makeChattingPeople } from "../chatting-people.ts";

export type AskedSitter = { profileId: number; token: string; bookingIds: number[] };

type Plan = {
  sitters: number;
  owners: number;
  /** Questions to each sitter, which overlap one another here and there. */
  questions: number;
  /** Over so many days from a month from now on: the fewer, the more of them overlap. */
  days: number;
};

/** Sitters who are asked by many owners to stay at their homes, all in the same weeks. */
export async function askSitters(db: Db, plan: Plan): Promise<AskedSitter[]> {
  const now = new Date();
  await makeChattingPeople(db, plan);
  // A stay of one to five days, spread over the weeks in a way that is the same every time.
  await db.execute(sql`
    insert into bookings (kind, chat_room_id, owner_profile_id, sitter_profile_id, service_type,
      start_on, start_time, end_on, end_time, starts_at, ends_at, place, status, awaiting, changed_at)
    select 'booking', room.id, room.owner_profile_id, room.sitter_profile_id,
      case nr % 2 when 0 then 'sitter_at_owner_home' else 'day_and_night_care_at_owner_home' end,
      day, '10:00', day + length, '10:00',
      (day + time '10:00') at time zone 'Europe/Amsterdam',
      (day + length + time '10:00') at time zone 'Europe/Amsterdam',
      'owner_home', 'pending', 'pet_sitter', now()
    from (
      select sitter.id as sitter_id, nr,
        current_date + 30 + (nr * 7919 + sitter.id * 104729) % ${plan.days}::int as day,
        1 + (nr * 31 + sitter.id) % 5 as length,
        (select id from profiles where profile_type = 'pet_owner'
          order by id limit 1 offset nr % ${plan.owners}::int) as owner_id
      from profiles sitter, generate_series(0, ${plan.questions - 1}::int) as nr
      where sitter.profile_type = 'pet_sitter'
    ) asked
    join chat_rooms room
      on room.owner_profile_id = asked.owner_id and room.sitter_profile_id = asked.sitter_id`);
  const rows = await rowsOf<{ profileId: number; userId: number; bookingIds: number[] }>(
    db,
    sql`
      select profile.id as "profileId", profile.user_id as "userId",
        array_agg(booking.id order by booking.id) as "bookingIds"
      from profiles profile join bookings booking on booking.sitter_profile_id = profile.id
      group by profile.id order by profile.id`,
  );
  const asked: AskedSitter[] = [];
  for (const { profileId, userId, bookingIds } of rows) {
    const { token } = await startSession(db, { userId, device: "Soak", now });
    asked.push({ profileId, token, bookingIds });
  }
  return asked;
}
