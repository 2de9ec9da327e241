import { AnimalsSection } from "#web/features/requests/editor/animals-section.tsx";
import { NeededSection } from "#web/features/requests/editor/needed-section.tsx";
import { OwnerSection } from "#web/features/requests/owner-section.tsx";
import { PlaceSection } from "#web/features/requests/place-section.tsx";
import { StorySection } from "#web/features/requests/story-section.tsx";
import { ReviewsSection } from "#web/features/reviews/reviews-section.tsx";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { FlagLink } from "#web/ui/page/flag-link.tsx";
import { OwnBar } from "#web/ui/page/own-bar.tsx";
import type { RequestData } from "./load-request.ts";

type PartProps = { data: RequestData };

export function RequestOwnBar({ data: { request } }: PartProps) {
  const { t } = useTranslation("requests");
  const urls = useUrls();
  return (
    <OwnBar
      isPublic={request.isActive}
      text={t(request.isActive ? "own.text" : "own.offline")}
      edit={{ to: urls.createRequest(), label: t("own.edit") }}
    />
  );
}

export function RequestBody({ data }: PartProps) {
  const { request, raceNames, reviews, now, today } = data;
  const { t } = useTranslation("requests");
  const urls = useUrls();
  return (
    <>
      <NeededSection request={request} today={today} />
      <StorySection
        description={request.description}
        cautions={request.isOwn ? [] : request.cautions}
      />
      <div className="[&>section]:drawn-when-near">
        <AnimalsSection animals={request.animals} raceNames={raceNames} today={today} />
        <OwnerSection owner={request.owner} now={new Date(now)} />
        {reviews && (
          <ReviewsSection of={reviews} name={request.firstName} path={new URL(data.url).pathname} />
        )}
        <PlaceSection request={request} />
        {!request.isOwn && (
          <FlagLink
            to={urls.report("request", request.id, urls.request(request.citySlug, request.id))}
            text={t("flag.request")}
          />
        )}
      </div>
    </>
  );
}
