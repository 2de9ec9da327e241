import type { Race } from "#contract/catalogue.ts";
import { useCatalogue } from "#web/lib/catalogue/use-catalogue.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { TagsField } from "#web/ui/choices/tags-field.tsx";
import type { Filters } from "../address/search.ts";
import type { FilterPanelProps } from "./filter-panel-props.ts";

/** Breeds and diplomas. The catalogue is long; it is fetched for who gets this far. */
export function CataloguedWishes({ search, names, onChange }: FilterPanelProps) {
  const { t } = useTranslation("search");
  const { races, diplomas } = useCatalogue();
  const { filters } = search;
  return (
    <>
      <TagsField
        label={t("filters.races")}
        hint={t("filters.racesHint")}
        options={withChosen(racesOf(races, filters), filters.races, names)}
        value={filters.races ?? []}
        onChange={(chosen) => onChange({ races: chosen })}
      />
      <TagsField
        label={t("filters.diplomas")}
        hint={t("filters.diplomasHint")}
        options={withChosen(diplomas, filters.diplomas, names)}
        value={filters.diplomas ?? []}
        onChange={(chosen) => onChange({ diplomas: chosen })}
      />
    </>
  );
}

/** Of the animals that are asked for, where any are. */
function racesOf(races: readonly Race[], { animalCategories = [] }: Filters): readonly Race[] {
  if (animalCategories.length === 0) return races;
  return races.filter(({ category }) => animalCategories.includes(category));
}

/** What was chosen keeps its name, also before the catalogue is there. */
function withChosen(
  known: readonly { code: string; name: string }[],
  chosen: readonly string[] = [],
  names: Readonly<Record<string, string>>,
) {
  const codes = new Set(known.map(({ code }) => code));
  const missing = chosen.filter((code) => !codes.has(code));
  return [
    ...known.map(({ code, name }) => ({ id: code, label: name })),
    ...missing.map((code) => ({ id: code, label: names[code] ?? code })),
  ];
}
