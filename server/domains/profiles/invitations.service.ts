import { createHmac, timingSafeEqual } from "node:crypto";
import type { Invitation } from "#contract/invitations.ts";
import type { Db } from "#server/db/database.ts";
import { notFound } from "#server/platform/http/problem.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { Viewer } from "#server/platform/sessions/viewer.ts";
import { parseInvitation, writeInvitation } from "./invitations.rules.ts";
import { listImages } from "./profile-images.repository.ts";
import { pictureOf } from "./profiles.presenter.ts";
import { findProfileById, getUserFacts } from "./profiles.repository.ts";

type Parts = Pick<Platform, "appKey">;

/** A sitter's face is public; an owner's is for those in contact with them. */
export async function getInvitation(
  { appKey }: Parts,
  db: Db,
  viewer: Viewer | null,
  profileId: number,
): Promise<Invitation> {
  const profile = await findProfileById(db, profileId);
  if (!profile || profile.isRegistering) throw notFound();
  const { firstName } = await getUserFacts(db, profile.userId);
  const isPublic = profile.profileType === "pet_sitter";
  return {
    profileId,
    profileType: profile.profileType,
    firstName,
    picture: isPublic ? pictureOf(await listImages(db, profileId)) : undefined,
    token: writeInvitation({ profileId, signature: signatureOf(appKey, profileId) }),
    isOwn: viewer?.userId === profile.userId,
  };
}

/** Null when the token is none of ours, or its profile is gone. */
export async function findInviter(
  { appKey }: Parts,
  db: Db,
  token: string,
): Promise<{ profileId: number; firstName: string } | null> {
  const parsed = parseInvitation(token);
  if (!parsed) return null;
  const { profileId, signature } = parsed;
  const expected = Buffer.from(signatureOf(appKey, profileId));
  if (!timingSafeEqual(Buffer.from(signature), expected)) return null;
  const profile = await findProfileById(db, profileId);
  if (!profile) return null;
  return { profileId, firstName: (await getUserFacts(db, profile.userId)).firstName };
}

function signatureOf(appKey: string, profileId: number): string {
  const digest = createHmac("sha256", appKey).update(`invitation ${profileId}`).digest("base64url");
  return digest.slice(0, 22);
}
