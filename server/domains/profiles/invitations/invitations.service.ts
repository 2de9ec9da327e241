import { createHmac, timingSafeEqual } from "node:crypto";
import type { Invitation } from "#contract/invitations.ts";
import type { Context, VisitorContext } from "#server/platform/context.ts";
import { notFound } from "#server/platform/http/problem.ts";
import { listImages } from "../profile-images.repository.ts";
import type { ProfilesPorts } from "../profiles.ports.ts";
import { pictureOf } from "../profiles.presenter.ts";
import { findProfileById, getUserFacts, type ProfileRow } from "../profiles.repository.ts";
import { isSitterShown } from "../sitters/faces.service.ts";

type InvitationContext = Context<"appKey"> & { ports: ProfilesPorts };

/** 404 for who can't be found anyhow; one's own is there before. */
export async function getInvitation(
  ctx: InvitationContext & Pick<VisitorContext, "viewer">,
  { profileId }: { profileId: number },
): Promise<Invitation> {
  const { db, viewer } = ctx;
  const profile = await findProfileById(db, profileId);
  if (!profile) throw notFound();
  const isOwn = viewer?.userId === profile.userId;
  const isOpen = await isInviterShown(ctx, profile);
  if (!isOpen && !isOwn) throw notFound();
  const { firstName } = await getUserFacts(db, profile.userId);
  // A sitter's face is public; an owner's is for those in contact with them.
  const hasFace = profile.profileType === "pet_sitter";
  const signature = signatureOf(ctx.appKey, profileId);
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
  ctx: InvitationContext,
  { token }: { token: string },
): Promise<{ profileId: number; firstName: string } | null> {
  const parsed = parseInvitation(token);
  if (!parsed) return null;
  const { profileId, signature } = parsed;
  const expected = Buffer.from(signatureOf(ctx.appKey, profileId));
  if (!timingSafeEqual(Buffer.from(signature), expected)) return null;
  const profile = await findProfileById(ctx.db, profileId);
  if (!profile || !(await isInviterShown(ctx, profile))) return null;
  return { profileId, firstName: (await getUserFacts(ctx.db, profile.userId)).firstName };
}

function isInviterShown(ctx: InvitationContext, { id, profileType }: ProfileRow): Promise<boolean> {
  return profileType === "pet_sitter"
    ? isSitterShown(ctx.db, id)
    : ctx.ports.isOwnerShown(ctx, { profileId: id });
}

function signatureOf(appKey: string, profileId: number): string {
  const digest = createHmac("sha256", appKey).update(`invitation ${profileId}`).digest("base64url");
  return digest.slice(0, 22);
}

/**
 * An invitation is a link that its maker gets, and whoever has it may pass on:
 * `inv-<profile>-<signature>`. It says the inviter's first name while they can be found, and opens
 * nothing; the signature keeps people from inviting in another's name.
 */
const pattern = /^inv-([1-9]\d{0,8})-([\w-]{22})$/;

type InvitationToken = { profileId: number; signature: string };

function parseInvitation(token: string): InvitationToken | null {
  const [, profileId, signature] = pattern.exec(token) ?? [];
  return profileId && signature ? { profileId: Number(profileId), signature } : null;
}

function writeInvitation({ profileId, signature }: InvitationToken): string {
  return `inv-${profileId}-${signature}`;
}
