import type { DistrictMap as Town } from "#contract/search/sitter-figures.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { mostOf, shadeColour, shadeOf } from "./district-shades.ts";

/** So many are a list; the rest is in the map. */
const mostListed = 12;

/** Where in town they live, the most first, each with its shade on the map. */
export function DistrictList({ town: { districts } }: { town: Town }) {
  const { t } = useTranslation("place-page");
  const most = mostOf(districts);
  const listed = districts
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count || one.name.localeCompare(other.name))
    .slice(0, mostListed);
  return (
    <ul className="grid gap-x-10 sm:grid-cols-2">
      {listed.map(({ name, count }) => (
        <li key={name} className="flex min-h-11 items-center gap-3 border-t border-line py-2">
          <span
            aria-hidden="true"
            className="size-5 shrink-0 rounded-small border border-line"
            style={{ backgroundColor: shadeColour(shadeOf(count, most)) }}
          />
          <span className="min-w-0 grow wrap-anywhere">{name}</span>
          <span className="shrink-0 text-sm text-ink-soft">{t("districts.count", { count })}</span>
        </li>
      ))}
    </ul>
  );
}
