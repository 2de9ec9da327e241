import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import type { Offer } from "#web/features/subscriptions/offer.ts";
import type { Page } from "#web/lib/page/page.server.ts";

/** What is sold, for the profile that it would be for. */
export async function loadOffer(page: Page, own: Offer["own"]): Promise<Offer> {
  const { data } = await page.call("subscriptions.plans", {});
  const { profileType, nextFreeOn } = own;
  return {
    ...data,
    own: { profileType, ...(nextFreeOn ? { nextFreeOn } : {}) },
    today: dayInAmsterdam(page.now),
  };
}
