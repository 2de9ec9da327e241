import type { Context } from "#server/platform/context.ts";
import type { Beginning } from "./beginnings/beginnings.rules.ts";

/** What subscriptions need to know of later domains; they fill it through `app.ts`. */
export type SubscriptionsPorts = {
  /** Whom a profile wrote to without a subscription, as far as it may still count. */
  listFreeBeginnings(ctx: Context, profile: { profileId: number }): Promise<Beginning[]>;
};
