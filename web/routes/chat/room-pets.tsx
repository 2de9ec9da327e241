import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import { urls } from "#contract/urls/urls.ts";
import { nameOf, ownSideOf } from "#web/features/chat/rooms/room-words.ts";
import { AnimalList } from "#web/features/requests/animal-list.tsx";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { notFound, openPage } from "#web/lib/page/page.server.ts";
import type { Back, RouteHandle } from "#web/lib/page/route-handle.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { LinkButton } from "#web/ui/link-button.tsx";
import { loadRaceNames } from "../requests/load-race-names.ts";
import type { Route } from "./+types/room-pets.ts";

type Loaded = Route.ComponentProps["loaderData"];

export const handle: RouteHandle = {
  namespaces: ["chat", "requests", "care"],
  back: (loaded): Back => ({ to: urls.chats((loaded as Loaded | undefined)?.roomId) }),
};

/** The owner's pets, for the two of a conversation; a 404 for whoever may not know of them. */
export async function loader(args: Route.LoaderArgs) {
  const page = openPage(args);
  const t = page.texts("chat");
  const { chatRoomId: id } = args.params;
  if (!/^[1-9]\d{0,8}$/.test(id)) notFound(page);
  const { data: room } = await page.call("chat.get", { params: { id } });
  const { data: pets } = await page.call("chat.listPets", { params: { id } });
  const name = nameOf(room, t);
  const isOwn = ownSideOf(room) === "pet_owner";
  return {
    roomId: room.id,
    name,
    isOwn,
    pets,
    raceNames: await loadRaceNames(page, pets),
    today: dayInAmsterdam(page.now),
    meta: page.meta({ title: isOwn ? t("pets.own") : t("pets.title", { name }) }),
  };
}

export default function RoomPets({ loaderData }: Route.ComponentProps) {
  const { roomId, name, isOwn, pets, raceNames, today } = loaderData;
  const { t } = useTranslation("chat");
  const own = useUrls();
  return (
    <div className="mx-auto w-full max-w-form px-gutter py-section">
      <h1>{isOwn ? t("pets.own") : t("pets.title", { name })}</h1>
      <p className="mt-2 mb-6 text-ink-soft md:mb-8">
        {pets.length === 0 ? t("pets.empty") : t(isOwn ? "pets.ownLead" : "pets.lead", { name })}
      </p>
      <AnimalList animals={pets} raceNames={raceNames} today={today} level={2} />
      <div className="mt-8 flex flex-wrap gap-3">
        <LinkButton to={own.chats(roomId)}>{t("pets.chat")}</LinkButton>
        {isOwn && (
          <LinkButton to={own.pets()} variant="secondary">
            {t("pets.edit")}
          </LinkButton>
        )}
      </div>
    </div>
  );
}
