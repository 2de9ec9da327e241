import type { Payment } from "#contract/subscriptions/payments.ts";
import { isUnfinished } from "#web/features/subscriptions/payment-status.ts";
import type { Page } from "#web/lib/page/page.server.ts";

/** A slow provider doesn't hold up the page: then the browser goes on asking. */
const longestMs = 2_500;

/**
 * The payment that somebody comes back from. The address only says which one; how it is, the provider
 * is asked. Null for one that is not theirs.
 */
export async function loadReturned(page: Page, id: string | null): Promise<Payment | null> {
  if (!id || !/^[1-9]\d{0,8}$/.test(id)) return null;
  const params = { id };
  const known = await page.find("payments.get", { params });
  if (!known) return null;
  if (!isUnfinished(known.data.status)) return known.data;
  const checked = page.spare("payments.check", { params });
  const soon = await Promise.race([checked, after(longestMs)]);
  return soon?.data ?? known.data;
}

function after(ms: number): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), ms));
}
