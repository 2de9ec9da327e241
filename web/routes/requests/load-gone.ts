import type { RequestCard } from "#contract/requests/public-requests.ts";
import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import type { Page } from "#web/lib/page/page.server.ts";
import type { PageMeta } from "#web/lib/page/page-meta.ts";

export const nearbyKm = 25;
export const nearbyShown = 4;

/** Nothing to see any more; what is asked for nearby may do as well. */
export type GoneData = {
  request: null;
  nearby: RequestCard[];
  citySlug: string;
  today: string;
  meta: PageMeta;
};

export async function loadGone(page: Page, city: string): Promise<GoneData> {
  const found = await page.spare("publicRequests.list", {
    query: { city, distance: nearbyKm, guaranteedResults: true, limit: "5" },
  });
  return {
    request: null,
    nearby: found?.data.slice(0, nearbyShown) ?? [],
    citySlug: city,
    today: dayInAmsterdam(page.now),
    meta: page.meta({ title: page.texts("requests")("gone.title") }),
  };
}
