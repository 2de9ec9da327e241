import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import { FavoritesList } from "#web/features/favorites/favorites-list.tsx";
import { RequestCard } from "#web/features/requests/request-card.tsx";
import { SitterCard } from "#web/features/sitters/sitter-card.tsx";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { openPage } from "#web/lib/page/page.server.ts";
import type { RouteHandle } from "#web/lib/page/route-handle.ts";
import type { Route } from "./+types/favorites.ts";

export const handle: RouteHandle = { namespaces: ["favorites", "sitters", "requests", "care"] };

/** So many are on the screen at once, on most screens. */
const firstRow = 4;

export async function loader(args: Route.LoaderArgs) {
  const page = openPage(args);
  const { data, requests } = await page.call("favorites.list", {});
  return {
    sitters: data,
    requests,
    today: dayInAmsterdam(page.now),
    meta: page.meta({ title: page.texts("favorites")("title") }),
  };
}

export default function Favorites({ loaderData }: Route.ComponentProps) {
  const { sitters, requests, today } = loaderData;
  const { t } = useTranslation("favorites");
  const isFirst = (index: number) => index < firstRow;
  return (
    <div className="wrap py-section">
      <h1>{t("heading")}</h1>
      <p className="mt-2 mb-6 text-ink-soft md:mb-8">{t("lead")}</p>
      <FavoritesList
        groups={[
          {
            heading: t("sitters"),
            favorites: sitters.map((sitter, index) => ({
              subject: sitter,
              renderCard: (heart) => (
                <SitterCard sitter={sitter} heart={heart} first={isFirst(index)} />
              ),
            })),
          },
          {
            heading: t("requests"),
            favorites: requests.map((request, index) => ({
              subject: { ...request, id: request.profileId },
              renderCard: (heart) => (
                <RequestCard
                  request={request}
                  today={today}
                  heart={heart}
                  first={isFirst(index) && sitters.length === 0}
                />
              ),
            })),
          },
        ]}
      />
    </div>
  );
}
