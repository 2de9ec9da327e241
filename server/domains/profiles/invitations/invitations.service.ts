import { createHmac, timingSafeEqual } from "node:crypto";
import type { Invitation } from "#contract/invitations.ts";
import type { Db } from "#server/db/database.ts";
import { notFound } from "#server/platform/http/problem.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { Viewer } from "#server/platform/sessions/viewer.ts";
import { listImages } from "../profile-images.repository.ts";
import type { ProfilesPorts } from "../profiles.ports.ts";
import { pictureOf } from "../profiles.presenter.ts";
import { findProfileById, getUserFacts, type ProfileRow } from "../profiles.repository.ts";
import { isSitterShown } from "../sitters/faces.service.ts";
import { parseInvitation, writeInvitation } from "./invitations.rules.ts";

type Parts = Pick<Platform, "appKey" | "clock">;

/** 404 for who can't be found anyhow; one's own is there before. */
export async function getInvitation(
  parts: Parts,
  ports: ProfilesPorts,
  db: Db,
  viewer: Viewer | null,
  profileId: number,
): Promise<Invitation> {
  const profile = await findProfileById(db, profileId);
  if (!profile) throw notFound();
  const isOwn = viewer?.userId === profile.userId;
  const isOpen = await isInviterShown(parts, ports, db, profile);
  if (!isOpen && !isOwn) throw notFound();
  const { firstName } = await getUserFacts(db, profile.userId);
  // A sitter's face is public; an owner's is for those in contact with them.
  const hasFace = profile.profileType === "pet_sitter";
  const signature = signatureOf(parts.appKey, profileId);
  return {
    profileId,
    profileType: profile.profileType,
    firstName,
    picture: hasFace ? pictureOf(await listImages(db, profileId)) : undefined,
    isOwn,
    isOpen,
    token: isOwn && isOpen ? writeInvitation({ profileId, signature }) : undefined,
  };
}

/** Null when the token is none of ours, or its profile is not to be found any more. */
export async function findInviter(
  parts: Parts,
  ports: ProfilesPorts,
  db: Db,
  token: string,
): Promise<{ profileId: number; firstName: string } | null> {
  const parsed = parseInvitation(token);
  if (!parsed) return null;
  const { profileId, signature } = parsed;
  const expected = Buffer.from(signatureOf(parts.appKey, profileId));
  if (!timingSafeEqual(Buffer.from(signature), expected)) return null;
  const profile = await findProfileById(db, profileId);
  if (!profile || !(await isInviterShown(parts, ports, db, profile))) return null;
  return { profileId, firstName: (await getUserFacts(db, profile.userId)).firstName };
}

function isInviterShown(
  parts: Parts,
  ports: ProfilesPorts,
  db: Db,
  { id, profileType }: ProfileRow,
): Promise<boolean> {
  return profileType === "pet_sitter" ? isSitterShown(db, id) : ports.isOwnerShown(parts, db, id);
}

function signatureOf(appKey: string, profileId: number): string {
  const digest = createHmac("sha256", appKey).update(`invitation ${profileId}`).digest("base64url");
  return digest.slice(0, 22);
}
