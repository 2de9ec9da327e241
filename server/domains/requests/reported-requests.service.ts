import type { Db } from "#server/db/database.ts";
import { tellOfUpdate } from "#server/domains/account/account.service.ts";
import { findProfileRef } from "#server/domains/profiles/profile-refs.service.ts";
import type { Context } from "#server/platform/context.ts";
import type { ImageColumns } from "#server/platform/images/stored-images.ts";
import { removeUploads } from "#server/platform/images/uploads.ts";
import { findRequestedAnimals } from "./request-cards.repository.ts";
import * as repository from "./requests.repository.ts";
import { tellPutAway } from "./requests.service.ts";

type Evidence = { requestId: number; words: Record<string, string>; image: ImageColumns | null };

/** A request as it is now, for who looks into a report about it. */
export async function findRequestEvidence(db: Db, requestId: number): Promise<Evidence | null> {
  const row = await repository.findRequestById(db, requestId);
  if (!row) return null;
  const { title, description } = row;
  return {
    requestId,
    words: { title, description },
    image: await repository.findImage(db, requestId),
  };
}

/** …or its picture alone. */
export async function findRequestImage(db: Db, imageId: number): Promise<Evidence | null> {
  const image = await repository.findImageById(db, imageId);
  return image && { requestId: image.requestId, words: {}, image };
}

/** Whether a pet is in the request of its owner. */
export async function isPetRequested(
  db: Db,
  { requestId, petId }: { requestId: number; petId: number },
): Promise<boolean> {
  return (await findRequestedAnimals(db, requestId)).some(({ id }) => id === petId);
}

type Subject = { subjectId: number };

/** Part of a decision about a report: sitters see it no more. */
export async function putAwayRequest(
  ctx: Context<"outbox">,
  { subjectId: requestId }: Subject,
): Promise<void> {
  const row = await repository.findRequestById(ctx.db, requestId);
  const owner = row && (await findProfileRef(ctx.db, row.profileId));
  if (!row || !owner) return;
  const locked = await repository.lockRequest(ctx.db, row.profileId);
  await repository.changeRequest(ctx.db, requestId, { isActivated: false });
  // Its owner reads of it in the decision, with the reasons.
  if (locked) await tellPutAway(ctx, locked);
  await tellOfUpdate(ctx, owner);
}

export async function removeRequestImage(
  { db, now }: Context<"outbox">,
  { subjectId: imageId }: Subject,
): Promise<void> {
  const image = await repository.findImageById(db, imageId);
  const removed = image && (await repository.deleteImage(db, image.requestId));
  if (!removed) return;
  await removeUploads(db, [removed], now);
  await repository.changeRequest(db, removed.requestId, { pageChangedAt: now });
}

/** Part of a ban, of leaving, and of an end of either. */
export function hideRequestsOf({ db }: Context, { userId }: { userId: number }): Promise<void> {
  return repository.hideRequests(db, userId);
}
