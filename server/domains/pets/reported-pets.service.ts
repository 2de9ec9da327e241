import type { Db } from "#server/db/database.ts";
import type { Context } from "#server/platform/context.ts";
import type { ImageColumns } from "#server/platform/images/stored-images.ts";
import { removeUploads } from "#server/platform/images/uploads.ts";
import * as repository from "./pets.repository.ts";

/** A picture of a pet, for who looks into a report about it. */
export async function findPetImage(
  db: Db,
  imageId: number,
): Promise<{ petId: number; profileId: number; name: string; image: ImageColumns } | null> {
  const image = await repository.findImageById(db, imageId);
  const pet = image && (await repository.findPetById(db, image.petId));
  return pet && { petId: pet.id, profileId: pet.profileId, name: pet.name, image };
}

/** Part of a decision about a report. */
export async function removePetImage(
  { db, now }: Context<"outbox">,
  { subjectId: imageId }: { subjectId: number },
): Promise<void> {
  const found = await findPetImage(db, imageId);
  if (!found) return;
  await repository.lockPets(db, found.profileId);
  await removeUploads(db, await repository.deleteImages(db, found.petId, [imageId]), now);
}
