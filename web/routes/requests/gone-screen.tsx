import { NearbyRequests } from "#web/features/requests/nearby-requests.tsx";
import { PageMessage } from "#web/features/shell/notices/page-message.tsx";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import nap from "#web/ui/art/scene-nap.svg?no-inline";
import { LinkButton } from "#web/ui/link-button.tsx";
import type { GoneData } from "./load-gone.ts";

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
