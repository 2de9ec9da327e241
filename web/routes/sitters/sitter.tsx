import type { SitterCard as NearbySitter } from "#contract/sitters.ts";
import { HeartIconButton, HeartTextButton } from "#web/features/favorites/heart-button.tsx";
import { useHeart } from "#web/features/favorites/use-heart.ts";
import { ContactBar, ContactCard } from "#web/features/sitters/contact.tsx";
import { SitterCard } from "#web/features/sitters/sitter-card.tsx";
import { ShareSitterButton, SitterHead } from "#web/features/sitters/sitter-head.tsx";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { openPage } from "#web/lib/page/page.server.ts";
import type { RouteHandle } from "#web/lib/page/route-handle.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { CardsSection, DetailPage } from "#web/ui/page/detail-page.tsx";
import { BackOnPicture } from "#web/ui/pictures/back-on-picture.tsx";
import { Gallery } from "#web/ui/pictures/gallery.tsx";
import type { Route } from "./+types/sitter.ts";
import { loadSitter } from "./load-sitter.ts";
import { SitterBody, SitterOwnBar } from "./sitter-parts.tsx";

export const handle: RouteHandle = {
  namespaces: ["sitters", "favorites", "care", "map", "reviews", "badge-names"],
  ownBar: true,
};

export function loader(args: Route.LoaderArgs) {
  return loadSitter(openPage(args), { ...args.params, search: args.url.search });
}

/** Whoever is no user sees what every guest sees: nothing on the page is about the visitor. */
export const headers: Route.HeadersFunction = () => ({ "X-Guest-Cache": "30" });

export default function Sitter({ loaderData }: Route.ComponentProps) {
  const { sitter, nearby, contactRoomId, activity, references, url } = loaderData;
  const { t } = useTranslation("sitters");
  const urls = useUrls();
  const heart = useHeart(sitter);
  const { firstName: name, images } = sitter;
  const withHeart = !sitter.isOwn;
  const here = urls.sitter(sitter.citySlug, sitter.id);
  const flag = sitter.isOwn
    ? undefined
    : {
        label: t("flag.picture"),
        pathOf: ({ id }: { id: number }) => urls.report("profile_image", id, here),
      };
  return (
    <DetailPage
      own={sitter.isOwn && <SitterOwnBar data={loaderData} />}
      pictures={
        images.length > 0 && (
          <Gallery
            label={t("gallery.label", { name })}
            altOf={(number) => t("gallery.picture", { name, number })}
            pictures={images}
            flag={flag}
            actions={
              <>
                <BackOnPicture to={urls.search(sitter.citySlug)} label={t("back")} />
                <span className="flex gap-2">
                  <ShareSitterButton sitter={sitter} url={url} onPicture />
                  {withHeart && <HeartIconButton name={name} heart={heart} />}
                </span>
              </>
            }
          />
        )
      }
      head={
        <SitterHead
          sitter={sitter}
          activity={activity}
          relations={references.map(({ relation }) => relation)}
        />
      }
      actions={
        <>
          <ShareSitterButton sitter={sitter} url={url} />
          {withHeart && <HeartTextButton name={name} heart={heart} />}
        </>
      }
      body={<SitterBody data={loaderData} />}
      side={<ContactCard sitter={sitter} roomId={contactRoomId} />}
      near={<NearbySitters sitters={nearby} citySlug={sitter.citySlug} />}
      foot={<ContactBar sitter={sitter} />}
    />
  );
}

type NearbySittersProps = { sitters: readonly NearbySitter[]; citySlug: string };

/** For who is not sure yet. */
function NearbySitters({ sitters, citySlug }: NearbySittersProps) {
  const { t } = useTranslation("sitters");
  const urls = useUrls();
  return (
    <CardsSection
      id="nearby"
      heading={t("nearby.heading")}
      link={{ to: urls.search(citySlug), label: t("nearby.all") }}
      cards={sitters.map((sitter) => ({
        id: sitter.id,
        card: <SitterCard sitter={sitter} level={3} />,
      }))}
    />
  );
}
