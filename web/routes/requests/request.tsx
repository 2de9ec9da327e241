import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { HeartIconButton, HeartTextButton } from "#web/features/favorites/heart-button.tsx";
import { useHeart } from "#web/features/favorites/use-heart.ts";
import { openPage } from "#web/lib/page/page.server.ts";
import { metaTags } from "#web/lib/page/page-meta.ts";
import type { RouteHandle } from "#web/lib/page/route-handle.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { ShareButton } from "#web/ui/overlays/share-button.tsx";
import { DetailPage, detailParts } from "#web/ui/page/detail-page.tsx";
import { BackOnPicture } from "#web/ui/pictures/back-on-picture.tsx";
import { Gallery } from "#web/ui/pictures/gallery.tsx";
import type { Route } from "./+types/request.ts";
import { loadRequest, type RequestData } from "./load-request.ts";

const parts = detailParts<RequestData>(
  import.meta.env.SSR ? await import("./request-parts.tsx") : null,
  () => import("./request-parts.tsx"),
);

const GoneScreen = lazy(async () => ({
  default: (await import("./gone-screen.tsx")).GoneScreen,
}));

export const handle: RouteHandle = {
  namespaces: ["requests", "favorites", "care", "map"],
  ownBar: (loaded) => (loaded as { request?: unknown } | undefined)?.request !== null,
};

export function loader(args: Route.LoaderArgs) {
  const { pathname, search } = args.url;
  return loadRequest(openPage(args), { ...args.params, pathname, search });
}

/** All guests see it alike, so its scripts may come after it; but never kept: each visit is counted. */
export const headers: Route.HeadersFunction = () => ({ "X-Guest-Cache": "0" });

export const meta: Route.MetaFunction = ({ loaderData }) => [
  ...metaTags(loaderData?.meta),
  ...(loaderData?.request ? loaderData.structured.map((each) => ({ "script:ld+json": each })) : []),
];

export default function Request({ loaderData }: Route.ComponentProps) {
  if (loaderData.request) return <RequestPage data={loaderData} />;
  return (
    <Suspense>
      <GoneScreen data={loaderData} />
    </Suspense>
  );
}

function RequestPage({ data }: { data: RequestData }) {
  const { request, pictures } = data;
  const { firstName: name, profileId: id, isFavorite } = request;
  const { t } = useTranslation("requests");
  const urls = useUrls();
  const heart = useHeart({ id, firstName: name, isFavorite });
  const withHeart = !request.isOwn;
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
      parts={parts}
      data={data}
      isOwn={request.isOwn}
      pictures={
        pictures.length > 0 ? (
          <Gallery
            label={t("gallery.label", { name })}
            altOf={(number) => t("gallery.picture", { name, number })}
            pictures={pictures}
            actions={onPicture}
          />
        ) : (
          <div className="wrap flex justify-between pt-3 md:hidden">{onPicture}</div>
        )
      }
      actions={
        <>
          <ShareButton {...share} />
          {withHeart && <HeartTextButton name={name} heart={heart} />}
        </>
      }
    />
  );
}
