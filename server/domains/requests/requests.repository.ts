import { and, asc, eq, gt, inArray, lt, notExists } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { requestAnimals, requestImages, requests } from "#server/db/schema/requests.ts";
import { sharedUsers } from "#server/db/views/account.ts";
import { sharedPets } from "#server/db/views/pets.ts";
import { sharedProfiles } from "#server/db/views/profiles.ts";
import type { ImageColumns } from "#server/platform/images/stored-images.ts";

export type RequestRow = typeof requests.$inferSelect;
export type RequestImageRow = typeof requestImages.$inferSelect;
type Activation = Pick<
  RequestRow,
  "isActivated" | "wantedAt" | "firstActivatedAt" | "pageChangedAt"
>;
export type RequestColumns = Omit<
  RequestRow,
  "id" | "profileId" | keyof Activation | "isHidden" | "viewCount" | "createdAt"
>;

export async function findRequest(db: Db, profileId: number): Promise<RequestRow | null> {
  const [row] = await db.select().from(requests).where(eq(requests.profileId, profileId));
  return row ?? null;
}

export async function lockRequest(tx: Db, profileId: number): Promise<RequestRow | null> {
  const [row] = await tx
    .select()
    .from(requests)
    .where(eq(requests.profileId, profileId))
    .for("update");
  return row ?? null;
}

/** Null when the profile has one already. */
export async function insertRequest(
  tx: Db,
  request: typeof requests.$inferInsert,
): Promise<RequestRow | null> {
  const [row] = await tx.insert(requests).values(request).onConflictDoNothing().returning();
  return row ?? null;
}

export async function changeRequest(
  tx: Db,
  requestId: number,
  change: Partial<RequestColumns & Activation>,
): Promise<void> {
  await tx.update(requests).set(change).where(eq(requests.id, requestId));
}

export async function deleteRequest(tx: Db, requestId: number): Promise<void> {
  await tx.delete(requests).where(eq(requests.id, requestId));
}

export async function findAnimals(db: Db, requestId: number) {
  return db
    .select({ id: sharedPets.id, name: sharedPets.name, category: sharedPets.category })
    .from(requestAnimals)
    .innerJoin(sharedPets, eq(sharedPets.id, requestAnimals.petId))
    .where(eq(requestAnimals.requestId, requestId))
    .orderBy(asc(sharedPets.id));
}

export async function replaceAnimals(
  tx: Db,
  requestId: number,
  petIds: readonly number[],
): Promise<void> {
  await tx.delete(requestAnimals).where(eq(requestAnimals.requestId, requestId));
  if (petIds.length === 0) return;
  await tx.insert(requestAnimals).values(petIds.map((petId) => ({ requestId, petId })));
}

export async function deleteAnimal(tx: Db, petId: number): Promise<void> {
  await tx.delete(requestAnimals).where(eq(requestAnimals.petId, petId));
}

export async function findImage(db: Db, requestId: number): Promise<RequestImageRow | null> {
  const [row] = await db.select().from(requestImages).where(eq(requestImages.requestId, requestId));
  return row ?? null;
}

export async function insertImage(tx: Db, requestId: number, image: ImageColumns): Promise<void> {
  await tx.insert(requestImages).values({ requestId, ...image });
}

/** Answers with what is gone. */
export async function deleteImage(tx: Db, requestId: number): Promise<RequestImageRow | null> {
  const [row] = await tx
    .delete(requestImages)
    .where(eq(requestImages.requestId, requestId))
    .returning();
  return row ?? null;
}

/** The profile's request, if it asks for no animal any more; answers whether it does so. */
export async function deactivateEmpty(tx: Db, profileId: number): Promise<boolean> {
  const animals = tx
    .select({ petId: requestAnimals.petId })
    .from(requestAnimals)
    .where(eq(requestAnimals.requestId, requests.id));
  const emptied = await tx
    .update(requests)
    .set({ isActivated: false })
    .where(and(eq(requests.profileId, profileId), notExists(animals)))
    .returning({ id: requests.id });
  return emptied.length > 0;
}

/** While its owner is banned or about to leave; it comes back as it was. */
export async function hideRequests(tx: Db, userId: number): Promise<void> {
  const [owner] = await tx
    .select({ bannedAt: sharedUsers.bannedAt, isLeaving: sharedUsers.isLeaving })
    .from(sharedUsers)
    .where(eq(sharedUsers.id, userId));
  const isHidden = owner?.bannedAt != null || owner?.isLeaving === true;
  const own = tx
    .select({ id: sharedProfiles.id })
    .from(sharedProfiles)
    .where(eq(sharedProfiles.userId, userId));
  await tx.update(requests).set({ isHidden }).where(inArray(requests.profileId, own));
}

export async function findRequestById(db: Db, requestId: number): Promise<RequestRow | null> {
  const [row] = await db.select().from(requests).where(eq(requests.id, requestId));
  return row ?? null;
}

export async function findImageById(db: Db, imageId: number): Promise<RequestImageRow | null> {
  const [row] = await db.select().from(requestImages).where(eq(requestImages.id, imageId));
  return row ?? null;
}

/** What is shown although its last day lies before `today`. */
export async function listPast(
  db: Db,
  today: string,
  { after, most }: { after: number; most: number },
): Promise<number[]> {
  const rows = await db
    .select({ id: requests.id })
    .from(requests)
    .where(and(eq(requests.isActivated, true), lt(requests.lastOn, today), gt(requests.id, after)))
    .orderBy(asc(requests.id))
    .limit(most);
  return rows.map(({ id }) => id);
}

/** Answers with what was; none when it is no such request any more. */
export async function deactivatePast(
  tx: Db,
  { requestId, today }: { requestId: number; today: string },
) {
  return tx
    .update(requests)
    .set({ isActivated: false })
    .from(sharedProfiles)
    .where(
      and(
        eq(sharedProfiles.id, requests.profileId),
        eq(requests.id, requestId),
        eq(requests.isActivated, true),
        lt(requests.lastOn, today),
      ),
    )
    .returning({
      requestId: requests.id,
      profileId: requests.profileId,
      userId: sharedProfiles.userId,
    });
}
