import type { RequestCard } from "#contract/requests/public-requests.ts";
import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import { NearbyRequests } from "#web/features/requests/nearby-requests.tsx";
import { PageMessage } from "#web/features/shell/notices/page-message.tsx";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import type { Page } from "#web/lib/page/page.server.ts";
import type { PageMeta } from "#web/lib/page/page-meta.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import nap from "#web/ui/art/scene-nap.svg?no-inline";
import { LinkButton } from "#web/ui/link-button.tsx";

/** Whoever comes too late finds others who ask. */
export function GoneScreen({ data: { nearby, citySlug, today } }: { data: GoneData }) {
  const { t } = useTranslation("requests");
  const urls = useUrls();
  return (
    <>
      <div className="wrap py-section">
        <PageMessage
          picture={nap}
          title={t("gone.heading")}
          actions={<LinkButton to={urls.sitterWork(citySlug)}>{t("gone.search")}</LinkButton>}
        >
          {t("gone.text")}
        </PageMessage>
      </div>
      <NearbyRequests requests={nearby} citySlug={citySlug} today={today} />
    </>
  );
}

export const nearbyKm = 25;
export const nearbyShown = 4;

/** Nothing to see any more; what is asked for nearby may do as well. */
type GoneData = {
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
