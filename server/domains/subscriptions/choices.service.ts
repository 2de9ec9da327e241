import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import type { Plan } from "#contract/subscriptions/plans.ts";
import type { Subscription, SubscriptionAction } from "#contract/subscriptions/subscriptions.ts";
import { findActingProfile } from "#server/domains/profiles/profile-refs.service.ts";
import type { ViewerContext } from "#server/platform/context.ts";
import { conflict, notFound } from "#server/platform/http/problem.ts";
import { allowedActions, type Entry } from "./ledger.rules.ts";
import { presentSubscription } from "./own-subscription.service.ts";
import { readStanding, writeEntry } from "./standing.service.ts";
import type { SubscriptionsPorts } from "./subscriptions.ports.ts";
import { findSubscription, lockSubscription } from "./subscriptions.repository.ts";

type ChoiceContext = ViewerContext<"outbox" | "config" | "appKey"> & { ports: SubscriptionsPorts };

/** Nothing more is charged; it runs to its end. */
export function cancelSubscription(ctx: ChoiceContext): Promise<Subscription> {
  return choose(ctx, "cancel", { kind: "cancelled" });
}

export function resumeSubscription(ctx: ChoiceContext): Promise<Subscription> {
  return choose(ctx, "resume", { kind: "resumed" });
}

/** From the next period on; what was paid for stays as it is. */
export function changePlan(ctx: ChoiceContext, { plan }: { plan: Plan }): Promise<Subscription> {
  return choose(ctx, "changePlan", { kind: "plan_chosen", plan });
}

async function choose(
  ctx: ChoiceContext,
  action: SubscriptionAction,
  entry: Entry,
): Promise<Subscription> {
  const { db, now, viewer } = ctx;
  const profile = await findActingProfile(db, viewer.userId);
  const found = profile && (await findSubscription(db, profile.id));
  if (!found) throw notFound();
  await lockSubscription(db, found.id);
  const standing = await readStanding(db, found.id);
  if (!allowedActions(standing, dayInAmsterdam(now)).includes(action))
    throw conflict("invalidTransition");
  await writeEntry(ctx, found.id, entry);
  return presentSubscription(ctx, profile);
}
