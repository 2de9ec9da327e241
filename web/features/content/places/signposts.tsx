import { Link } from "react-router";
import type { NearbyPlace } from "#contract/search/sitter-figures.ts";
import type { SearchWordKey } from "#contract/urls/search-words.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { formatNumber } from "#web/lib/text/formatting.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";

export type SignpostsProps = { word: SearchWordKey; places: readonly NearbyPlace[] };

/** A board ends in a point, to the right and to the left by turns. */
const boards = [
  "polygon(0 0, calc(100% - 1.25rem) 0, 100% 50%, calc(100% - 1.25rem) 100%, 0 100%)",
  "polygon(1.25rem 0, 100% 0, 100% 100%, 1.25rem 100%, 0 50%)",
];

/** Places nearby, one board under the other on a post. */
export function Signposts({ word, places }: SignpostsProps) {
  const { t } = useTranslation("place-page");
  const urls = useUrls();
  return (
    <ul className="relative grid gap-2 pt-2 pb-6">
      <li aria-hidden="true" className="absolute inset-y-0 left-6 w-3 bg-ground" />
      {places.map(({ name, slug, sitterCount, km }, at) => (
        <li key={slug} className="relative">
          <Link
            to={urls.placePage(word, slug)}
            className="flex min-h-12 items-center justify-between gap-4 bg-surface px-6 py-2 text-ink no-underline hover:underline"
            style={{ clipPath: boards[at % 2] }}
          >
            <span className="font-semibold">{name}</span>
            <span className="text-sm text-ink-soft">
              {t("sitters", {
                count: sitterCount,
                number: formatNumber(sitterCount),
                km: formatNumber(km),
              })}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
