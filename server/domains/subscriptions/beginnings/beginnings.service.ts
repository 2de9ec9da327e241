import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import type { Context } from "#server/platform/context.ts";
import { findSubscription } from "../subscriptions.repository.ts";
import { type Beginning, type BeginningTerms, beginningTerms } from "./beginnings.rules.ts";

export type { Beginning } from "./beginnings.rules.ts";

/** Whether a profile may write to somebody new, given those it wrote to without a subscription. */
export async function findBeginningTerms(
  { db, now }: Context,
  { profileId, beginnings }: { profileId: number; beginnings: readonly Beginning[] },
): Promise<BeginningTerms> {
  const today = dayInAmsterdam(now);
  const endOn = (await findSubscription(db, profileId))?.endOn ?? null;
  return beginningTerms({ endOn, beginnings, today });
}
