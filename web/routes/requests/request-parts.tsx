import { useTranslation } from "react-i18next";
import { ContactBar, ContactCard } from "#web/features/requests/contact.tsx";
import { AnimalsSection } from "#web/features/requests/editor/animals-section.tsx";
import { NeededSection } from "#web/features/requests/editor/needed-section.tsx";
import { NearbyRequests } from "#web/features/requests/nearby-requests.tsx";
import { OwnerSection } from "#web/features/requests/owner-section.tsx";
import { PlaceSection } from "#web/features/requests/place-section.tsx";
import { RequestHead } from "#web/features/requests/request-head.tsx";
import { StorySection } from "#web/features/requests/story-section.tsx";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { belowId } from "#web/ui/page/detail-page.tsx";
import { OwnBar } from "#web/ui/page/own-bar.tsx";
import type { RequestData } from "./load-request.ts";

/** The parts of the page that are there to be read; see detail-page.tsx. */
export type PartProps = { data: RequestData };

export function OwnPart({ data: { request } }: PartProps) {
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

export function HeadPart({ data: { request, today } }: PartProps) {
  return <RequestHead request={request} today={today} />;
}

export function BodyPart({ data: { request, raceNames, now, today } }: PartProps) {
  return (
    <>
      <NeededSection request={request} today={today} />
      <StorySection description={request.description} />
      <div id={belowId} className="[&>section]:drawn-when-near">
        <AnimalsSection animals={request.animals} raceNames={raceNames} today={today} />
        <OwnerSection owner={request.owner} now={new Date(now)} />
        <PlaceSection request={request} />
      </div>
    </>
  );
}

export function SidePart({ data: { request, today } }: PartProps) {
  return <ContactCard request={request} today={today} />;
}

export function NearPart({ data: { nearby, request, today } }: PartProps) {
  return <NearbyRequests requests={nearby} citySlug={request.citySlug} today={today} />;
}

export function FootPart({ data: { request, today } }: PartProps) {
  return <ContactBar request={request} today={today} />;
}
