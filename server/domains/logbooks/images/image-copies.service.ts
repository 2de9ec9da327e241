import type { LogbookImage } from "#contract/logbooks/logbook-entries.ts";
import type { Db } from "#server/db/database.ts";
import { addImagesToPet, listNewToPet } from "#server/domains/pets/pet-images.service.ts";
import {
  addImagesToProfile,
  listNewToProfile,
} from "#server/domains/profiles/profile-images.service.ts";
import type { ViewerContext } from "#server/platform/context.ts";
import { notFound } from "#server/platform/http/problem.ts";
import type { ImageColumns } from "#server/platform/images/stored-images.ts";
import { copyUploads } from "#server/platform/images/uploads.ts";
import { getOwnLogbook, lockOwnLogbook } from "../logbook-access.service.ts";
import { tellChanged } from "../logbook-changes.service.ts";
import { presentLogbookImage } from "../logbooks.presenter.ts";
import * as repository from "./logbook-images.repository.ts";

type Chosen = { logbookId: number; imageIds: readonly number[]; petId?: number | undefined };
type Prepared = { profileId: number; copies: ImageColumns[] };

/**
 * Before the transaction: copies of the files for what everybody may see. A picture that the profile or
 * the pet has already needs none.
 */
export async function prepareCopies(
  ctx: ViewerContext<"storage">,
  { logbookId, imageIds, petId }: Chosen,
): Promise<Prepared> {
  const { db, viewer } = ctx;
  const { logbook, side } = await getOwnLogbook(db, viewer.userId, logbookId);
  const profileId = logbook.ownerProfileId;
  if (side !== "pet_owner" || profileId === null) throw notFound();
  const images = await getChosen(db, logbookId, imageIds);
  if (petId !== undefined) {
    const added = await listNewToPet(ctx, { profileId, petId, images });
    return { profileId, copies: await copyUploads(ctx, added, { folder: "pets" }) };
  }
  const added = await listNewToProfile(ctx, { profileId, images });
  return { profileId, copies: await copyUploads(ctx, added, { folder: "profiles" }) };
}

/** The owner's choice alone: nothing of a logbook is public otherwise. */
export async function addImagesToOwnerProfile(
  ctx: ViewerContext<"outbox">,
  { logbookId, imageIds, petId, prepared }: Chosen & { prepared: Prepared },
): Promise<LogbookImage[]> {
  const { db, viewer } = ctx;
  const { profileId, copies: uploaded } = prepared;
  // Profiles and pets are locked before logbooks.
  if (petId === undefined) await addImagesToProfile(ctx, { profileId, uploaded });
  else await addImagesToPet(ctx, { profileId, petId, uploaded });
  const { logbook } = await lockOwnLogbook(db, viewer.userId, logbookId);
  const images = await getChosen(db, logbookId, imageIds);
  await markAsAdded(db, images, petId);
  await tellChanged(ctx, { logbook, by: "pet_owner", change: "copied" });
  return (await getChosen(db, logbookId, imageIds)).map(presentLogbookImage);
}

async function markAsAdded(
  tx: Db,
  images: readonly repository.LogbookImageRow[],
  petId: number | undefined,
): Promise<void> {
  if (petId === undefined) {
    const imageIds = images.map(({ id }) => id);
    return repository.changeImages(tx, imageIds, { isAddedToProfile: true });
  }
  for (const { id, addedToPetIds } of images) {
    if (!addedToPetIds.includes(petId)) {
      await repository.setPetsOfImage(tx, id, [...addedToPetIds, petId]);
    }
  }
}

/** All of them, or none: one that isn't of this logbook is not there. */
async function getChosen(
  db: Db,
  logbookId: number,
  imageIds: readonly number[],
): Promise<repository.LogbookImageRow[]> {
  const images = await repository.findImages(db, logbookId, imageIds);
  if (images.length < new Set(imageIds).size) throw notFound();
  return images;
}
