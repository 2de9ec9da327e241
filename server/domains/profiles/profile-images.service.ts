import type { ProfileImage } from "#contract/profile-parts.ts";
import { uploadMaxFiles } from "#contract/shared/images.ts";
import type { Locale } from "#contract/shared/locale.ts";
import { ruleText } from "#contract/shared/validation/validation.ts";
import type { Db } from "#server/db/database.ts";
import { tellOfUpdate } from "#server/domains/account/account.service.ts";
import { invalid, notFound } from "#server/platform/http/problem.ts";
import type { KeptImage } from "#server/platform/images/kept-images.ts";
import { isSamePicture } from "#server/platform/images/store-image.ts";
import { attachUploads, removeUploads } from "#server/platform/images/uploads.ts";
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
import { presentProfileImage } from "./profiles.presenter.ts";
import { findProfileInUse, lockProfiles } from "./profiles.repository.ts";

type Parts = Pick<Platform, "db" | "clock" | "outbox">;
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
    await tellOfUpdate({ db: tx, outbox }, { userId: viewer.userId });
    return (await listOwnImages(tx, viewer)).map(presentProfileImage);
  });
}

/** One, or without an id all of them. */
export async function deleteProfileImages(
  { db, clock, outbox }: Parts,
  viewer: Viewer,
  imageId?: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    // Locked: a picture that is replaced at this moment has other files a moment later.
    await lockProfiles(tx, viewer.userId);
    const own = await listOwnImages(tx, viewer);
    const chosen = imageId === undefined ? own : own.filter(({ id }) => id === imageId);
    if (imageId !== undefined && chosen.length === 0) throw notFound();
    const [first] = chosen;
    if (!first) return;
    const imageIds = chosen.map(({ id }) => id);
    await removeUploads(tx, await deleteImages(tx, first.profileId, imageIds), clock.now());
    await tellOfUpdate({ db: tx, outbox }, { userId: viewer.userId });
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

/**
 * Part of saving a profile that is locked. One that is replaced makes room for its successor, which
 * needs no other; a picture that the profile has already stays where it is.
 */
export async function saveImages(
  tx: Db,
  profileId: number,
  {
    uploaded,
    replacedImage,
  }: { uploaded: readonly KeptImage[]; replacedImage?: number | undefined },
  now: Date,
  locale: Locale,
): Promise<void> {
  const there = await listImages(tx, profileId);
  const added = uploaded.filter(
    (image, index) =>
      !there.some((each) => isSamePicture(each, image)) &&
      uploaded.findIndex((each) => isSamePicture(each, image)) === index,
  );
  const unused = uploaded.filter((image) => !added.includes(image));
  const [first] = uploaded;
  if (first && replacedImage !== undefined) {
    const replaced = there.find(({ id }) => id === replacedImage);
    if (!replaced) throw notFound();
    await replaceImage(tx, replaced, first, there, now);
    await appendImages(
      tx,
      profileId,
      added.filter((image) => image !== first),
    );
  } else {
    await appendImages(tx, profileId, added);
  }
  await attachUploads(tx, added);
  await removeUploads(tx, unused, now);
  if (added.length > 0 && (await countImages(tx, profileId)) > uploadMaxFiles) {
    throw invalid({ images: [ruleText("tooManyImages", locale)] });
  }
}

async function replaceImage(
  tx: Db,
  replaced: ImageRow,
  by: KeptImage,
  there: readonly ImageRow[],
  now: Date,
): Promise<void> {
  if (isSamePicture(replaced, by)) return;
  const same = there.find((image) => isSamePicture(image, by));
  if (same) {
    // The profile has this very picture already: that one takes over.
    await deleteImages(tx, replaced.profileId, [replaced.id]);
    await changeImage(tx, same.id, {
      profileImage: same.profileImage || replaced.profileImage,
      coverImage: same.coverImage || replaced.coverImage,
    });
  } else {
    await changeImage(tx, replaced.id, by);
  }
  await removeUploads(tx, [replaced], now);
}

async function listOwnImages(db: Db, viewer: Viewer): Promise<ImageRow[]> {
  const profile = await findProfileInUse(db, viewer.userId);
  if (!profile) throw notFound();
  return listImages(db, profile.id);
}
