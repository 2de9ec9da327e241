import type { ProfileImage } from "#contract/profile-parts.ts";
import { uploadMaxFiles } from "#contract/shared/images.ts";
import { ruleText } from "#contract/shared/validation/validation.ts";
import { tellOfUpdate } from "#server/domains/account/account.service.ts";
import type { Context, ViewerContext } from "#server/platform/context.ts";
import { invalid, notFound } from "#server/platform/http/problem.ts";
import { isSamePicture } from "#server/platform/images/store-image.ts";
import type { ImageColumns } from "#server/platform/images/stored-images.ts";
import { attachUploads, removeUploads } from "#server/platform/images/uploads.ts";
import {
  appendImages,
  changeImage,
  countImages,
  deleteImages,
  type ImageRow,
  listImages,
} from "./profile-images.repository.ts";
import { presentProfileImage } from "./profiles.presenter.ts";
import { findProfileInUse, lockProfiles, markPagesChanged } from "./profiles.repository.ts";

type Change = {
  profileImage?: boolean | undefined;
  coverImage?: boolean | undefined;
  position?: number | undefined;
};

/** One picture is the face and one the cover: choosing another takes it from the first. */
export async function updateProfileImage(
  ctx: ViewerContext<"outbox">,
  { imageId, change }: { imageId: number; change: Change },
): Promise<ProfileImage[]> {
  const { db, now } = ctx;
  const { userId } = ctx.viewer;
  const { profileImage, coverImage, position } = change;
  // Locked: of two choices at once the later one must see the earlier one's face.
  await lockProfiles(db, userId);
  const images = await listOwnImages(ctx);
  const image = images.find(({ id }) => id === imageId);
  if (!image) throw notFound();
  for (const each of images) {
    const isIt = each.id === imageId;
    await changeImage(db, each.id, {
      profileImage: profileImage === undefined ? each.profileImage : isIt && profileImage,
      coverImage: coverImage === undefined ? each.coverImage : isIt && coverImage,
    });
  }
  if (position !== undefined) {
    const order = images.filter(({ id }) => id !== imageId).toSpliced(position, 0, image);
    for (const [index, each] of order.entries())
      await changeImage(db, each.id, { position: index });
  }
  await markPagesChanged(db, userId, now);
  await tellOfUpdate(ctx, { userId });
  return (await listOwnImages(ctx)).map(presentProfileImage);
}

/** One, or without an id all of them. */
export async function deleteProfileImages(
  ctx: ViewerContext<"outbox">,
  { imageId }: { imageId?: number } = {},
): Promise<void> {
  const { db, now } = ctx;
  const { userId } = ctx.viewer;
  // Locked: a picture that is replaced at this moment has other files a moment later.
  await lockProfiles(db, userId);
  const own = await listOwnImages(ctx);
  const chosen = imageId === undefined ? own : own.filter(({ id }) => id === imageId);
  if (imageId !== undefined && chosen.length === 0) throw notFound();
  const [first] = chosen;
  if (!first) return;
  const imageIds = chosen.map(({ id }) => id);
  await removeUploads(db, await deleteImages(db, first.profileId, imageIds), now);
  await markPagesChanged(db, userId, now);
  await tellOfUpdate(ctx, { userId });
}

type Sent = { profileId: number; replacedImage: number | undefined };

/** Which of these pictures a profile doesn't show yet; refused when there is no room for one. */
export async function listNewToProfile<Image extends { key: string }>(
  ctx: ViewerContext,
  { profileId, images }: { profileId: number; images: readonly Image[] },
): Promise<Image[]> {
  const there = await listImages(ctx.db, profileId);
  const added = images.filter((image) => !there.some((each) => isSamePicture(each, image)));
  if (added.length > 0 && there.length + added.length > uploadMaxFiles) {
    throw invalid({ images: [ruleText("tooManyImages", ctx.locale)] });
  }
  return added;
}

/** Before they are worked on and stored, which would be for nothing. */
export async function refuseTooManyImages(
  { db, locale }: ViewerContext,
  { profileId, replacedImage, count }: Sent & { count: number },
): Promise<void> {
  const added = count - (replacedImage === undefined ? 0 : 1);
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
  ctx: ViewerContext,
  { profileId, replacedImage, uploaded }: Sent & { uploaded: readonly ImageColumns[] },
): Promise<void> {
  const { db, now, locale } = ctx;
  const there = await listImages(db, profileId);
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
    await replaceImage(ctx, { replaced, by: first, there });
    await appendImages(
      db,
      profileId,
      added.filter((image) => image !== first),
    );
  } else {
    await appendImages(db, profileId, added);
  }
  await attachUploads(db, added);
  await removeUploads(db, unused, now);
  if (added.length > 0 && (await countImages(db, profileId)) > uploadMaxFiles) {
    throw invalid({ images: [ruleText("tooManyImages", locale)] });
  }
}

type Copies = { profileId: number; uploaded: readonly ImageColumns[] };

/** Part of what later domains do: shows copies of pictures that came to somebody otherwise. */
export async function addImagesToProfile(
  ctx: ViewerContext<"outbox">,
  { profileId, uploaded }: Copies,
): Promise<void> {
  const { userId } = ctx.viewer;
  const own = await lockProfiles(ctx.db, userId);
  if (!own.some(({ id }) => id === profileId)) throw notFound();
  await saveImages(ctx, { profileId, replacedImage: undefined, uploaded });
  await markPagesChanged(ctx.db, userId, ctx.now);
  await tellOfUpdate(ctx, { userId });
}

async function replaceImage(
  { db, now }: Context,
  { replaced, by, there }: { replaced: ImageRow; by: ImageColumns; there: readonly ImageRow[] },
): Promise<void> {
  if (isSamePicture(replaced, by)) return;
  const same = there.find((image) => isSamePicture(image, by));
  if (same) {
    // The profile has this very picture already: that one takes over.
    await deleteImages(db, replaced.profileId, [replaced.id]);
    await changeImage(db, same.id, {
      profileImage: same.profileImage || replaced.profileImage,
      coverImage: same.coverImage || replaced.coverImage,
    });
  } else {
    await changeImage(db, replaced.id, by);
  }
  await removeUploads(db, [replaced], now);
}

async function listOwnImages({ db, viewer }: ViewerContext): Promise<ImageRow[]> {
  const profile = await findProfileInUse(db, viewer.userId);
  if (!profile) throw notFound();
  return listImages(db, profile.id);
}
