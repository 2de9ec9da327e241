import type { ProfileImage } from "#contract/profile-parts.ts";
import type { Db } from "#server/db/database.ts";
import { tellOfUpdate } from "#server/domains/account/account.service.ts";
import { notFound } from "#server/platform/http/problem.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { Viewer } from "#server/platform/sessions/viewer.ts";
import {
  changeImage,
  deleteImages,
  type ImageRow,
  listImages,
} from "./profile-images.repository.ts";
import { profileImagesRemoved } from "./profiles.events.ts";
import { presentProfileImage } from "./profiles.presenter.ts";
import { findProfileInUse, lockProfiles } from "./profiles.repository.ts";

type Parts = Pick<Platform, "db" | "outbox">;
type Change = {
  profileImage?: boolean | undefined;
  coverImage?: boolean | undefined;
  position?: number | undefined;
};

/** One picture is the face and one the cover: choosing another takes it from the first. */
export async function updateProfileImage(
  { db, outbox }: Parts,
  viewer: Viewer,
  imageId: number,
  { profileImage, coverImage, position }: Change,
): Promise<ProfileImage[]> {
  return db.transaction(async (tx) => {
    // Locked: of two choices at once the later one must see the earlier one's face.
    await lockProfiles(tx, viewer.userId);
    const images = await listOwnImages(tx, viewer);
    const image = images.find(({ id }) => id === imageId);
    if (!image) throw notFound();
    for (const each of images) {
      const isIt = each.id === imageId;
      await changeImage(tx, each.id, {
        profileImage: profileImage === undefined ? each.profileImage : isIt && profileImage,
        coverImage: coverImage === undefined ? each.coverImage : isIt && coverImage,
      });
    }
    if (position !== undefined) {
      const order = images.filter(({ id }) => id !== imageId).toSpliced(position, 0, image);
      for (const [index, each] of order.entries())
        await changeImage(tx, each.id, { position: index });
    }
    await tellOfUpdate(tx, outbox, viewer.userId);
    return (await listOwnImages(tx, viewer)).map(presentProfileImage);
  });
}

/** One, or without an id all of them. */
export async function deleteProfileImages(
  { db, outbox }: Parts,
  viewer: Viewer,
  imageId?: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    const own = await listOwnImages(tx, viewer);
    const chosen = imageId === undefined ? own : own.filter(({ id }) => id === imageId);
    if (imageId !== undefined && chosen.length === 0) throw notFound();
    const [first] = chosen;
    if (!first) return;
    const removed = await deleteImages(
      tx,
      first.profileId,
      chosen.map(({ id }) => id),
    );
    await outbox.publish(tx, [
      profileImagesRemoved({
        profileId: first.profileId,
        images: removed.map(({ key, widths }) => ({ key, widths })),
      }),
    ]);
    await tellOfUpdate(tx, outbox, viewer.userId);
  });
}

async function listOwnImages(db: Db, viewer: Viewer): Promise<ImageRow[]> {
  const profile = await findProfileInUse(db, viewer.userId);
  if (!profile) throw notFound();
  return listImages(db, profile.id);
}
