import { sql } from "drizzle-orm";
import { type Db, rowsOf } from "#server/db/database.ts";
import { startSession } from "#server/platform/sessions/sessions.ts";
import { makeChattingPeople } from "../chatting-people.ts";

export type Asked = { bookingId: number; token: string; isOwner: boolean };

type Plan = { sitters: number; owners: number; bookings: number };

/** Owners and sitters whose bookings with each other ended yesterday: who may write of which. */
export async function endBookings(db: Db, plan: Plan): Promise<Asked[]> {
  await makeChattingPeople(db, plan);
  await db.execute(sql`
    insert into bookings (kind, chat_room_id, owner_profile_id, sitter_profile_id, service_type,
      start_on, start_time, end_on, end_time, starts_at, ends_at, place, status, closed_reason,
      accepted_at, closed_at, changed_at)
    select 'booking', room.id, room.owner_profile_id, room.sitter_profile_id, 'sitter_at_owner_home',
      current_date - 3, '10:00', current_date - 1, '10:00', now() - interval '3 days',
      now() - interval '1 day', 'owner_home', 'closed', 'completed', now() - interval '4 days',
      now() - interval '1 day', now()
    from chat_rooms room, generate_series(1, ${plan.bookings}::int)`);
  const rows = await rowsOf<{ bookingId: number; userId: number; isOwner: boolean }>(
    db,
    sql`
      select booking.id as "bookingId", profile.user_id as "userId",
        profile.profile_type = 'pet_owner' as "isOwner"
      from bookings booking
      join profiles profile on profile.id in (booking.owner_profile_id, booking.sitter_profile_id)
      order by booking.id, profile.id`,
  );
  const tokens = new Map<number, string>();
  for (const userId of new Set(rows.map((row) => row.userId))) {
    const { token } = await startSession(db, { userId, device: "Soak", now: new Date() });
    tokens.set(userId, token);
  }
  return rows.map(({ bookingId, userId, isOwner }) => ({
    bookingId,
    isOwner,
    token: tokens.get(userId) ?? "",
  }));
}
