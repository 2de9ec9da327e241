import type * as z from "zod";
import type { contactEndpoints } from "#contract/chat.ts";
import type { ProfileType } from "#contract/profiles.ts";
import {
  askToConfirm,
  findNewcomer,
} from "#server/domains/account/access/account-access.service.ts";
import { prepareNewPassword } from "#server/domains/account/access/new-password.service.ts";
import { openSession } from "#server/domains/account/access/open-session.service.ts";
import { agreementAt, makeUser } from "#server/domains/account/account.service.ts";
import {
  findActingProfile,
  findProfileRef,
  lockProfileRefs,
} from "#server/domains/profiles/profile-refs.service.ts";
import { makeFirstProfile } from "#server/domains/profiles/profiles.service.ts";
import { lockToBegin } from "#server/domains/safety/safety.service.ts";
import type { Outside, VisitorContext } from "#server/platform/context.ts";
import { notFound } from "#server/platform/http/problem.ts";
import type { ChatPorts } from "../chat.ports.ts";
import { findRoomOfPair, insertRoom, isAnyBanned, isAnyLeaving } from "../chat.repository.ts";
import { otherSide } from "../chat.rules.ts";
import { findNewestMessage, insertMessage } from "../messages/messages.repository.ts";
import { getContactableType, insertWelcome } from "./begin-contact.service.ts";
import { insertNewContact } from "./new-contacts.repository.ts";

type NewContact = {
  form: z.output<typeof contactEndpoints.registerUserAsNewContact.body>;
  /** Whom they write to. */
  profileId: number;
};
type Prepared =
  | { again: null; profileType: ProfileType; passwordHash: string }
  | { again: { userId: number; chatRoomId: number } };

/** Before the transaction: whoever can't be written to is not found, and the password is judged. */
export async function prepareNewContact(
  ctx: Outside<VisitorContext<"passwords">>,
  { form, profileId }: NewContact,
): Promise<Prepared> {
  const profileType = otherSide(await getContactableType(ctx.db, profileId));
  const again = await findSameContact(ctx, { form, profileId });
  if (again) return { again };
  const { email, firstName, password } = form;
  const owner = { email, firstName, lastName: null };
  return {
    again: null,
    profileType,
    passwordHash: await prepareNewPassword(ctx, { password, owner, field: "password" }),
  };
}

/** Pressed twice: the same words to the same profile, by who knows the password of the new account. */
async function findSameContact(
  ctx: Outside<VisitorContext<"passwords">>,
  { form, profileId }: NewContact,
): Promise<{ userId: number; chatRoomId: number } | null> {
  const newcomer = await findNewcomer(ctx, form);
  const own = newcomer && (await findActingProfile(ctx.db, newcomer.userId));
  const room = own && (await findRoomOfPair(ctx.db, pairOf(own.profileType, own.id, profileId)));
  const newest = room && (await findNewestMessage(ctx.db, room.id));
  if (!newcomer || newest?.text !== form.message) return null;
  return { userId: newcomer.userId, chatRoomId: newest.chatRoomId };
}

function pairOf(profileType: ProfileType, own: number, other: number) {
  const isOwner = profileType === "pet_owner";
  return { ownerProfileId: isOwner ? own : other, sitterProfileId: isOwner ? other : own };
}

/**
 * Account, profile of the opposite kind, room and message together, or nothing. The message waits in
 * the room until the address is confirmed; until then the other side sees neither. A second time it
 * makes nothing, and logs in.
 */
export async function registerAsNewContact(
  ctx: VisitorContext<"appKey" | "outbox"> & { ports: ChatPorts },
  { form, profileId, prepared }: NewContact & { prepared: Prepared },
): Promise<{ token: string; chatRoomId: number }> {
  const { db, now, locale, visit } = ctx;
  const { email, firstName, message, invitation } = form;
  const device = form.device ?? visit.device;
  if (prepared.again) {
    const { userId, chatRoomId } = prepared.again;
    return { ...(await openSession(ctx, { userId, device })), chatRoomId };
  }
  const { profileType, passwordHash } = prepared;
  const { id: userId } = await makeUser(ctx, {
    email,
    firstName,
    passwordHash,
    signupMethod: "contact_form",
    preferredLocale: locale,
    lastUsedProfileType: profileType,
    registrationStep: "account",
    registrationStepAt: now,
    ...(await agreementAt(db, now)),
    createdAt: now,
  });
  // They could be going at this moment, or be banned; who has gone can't be written to.
  const other = await findProfileRef(db, profileId);
  if (!other) throw notFound();
  await lockToBegin(db, userId, other.userId);
  if (await isAnyBanned(db, [other.userId])) throw notFound();
  if (await isAnyLeaving(db, [other.userId])) throw notFound();
  if ((await lockProfileRefs(db, [profileId])).length === 0) throw notFound();
  const inviter = invitation ? await ctx.ports.findInviter(ctx, { token: invitation }) : null;
  const own = await makeFirstProfile(db, {
    userId,
    profileType,
    step: "account",
    now,
    invitedByProfileId: inviter?.profileId,
  });
  const pair = pairOf(profileType, own.id, profileId);
  const chatRoomId = await insertRoom(db, { ...pair, now }, profileType);
  if (chatRoomId === null) throw new Error("a new profile has a room already");
  await insertWelcome(ctx, { chatRoomId });
  const begun = { userId, profileType, profileId: own.id, isFree: true, begunAt: now };
  await insertNewContact(db, { ...begun, chatRoomId });
  await insertMessage(db, {
    chatRoomId,
    type: "TEXT",
    sentBy: profileType,
    text: message,
    createdAt: now,
  });
  await askToConfirm(ctx, { email });
  const { token } = await openSession(ctx, { userId, device });
  return { token, chatRoomId };
}
