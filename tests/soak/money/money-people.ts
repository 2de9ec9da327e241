import { sql } from "drizzle-orm";
import { type Db, rowsOf } from "#server/db/database.ts";
import { startSession } from "#server/platform/sessions/sessions.ts";

export type Buyer = { userId: number; profileId: number; token: string };

/** Sitters who have signed up and can pay. */
export async function makeBuyers(
  db: Db,
  { count, now }: { count: number; now: Date },
): Promise<Buyer[]> {
  const rows = await rowsOf<{ userId: number; profileId: number }>(
    db,
    sql`
      with people as (
        insert into users (email, signup_method, preferred_locale, first_name, email_verified_at,
          reached_registration_end, last_used_profile_type)
        select 'buyer' || nr || '@example.test', 'form', 'nl', 'Buyer' || nr, now(), true,
          'pet_sitter'
        from generate_series(1, ${count}::int) as nr
        returning id
      )
      insert into profiles (user_id, profile_type, is_registering)
      select id, 'pet_sitter', false from people
      returning user_id as "userId", id as "profileId"`,
  );
  const buyers: Buyer[] = [];
  for (const { userId, profileId } of rows) {
    const { token } = await startSession(db, { userId, device: "Soak", now });
    buyers.push({ userId, profileId, token });
  }
  return buyers;
}
