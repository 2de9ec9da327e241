import type { Db } from "#server/db/database.ts";
import { tellOfUpdate } from "#server/domains/account/account.service.ts";
import type { Context } from "#server/platform/context.ts";
import type { ImageColumns } from "#server/platform/images/stored-images.ts";
import { removeUploads } from "#server/platform/images/uploads.ts";
import { deleteImages, findImageById, listImages } from "./profile-images.repository.ts";
import * as repository from "./profiles.repository.ts";

type Evidence = { profileId: number; words: Record<string, string>; image: ImageColumns | null };

/** A profile as it is now, for who looks into a report about it: what others read, and its face. */
export async function findProfileEvidence(db: Db, profileId: number): Promise<Evidence | null> {
  const row = await repository.findProfileById(db, profileId);
  if (!row) return null;
  const { firstName } = await repository.getUserFacts(db, row.userId);
  const { headline, about, companyName, education } = row;
  const images = await listImages(db, profileId);
  const texts = Object.entries({ firstName, headline, about, companyName, education });
  return {
    profileId,
    words: Object.fromEntries(texts.flatMap(([name, text]) => (text ? [[name, text]] : []))),
    image: images.find(({ profileImage }) => profileImage) ?? images[0] ?? null,
  };
}

/** …or one of its pictures alone. */
export async function findProfileImage(db: Db, imageId: number): Promise<Evidence | null> {
  const image = await findImageById(db, imageId);
  return image && { profileId: image.profileId, words: {}, image };
}

type Subject = { subjectId: number };

/** Part of a decision about a report: nobody finds it until its user publishes it again. */
export async function unpublishProfile(
  ctx: Context<"outbox">,
  { subjectId: profileId }: Subject,
): Promise<void> {
  const profile = await repository.findProfileById(ctx.db, profileId);
  if (!profile) return;
  await repository.changeProfile(ctx.db, profileId, { publishedAt: null });
  await tellOfUpdate(ctx, profile);
}

export async function removeProfileImage(
  ctx: Context<"outbox">,
  { subjectId: imageId }: Subject,
): Promise<void> {
  const { db, now } = ctx;
  const image = await findImageById(db, imageId);
  const profile = image && (await repository.findProfileById(db, image.profileId));
  if (!profile) return;
  await repository.lockProfiles(db, profile.userId);
  await removeUploads(db, await deleteImages(db, profile.id, [imageId]), now);
  await repository.markPagesChanged(db, profile.userId, now);
  await tellOfUpdate(ctx, profile);
}
