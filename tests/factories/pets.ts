import { eq } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { pets } from "#server/db/schema/pets.ts";
import { profiles } from "#server/db/schema/profiles.ts";
import { logIn, makeUser } from "./account.ts";

/** Somebody with an owner profile, logged in. */
export async function makeOwner(db: Db, input: Parameters<typeof makeUser>[1] = {}) {
  const user = await makeUser(db, { profileType: "pet_owner", ...input });
  const [profile] = await db.select().from(profiles).where(eq(profiles.userId, user.id));
  if (!profile) throw new Error("the owner has no profile");
  return { user, profileId: profile.id, token: await logIn(db, user.id) };
}

export async function makePet(
  db: Db,
  profileId: number,
  input: Partial<typeof pets.$inferInsert> = {},
) {
  const [pet] = await db
    .insert(pets)
    .values({ profileId, name: "Moos", category: "dog", ...input })
    .returning();
  if (!pet) throw new Error("no pet was made");
  return pet;
}
