import { uploadMaxFiles } from "#contract/shared/images.ts";
import { ruleText } from "#contract/shared/validation/validation.ts";
import type { Db } from "#server/db/database.ts";
import type { ViewerContext } from "#server/platform/context.ts";
import { invalid, notFound } from "#server/platform/http/problem.ts";
import { isSamePicture } from "#server/platform/images/store-image.ts";
import type { ImageColumns } from "#server/platform/images/stored-images.ts";
import { attachUploads, removeUploads } from "#server/platform/images/uploads.ts";
import * as repository from "./pets.repository.ts";

type OwnPet = { profileId: number; petId: number };

/** Which of these pictures a pet doesn't have yet; refused when there is no room for one. */
export async function listNewToPet<Image extends { key: string }>(
  ctx: ViewerContext,
  { profileId, petId, images }: OwnPet & { images: readonly Image[] },
): Promise<Image[]> {
  if (!(await repository.findPet(ctx.db, profileId, petId))) throw notFound();
  const there = await repository.findImages(ctx.db, [petId]);
  const added = images.filter((image) => !there.some((each) => isSamePicture(each, image)));
  refuseTooMany(ctx, there.length + added.length);
  return added;
}

/** Part of what later domains do: shows copies of pictures that came to the owner otherwise. */
export async function addImagesToPet(
  ctx: ViewerContext,
  { profileId, petId, uploaded }: OwnPet & { uploaded: readonly ImageColumns[] },
): Promise<void> {
  const { db, now } = ctx;
  await lockPet(db, { profileId, petId });
  const there = await repository.findImages(db, [petId]);
  // Two at once may bring the same one.
  const added = uploaded.filter((image) => !there.some((each) => isSamePicture(each, image)));
  await repository.insertImages(db, petId, added);
  await attachUploads(db, added);
  await removeUploads(
    db,
    uploaded.filter((image) => !added.includes(image)),
    now,
  );
  refuseTooMany(ctx, there.length + added.length);
}

async function lockPet(tx: Db, { profileId, petId }: OwnPet): Promise<void> {
  const pets = await repository.lockPets(tx, profileId);
  if (!pets.some(({ id }) => id === petId)) throw notFound();
}

function refuseTooMany({ locale }: ViewerContext, count: number): void {
  if (count > uploadMaxFiles) throw invalid({ images: [ruleText("tooManyImages", locale)] });
}
