import type { Context } from "#server/platform/context.ts";
import type { FreeContact } from "./free-contacts.rules.ts";

/** What subscriptions need to know of later domains; they fill it through `app.ts`. */
export type SubscriptionsPorts = {
  /** Whom a profile wrote to without a subscription, as far as it may still count. */
  listFreeContacts(ctx: Context, profile: { profileId: number }): Promise<FreeContact[]>;
};
