import { sql } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";

/** Owners and sitters, each of whom chats with everybody of the other kind. */
export async function makeChattingPeople(
  db: Db,
  { owners, sitters }: { owners: number; sitters: number },
): Promise<void> {
  await makePeople(db, "owner", owners, "pet_owner");
  await makePeople(db, "sitter", sitters, "pet_sitter");
  await db.execute(sql`
    insert into chat_rooms (owner_profile_id, sitter_profile_id, acceptance_status, initiated_by,
      status_changed_at, last_activity_at)
    select owner.id, sitter.id, 'accepted', 'pet_owner', now(), now()
    from profiles owner, profiles sitter
    where owner.profile_type = 'pet_owner' and sitter.profile_type = 'pet_sitter'`);
  await db.execute(sql`
    insert into chat_room_sides (chat_room_id, side, has_opened)
    select id, side, true from chat_rooms, unnest(array['pet_owner', 'pet_sitter']) as side`);
}

async function makePeople(db: Db, name: string, count: number, profileType: string): Promise<void> {
  await db.execute(sql`
    with people as (
      insert into users (email, signup_method, preferred_locale, first_name, email_verified_at,
        reached_registration_end, last_used_profile_type)
      select ${name}::text || nr || '@example.test', 'form', 'nl', ${name}::text || nr, now(), true,
        ${profileType}::text
      from generate_series(1, ${count}::int) as nr
      returning id
    )
    insert into profiles (user_id, profile_type, is_registering)
    select id, ${profileType}::text, false from people`);
}
