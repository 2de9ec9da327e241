import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { RequestCard as Request } from "#contract/public-requests.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
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
  if (requests.length === 0) return null;
  return (
    <section aria-labelledby="nearby" className="wrap pb-16">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-t border-line pt-7 pb-5">
        <h2 id="nearby" className="text-xl">
          {t("nearby.heading")}
        </h2>
        <Link to={urls.sitterWork(citySlug)} className="font-semibold">
          {t("nearby.all")}
        </Link>
      </div>
      <ul className="grid gap-4 sm:grid-cols-2 md:grid-cols-4">
        {requests.map((request) => (
          <li key={request.id}>
            <RequestCard request={request} today={today} level={3} />
          </li>
        ))}
      </ul>
    </section>
  );
}
