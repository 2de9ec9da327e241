import { profileTypes } from "#contract/profiles.ts";
import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import type { ProfileSubscription } from "#contract/subscriptions/standing.ts";
import type { Subscription } from "#contract/subscriptions/subscriptions.ts";
import {
  findActingProfile,
  findProfileOfType,
  type ProfileRef,
} from "#server/domains/profiles/profile-refs.service.ts";
import type { Context, ViewerContext } from "#server/platform/context.ts";
import { notFound } from "#server/platform/http/problem.ts";
import {
  type ContactTerms,
  contactTerms,
  type FreeContact,
  freeContactsOn,
} from "./free-contacts.rules.ts";
import { allowedActions, isRunning, type Standing, stateOf } from "./ledger.rules.ts";
import { findLastPaid } from "./payments/payments.repository.ts";
import { renewalPriceOf } from "./prices.ts";
import { chargeOn } from "./renewals/renewal.rules.ts";
import { readStanding } from "./standing.service.ts";
import type { SubscriptionsPorts } from "./subscriptions.ports.ts";
import {
  changeSubscription,
  findSubscription,
  insertEntry,
  keptOf,
  lockSubscription,
} from "./subscriptions.repository.ts";
import { findWithdrawalTerms, withdrawalLink } from "./withdrawal.service.ts";

type WithPorts = { ports: SubscriptionsPorts };

export async function getOwnSubscription(
  ctx: ViewerContext<"config" | "appKey"> & WithPorts,
): Promise<Subscription> {
  const profile = await findActingProfile(ctx.db, ctx.viewer.userId);
  if (!profile) throw notFound();
  return presentSubscription(ctx, profile);
}

export async function presentSubscription(
  ctx: Context<"config" | "appKey"> & WithPorts,
  { id: profileId, profileType }: ProfileRef,
): Promise<Subscription> {
  const { db, now, config } = ctx;
  const today = dayInAmsterdam(now);
  const found = await findSubscription(db, profileId);
  const standing = found && (await readStanding(db, found.id));
  const withdrawal = await findWithdrawal(ctx, standing, today);
  const lastPaid = found && standing && (await findLastPaid(db, found.id));
  const isRenewed = isRunning(standing, today) && !standing.isCancelled;
  const free = isRunning(standing, today) ? {} : await findFree(ctx, profileId);
  return {
    profileType,
    status: stateOf(standing, today),
    ...(standing ? { plan: standing.plan, endDate: standing.endOn } : {}),
    ...(found && isRenewed
      ? {
          next: {
            plan: standing.nextPlan,
            amountCents: renewalPriceOf(config, found, standing),
            chargeOn: chargeOn(standing),
          },
        }
      : {}),
    ...(lastPaid?.method ? { method: lastPaid.method } : {}),
    ...(withdrawal ? { withdrawal } : {}),
    ...free,
    allowedActions: [...allowedActions(standing, today)],
  };
}

async function findFree(ctx: Context & WithPorts, profileId: number) {
  const freeContacts = await ctx.ports.listFreeContacts(ctx, { profileId });
  const { left, nextOn } = freeContactsOn(freeContacts, dayInAmsterdam(ctx.now));
  return { freeBeginningsLeft: left, ...(nextOn === null ? {} : { nextFreeOn: nextOn }) };
}

async function findWithdrawal(
  { db, appKey }: Context<"appKey">,
  standing: Standing | null,
  today: string,
) {
  if (!isRunning(standing, today) || !standing.purchase) return null;
  const terms = await findWithdrawalTerms(db, standing, today);
  return terms && { ...terms, t: withdrawalLink.tokenOf(appKey, standing.purchase.paymentId) };
}

/** Part of a user's own profile; for who never had one there is nothing to say. */
export async function findProfileSubscription(
  { db, now }: Context,
  { profileId }: { profileId: number },
): Promise<ProfileSubscription | null> {
  const found = await findSubscription(db, profileId);
  if (!found?.endOn) return null;
  const { endOn, isCancelled } = found;
  if (endOn < dayInAmsterdam(now)) return { status: "inactive", endDate: endOn };
  return { status: isCancelled ? "cancelled" : "active", endDate: endOn };
}

export type { FreeContact } from "./free-contacts.rules.ts";

/** Whether a profile may write to somebody new, given those it wrote to without a subscription. */
export async function findContactTerms(
  { db, now }: Context,
  { profileId, freeContacts }: { profileId: number; freeContacts: readonly FreeContact[] },
): Promise<ContactTerms> {
  const today = dayInAmsterdam(now);
  const endOn = (await findSubscription(db, profileId))?.endOn ?? null;
  return contactTerms({ endOn, freeContacts, today });
}

/** Part of leaving: paid for is paid for, and nothing is charged again. They may take it up anew. */
export async function stopWithUser(ctx: Context, { userId }: { userId: number }): Promise<void> {
  for (const profileType of profileTypes) {
    const profile = await findProfileOfType(ctx.db, userId, profileType);
    if (profile) await stopWithProfile(ctx, { profileId: profile.id });
  }
}

/** Part of a profile's end: who is gone is not charged again. Nobody is left to be told. */
export async function stopWithProfile(
  { db, now }: Context,
  { profileId }: { profileId: number },
): Promise<void> {
  const found = await findSubscription(db, profileId);
  if (!found) return;
  await lockSubscription(db, found.id);
  const standing = await readStanding(db, found.id);
  if (!standing || standing.isCancelled) return;
  await insertEntry(db, found.id, { kind: "cancelled" }, now);
  await changeSubscription(db, found.id, keptOf(await readStanding(db, found.id)));
}
