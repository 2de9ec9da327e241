import type { ProfileImage } from "#contract/profile-parts.ts";
import { uploadMaxFiles } from "#contract/shared/images.ts";
import type { Locale } from "#contract/shared/locale.ts";
import { ruleText } from "#contract/shared/validation.ts";
import type { Db } from "#server/db/database.ts";
import { tellOfUpdate } from "#server/domains/account/account.service.ts";
import { invalid, notFound } from "#server/platform/http/problem.ts";
import type { KeptImage } from "#server/platform/images/kept-images.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { Viewer } from "#server/platform/sessions/viewer.ts";
import {
  appendImages,
  changeImage,
  countImages,
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

/** Before they are worked on and stored, which would be for nothing. */
export async function refuseTooManyImages(
  db: Db,
  profileId: number,
  sent: number,
  replacedImage: number | undefined,
  locale: Locale,
): Promise<void> {
  const added = sent - (replacedImage === undefined ? 0 : 1);
  // Several at once may hold the same picture twice: those are counted once they are there.
  if (added > 0 && (await countImages(db, profileId)) >= uploadMaxFiles) {
    throw invalid({ images: [ruleText("tooManyImages", locale)] });
  }
}

/** Part of saving a profile. One that is replaced makes room for its successor, which needs no other. */
export async function saveImages(
  tx: Db,
  outbox: Platform["outbox"],
  profileId: number,
  images: readonly KeptImage[],
  replacedImage: number | undefined,
  locale: Locale,
): Promise<void> {
  const [first, ...others] = images;
  if (!first) return;
  if (replacedImage === undefined) {
    await appendImages(tx, profileId, images);
  } else {
    await replaceImage(tx, outbox, profileId, replacedImage, first);
    await appendImages(tx, profileId, others);
  }
  if ((await countImages(tx, profileId)) > uploadMaxFiles) {
    throw invalid({ images: [ruleText("tooManyImages", locale)] });
  }
}

async function replaceImage(
  tx: Db,
  outbox: Platform["outbox"],
  profileId: number,
  imageId: number,
  by: KeptImage,
): Promise<void> {
  const images = await listImages(tx, profileId);
  const replaced = images.find(({ id }) => id === imageId);
  if (!replaced) throw notFound();
  const { key, widths, profileImage, coverImage } = replaced;
  if (key === by.key) return;
  const same = images.find((image) => image.key === by.key);
  if (same) {
    // The profile has this very picture already: that one takes over.
    await deleteImages(tx, profileId, [imageId]);
    await changeImage(tx, same.id, {
      profileImage: same.profileImage || profileImage,
      coverImage: same.coverImage || coverImage,
    });
  } else {
    await changeImage(tx, imageId, by);
  }
  await outbox.publish(tx, [profileImagesRemoved({ profileId, images: [{ key, widths }] })]);
}

async function listOwnImages(db: Db, viewer: Viewer): Promise<ImageRow[]> {
  const profile = await findProfileInUse(db, viewer.userId);
  if (!profile) throw notFound();
  return listImages(db, profile.id);
}
