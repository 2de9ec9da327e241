import { HeartIconButton, HeartTextButton } from "#web/features/favorites/heart-button.tsx";
import { useHeart } from "#web/features/favorites/use-heart.ts";
import { ContactBar, ContactCard } from "#web/features/requests/contact.tsx";
import { NeededSection } from "#web/features/requests/editor/needed-section.tsx";
import { NearbyRequests } from "#web/features/requests/nearby-requests.tsx";
import {
  AnimalsSection,
  OwnerSection,
  PlaceSection,
  RequestHead,
  StorySection,
} from "#web/features/requests/request-sections.tsx";
import { ReviewsSection } from "#web/features/reviews/reviews-section.tsx";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { openPage } from "#web/lib/page/page.server.ts";
import type { RouteHandle } from "#web/lib/page/route-handle.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { ShareButton } from "#web/ui/overlays/share-button.tsx";
import { DetailPage, OwnBar } from "#web/ui/page/detail-page.tsx";
import { FlagLink } from "#web/ui/page/flag-link.tsx";
import { BackOnPicture } from "#web/ui/pictures/back-on-picture.tsx";
import { Gallery } from "#web/ui/pictures/gallery.tsx";
import type { Route } from "./+types/request.ts";
import { GoneScreen } from "./gone-screen.tsx";
import { loadRequest, type RequestData } from "./load-request.ts";

export const handle: RouteHandle = {
  namespaces: ["requests", "favorites", "care", "map", "reviews"],
  ownBar: (loaded) => (loaded as { request?: unknown } | undefined)?.request !== null,
};

export function loader(args: Route.LoaderArgs) {
  const { pathname, search } = args.url;
  return loadRequest(openPage(args), { ...args.params, pathname, search });
}

export default function Request({ loaderData }: Route.ComponentProps) {
  if (loaderData.request) return <RequestPage data={loaderData} />;
  return <GoneScreen data={loaderData} />;
}

function RequestPage({ data }: { data: RequestData }) {
  const { request, pictures, nearby, today } = data;
  const { firstName: name, profileId: id, isFavorite } = request;
  const { t } = useTranslation("requests");
  const urls = useUrls();
  const heart = useHeart({ id, firstName: name, isFavorite });
  const withHeart = !request.isOwn;
  const here = urls.request(request.citySlug, request.id);
  const flag = request.isOwn
    ? undefined
    : {
        label: t("flag.picture"),
        // Its own picture, or one of an animal's.
        pathOf: (picture: { id: number; url: string }) =>
          picture.url === request.image?.url
            ? urls.report("request_image", picture.id, here)
            : urls.report("pet_image", picture.id, here),
      };
  const share = {
    shared: {
      title: request.title,
      text: t("share.text", { name, city: request.city }),
      url: data.url,
    },
    text: t("share.button"),
    label: t("share.label"),
  };
  /** On a phone: over the pictures, or where they would be. */
  const onPicture = (
    <>
      <BackOnPicture to={urls.sitterWork(request.citySlug)} label={t("back")} />
      <span className="flex gap-2">
        <ShareButton {...share} onPicture />
        {withHeart && <HeartIconButton name={name} heart={heart} />}
      </span>
    </>
  );
  return (
    <DetailPage
      own={request.isOwn && <RequestOwnBar data={data} />}
      pictures={
        pictures.length > 0 ? (
          <Gallery
            label={t("gallery.label", { name })}
            altOf={(number) => t("gallery.picture", { name, number })}
            pictures={pictures}
            flag={flag}
            actions={onPicture}
          />
        ) : (
          <div className="wrap flex justify-between pt-3 md:hidden">{onPicture}</div>
        )
      }
      head={<RequestHead request={request} today={today} />}
      actions={
        <>
          <ShareButton {...share} />
          {withHeart && <HeartTextButton name={name} heart={heart} />}
        </>
      }
      body={<RequestBody data={data} />}
      side={<ContactCard request={request} today={today} />}
      near={<NearbyRequests requests={nearby} citySlug={request.citySlug} today={today} />}
      foot={<ContactBar request={request} today={today} />}
    />
  );
}

type PartProps = { data: RequestData };

function RequestOwnBar({ data: { request } }: PartProps) {
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

function RequestBody({ data }: PartProps) {
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
