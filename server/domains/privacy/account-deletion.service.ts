import type { WhatEnds } from "#contract/account/account-deletion.ts";
import { profileTypes } from "#contract/profiles.ts";
import { toInstant } from "#contract/shared/dates.ts";
import { emptyLeft, forgetAbandoned } from "#server/db/personal-data/account-deletion.ts";
import { findLeavingSince } from "#server/domains/account/deletion/delete-account.service.ts";
import {
  findStayHold,
  listPlannedWith,
} from "#server/domains/bookings/handover/running-stays.service.ts";
import { findProfileOfType } from "#server/domains/profiles/profile-refs.service.ts";
import { findProfileSubscription } from "#server/domains/subscriptions/own-subscription.service.ts";
import type { Context, ViewerContext } from "#server/platform/context.ts";
import { eraseWordsWith } from "#server/platform/mail/mails-of-users.ts";
import { findNames, listContactUserIds } from "./personal-data.repository.ts";
import { forgetExport } from "./personal-data.service.ts";

/**
 * Part of deleting an account, after all other domains have taken away what is theirs: what others keep
 * loses what the register says is to go, and mails to them lose the name.
 */
export async function leaveNoTrace(ctx: Context, { userId }: { userId: number }): Promise<void> {
  const { db } = ctx;
  await forgetExport(ctx, { userId });
  const contacts = await listContactUserIds(db, userId);
  await eraseWordsWith(db, contacts, await findNames(db, userId));
  await emptyLeft(db, { userId });
}

/** Part of removing a profile, after all other domains: what the other side has left already goes. */
export async function leaveNobodys({ db }: Context, profile: { profileId: number }): Promise<void> {
  await forgetAbandoned(db, profile);
}

/** What ends with the viewer's account, each thing by its name, and when it would go, or does. */
export async function getWhatEnds(ctx: ViewerContext): Promise<WhatEnds> {
  const { db, now } = ctx;
  const { userId } = ctx.viewer;
  const since = (await findLeavingSince(db, userId)) ?? now;
  const hold = await findStayHold(ctx, { userId, since });
  return {
    ...(hold ? { deletesAt: toInstant(hold) } : {}),
    ...(await listPlannedWith(ctx, { userId, since })),
    subscriptions: await listPaidFor(ctx),
  };
}

async function listPaidFor(ctx: ViewerContext): Promise<WhatEnds["subscriptions"]> {
  const paid: WhatEnds["subscriptions"] = [];
  for (const profileType of profileTypes) {
    const profile = await findProfileOfType(ctx.db, ctx.viewer.userId, profileType);
    const found = profile && (await findProfileSubscription(ctx, { profileId: profile.id }));
    if (found && found.status !== "inactive") paid.push({ profileType, paidUntil: found.endDate });
  }
  return paid;
}
