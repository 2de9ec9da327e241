import { useTranslation } from "react-i18next";
import { favoritesEndpoints } from "#contract/favorites.ts";
import { FavoritesList } from "#web/features/favorites/favorites-list.tsx";
import { SitterCard } from "#web/features/sitters/sitter-card.tsx";
import { openPage } from "#web/lib/page.server.ts";
import { metaTags } from "#web/lib/page-meta.ts";
import type { RouteHandle } from "#web/lib/route-handle.ts";
import type { Route } from "./+types/favorites.ts";

export const handle: RouteHandle = { namespaces: ["favorites", "sitters", "care"] };

/** So many are on the screen at once, on most screens. */
const firstRow = 4;

export async function loader(args: Route.LoaderArgs) {
  const page = openPage(args);
  const { data } = await page.call(favoritesEndpoints.list, {});
  return { sitters: data, meta: page.meta({ title: page.texts("favorites")("title") }) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

export default function Favorites({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("favorites");
  return (
    <div className="wrap py-section">
      <h1>{t("heading")}</h1>
      <p className="mt-2 mb-6 text-ink-soft md:mb-8">{t("lead")}</p>
      <FavoritesList
        sitters={loaderData.sitters}
        renderCard={(sitter, heart, index) => (
          <SitterCard sitter={sitter} heart={heart} first={index < firstRow} />
        )}
      />
    </div>
  );
}
