import type { DistrictMap as Town } from "#contract/search/sitter-figures.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";

/** The town cut from paper. All that it says stands in the list of districts, too. */
export function DistrictMap({ town }: { town: Town }) {
  const { t } = useTranslation("place-page");
  const { width, height, districts } = town;
  const most = mostOf(districts);
  return (
    <figure>
      <svg
        viewBox={`-2 -2 ${width + 4} ${height + 4}`}
        aria-hidden="true"
        className="max-h-105 w-full"
      >
        {districts.map(({ name, count, path }) => (
          <path
            key={name}
            d={path}
            fillRule="evenodd"
            strokeWidth={3}
            strokeLinejoin="round"
            className="stroke-sky"
            style={{ fill: shadeColour(shadeOf(count, most)) }}
          />
        ))}
        {districts
          .filter((district) => district.count > 0 && fits(district))
          .map(({ name, count, middle }) => (
            <text
              key={name}
              textAnchor="middle"
              className={shadeOf(count, most) > 2 ? "fill-on-brand" : "fill-ink"}
            >
              <tspan x={middle.x} y={middle.y} fontSize={16} fontWeight={700}>
                {count}
              </tspan>
              <tspan x={middle.x} y={middle.y + 14} fontSize={11}>
                {name}
              </tspan>
            </text>
          ))}
      </svg>
      <figcaption className="mt-3 text-xs text-ink-soft">{t("districts.source")}</figcaption>
    </figure>
  );
}

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

type District = Town["districts"][number];

/** Nobody, and then from few to the most there are anywhere in this town. */
const parts = [0, 25, 45, 70, 100] as const;
type Shade = 0 | 1 | 2 | 3 | 4;

export function shadeOf(count: number, most: number): Shade {
  if (count === 0) return 0;
  return Math.max(1, Math.ceil((count / most) * 4)) as Shade;
}

/** Mixed from what the page is made of: in the dark the many are bright and the few are dark. */
const shadeColour = (shade: Shade) =>
  `color-mix(in oklab, var(--color-brand) ${parts[shade]}%, var(--color-surface))`;

const mostOf = (districts: readonly District[]) => Math.max(...districts.map(({ count }) => count));

/** Whether a word of this length stands within; what doesn't is in the list beside. */
export function fits({ name, area }: Pick<District, "name" | "area">): boolean {
  return name.length * 7.5 <= Math.sqrt(area) * 1.25;
}
