import type { RequestCard as Request } from "#contract/requests/public-requests.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { CardsSection } from "#web/ui/page/detail-page.tsx";
import { RequestCard } from "./request-card.tsx";

export type NearbyRequestsProps = {
  requests: readonly Request[];
  citySlug: string;
  today: string;
};

/** For who is not sure yet, or came too late. */
export function NearbyRequests({ requests, citySlug, today }: NearbyRequestsProps) {
  const { t } = useTranslation("requests");
  const urls = useUrls();
  return (
    <CardsSection
      id="nearby"
      heading={t("nearby.heading")}
      link={{ to: urls.sitterWork(citySlug), label: t("nearby.all") }}
      cards={requests.map((request) => ({
        id: request.id,
        card: <RequestCard request={request} today={today} level={3} />,
      }))}
    />
  );
}
