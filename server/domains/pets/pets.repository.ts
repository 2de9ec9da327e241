import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { petImages, pets } from "#server/db/schema/pets.ts";
import type { ImageColumns } from "#server/platform/images/stored-images.ts";

export type PetRow = typeof pets.$inferSelect;
export type PetImageRow = typeof petImages.$inferSelect;
type PetColumns = Omit<typeof pets.$inferInsert, "id" | "profileId" | "createdAt">;

/** Those in use first, each part in the order in which they came. */
export async function findPets(db: Db, profileId: number): Promise<PetRow[]> {
  return db
    .select()
    .from(pets)
    .where(eq(pets.profileId, profileId))
    .orderBy(sql`${pets.archivedAt} is not null`, asc(pets.id));
}

/** Those in use, by their names. */
export async function findPetNames(db: Db, profileIds: readonly number[]) {
  if (profileIds.length === 0) return [];
  const { id, profileId, name, category } = pets;
  return db
    .select({ id, profileId, name, category })
    .from(pets)
    .where(and(inArray(profileId, [...profileIds]), isNull(pets.archivedAt)))
    .orderBy(asc(id));
}

export function countPets(db: Db, profileId: number): Promise<number> {
  return db.$count(pets, and(eq(pets.profileId, profileId), isNull(pets.archivedAt)));
}

export async function findPet(db: Db, profileId: number, petId: number): Promise<PetRow | null> {
  const [row] = await db
    .select()
    .from(pets)
    .where(and(eq(pets.id, petId), eq(pets.profileId, profileId)));
  return row ?? null;
}

export async function findPetById(db: Db, petId: number): Promise<PetRow | null> {
  const [row] = await db.select().from(pets).where(eq(pets.id, petId));
  return row ?? null;
}

export async function findImageById(db: Db, imageId: number): Promise<PetImageRow | null> {
  const [row] = await db.select().from(petImages).where(eq(petImages.id, imageId));
  return row ?? null;
}

/**
 * All of a profile's pets, always in the same order. Whoever changes pets or what is made of them
 * takes this lock first, so that two such changes wait for each other and not both ways. Rows that point
 * to a pet are let through: who writes them may hold what comes later in the order of locks.
 */
export async function lockPets(tx: Db, profileId: number): Promise<PetRow[]> {
  return tx
    .select()
    .from(pets)
    .where(eq(pets.profileId, profileId))
    .orderBy(asc(pets.id))
    .for("no key update");
}

export async function insertPet(tx: Db, pet: typeof pets.$inferInsert): Promise<PetRow> {
  const [row] = await tx.insert(pets).values(pet).returning();
  if (!row) throw new Error("the pet was not inserted");
  return row;
}

export async function changePet(tx: Db, petId: number, change: Partial<PetColumns>): Promise<void> {
  // Drizzle refuses an update that sets nothing.
  if (Object.values(change).every((value) => value === undefined)) return;
  await tx.update(pets).set(change).where(eq(pets.id, petId));
}

export async function deletePet(tx: Db, petId: number): Promise<void> {
  await tx.delete(pets).where(eq(pets.id, petId));
}

export async function findImages(db: Db, petIds: readonly number[]): Promise<PetImageRow[]> {
  if (petIds.length === 0) return [];
  return db
    .select()
    .from(petImages)
    .where(inArray(petImages.petId, [...petIds]))
    .orderBy(asc(petImages.id));
}

export async function insertImages(
  tx: Db,
  petId: number,
  images: readonly ImageColumns[],
): Promise<void> {
  if (images.length === 0) return;
  await tx.insert(petImages).values(images.map((image) => ({ petId, ...image })));
}

/** Only those of this pet; answers with what is gone. */
export async function deleteImages(
  tx: Db,
  petId: number,
  imageIds: readonly number[],
): Promise<PetImageRow[]> {
  if (imageIds.length === 0) return [];
  return tx
    .delete(petImages)
    .where(and(eq(petImages.petId, petId), inArray(petImages.id, [...imageIds])))
    .returning();
}
