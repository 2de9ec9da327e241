import { Link } from "react-router";
import { placeLine } from "#contract/shared/place-line.ts";
import type { SitterCard } from "#contract/sitters.ts";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { Avatar } from "#web/ui/pictures/avatar.tsx";
import { Panel } from "./panel.tsx";

const shown = 4;

/** Whom one keeps in mind, small; nothing while there is nobody. */
export function FavoritesPanel({ sitters }: { sitters: readonly SitterCard[] }) {
  const { t } = useTranslation("dashboard");
  const urls = useUrls();
  const locale = useLocale();
  if (sitters.length === 0) return null;
  return (
    <Panel
      id="own-favorites"
      title={t("favorites.title")}
      link={{ to: urls.favorites(), label: t("favorites.all") }}
    >
      <ul className="grid grid-cols-1 gap-1">
        {sitters.slice(0, shown).map((sitter) => (
          <li key={sitter.id}>
            <Link
              to={urls.sitter(sitter.citySlug, sitter.id)}
              prefetch="intent"
              className="group flex min-h-14 items-center gap-3 text-ink no-underline"
            >
              <Avatar name={sitter.firstName} src={sitter.picture?.sizes[0]?.url} />
              <span className="min-w-0">
                <span className="block truncate font-semibold group-hover:underline">
                  {sitter.firstName}
                </span>
                <span className="block truncate text-sm text-ink-soft">
                  {placeLine(sitter, locale)}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
