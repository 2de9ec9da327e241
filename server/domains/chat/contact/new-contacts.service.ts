import type { ProfileType } from "#contract/profiles.ts";
import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import { dayMs } from "#contract/shared/durations.ts";
import { freeBeginningsDays } from "#contract/subscriptions/subscriptions.ts";
import type { Db } from "#server/db/database.ts";
import { findProfileRef } from "#server/domains/profiles/profile-refs.service.ts";
import {
  type FreeContact,
  findContactTerms,
} from "#server/domains/subscriptions/own-subscription.service.ts";
import type { Context } from "#server/platform/context.ts";
import { conflict, notFound, Problem } from "#server/platform/http/problem.ts";
import { isAnyLeaving, type Room } from "../chat.repository.ts";
import { isNewContact } from "../chat.rules.ts";
import type { OwnRoom } from "../chat-access.service.ts";
import * as repository from "./new-contacts.repository.ts";

/**
 * Part of what begins a contact, behind the lock of its room: it is written down once, and refused where
 * it takes a subscription. Answering never does.
 */
export async function countNewContact(ctx: Context, { room, side }: OwnRoom): Promise<void> {
  const { db, now } = ctx;
  const profileId = side === "pet_owner" ? room.ownerProfileId : room.sitterProfileId;
  if (profileId === null || !(await isNew(ctx, { profileId, room, side }))) return;
  const { userId, profileType } = await getBeginner(db, profileId);
  await repository.lockNewContactsOf(db, userId);
  const terms = await findTerms(ctx, { profileId });
  if (terms === "refused") throw new Problem(402, "subscriptionRequired");
  const begun = { chatRoomId: room.id, isFree: terms === "free", begunAt: now };
  await repository.insertNewContact(db, { userId, profileType, profileId, ...begun });
}

/** With somebody who is about to leave nothing begins. What they have goes on; the other one is told no more than that it is closed. */
export async function refuseLeaving(db: Db, { room, side }: OwnRoom): Promise<void> {
  if (await isAnyLeaving(db, [room.users[side]])) throw conflict("accountLeaving");
  if (await isAnyLeaving(db, Object.values(room.users))) throw conflict("contactClosed");
}

type Asking = { profileId: number; room: Room | null; side: ProfileType };

/** For who only wants to know. */
export async function mayBegin(ctx: Context, asking: Asking): Promise<boolean> {
  if (!(await isNew(ctx, asking))) return true;
  return (await findTerms(ctx, asking)) !== "refused";
}

/** What waits for its writer's address was counted when it was written. */
async function isNew({ db }: Context, { profileId, room, side }: Asking): Promise<boolean> {
  if (room === null) return true;
  if (!isNewContact(room, side)) return false;
  const since = room.statusChangedAt ?? room.createdAt;
  const beginner = await getBeginner(db, profileId);
  return !(await repository.hasBegun(db, { ...beginner, chatRoomId: room.id, since }));
}

async function findTerms(ctx: Context, { profileId }: { profileId: number }) {
  const freeContacts = await listFreeContacts(ctx, { profileId });
  return findContactTerms(ctx, { profileId, freeContacts });
}

async function getBeginner(db: Db, profileId: number): Promise<repository.Beginner> {
  const profile = await findProfileRef(db, profileId);
  if (!profile) throw notFound();
  return { userId: profile.userId, profileType: profile.profileType };
}

/** What may still count; a day more than that, as days are those of Amsterdam. */
export async function listFreeContacts(
  { db, now }: Context,
  { profileId }: { profileId: number },
): Promise<FreeContact[]> {
  const since = new Date(now.getTime() - (freeBeginningsDays + 1) * dayMs);
  const rows = await repository.listFreeContacts(db, {
    ...(await getBeginner(db, profileId)),
    since,
  });
  return rows.map(({ begunAt, answeredAt }) => ({
    begunOn: dayInAmsterdam(begunAt),
    isAnswered: answeredAt !== null && answeredAt >= begunAt,
  }));
}
