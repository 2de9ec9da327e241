import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Race } from "#contract/catalogue.ts";
import { useCatalogue } from "#web/lib/waking/races.ts";
import { ChipsField } from "#web/ui/choices/chips-field.tsx";
import { TagsField } from "#web/ui/choices/tags-field.tsx";
import type { Filters } from "../address/search.ts";
import type { FilterPanelProps } from "./filter-panel-props.ts";

const any = "any";

/** What fewer people ask for. Open from the start when something of it is asked for. */
export function FilterWishes(props: FilterPanelProps) {
  const { t } = useTranslation("search");
  const [wasOpened, setOpened] = useState(() => hasWish(props.search.filters));
  return (
    <details
      open={wasOpened}
      onToggle={(event) => setOpened(event.currentTarget.open)}
      className="group/more border-t border-line"
    >
      <summary className="flex min-h-12 list-none items-center justify-between gap-2 rounded-small font-semibold [&::-webkit-details-marker]:hidden">
        {t("filters.more")}
        <ChevronDown className="size-5 text-ink-soft transition-transform group-open/more:rotate-180" />
      </summary>
      <div className="grid gap-6 pt-2 pb-1">
        <Choices {...props} />
        {/* The catalogue is long; it is fetched for who gets this far. */}
        {wasOpened && <Catalogued {...props} />}
      </div>
    </details>
  );
}

function hasWish(filters: Filters): boolean {
  const { gender, sitterHasAnimals, professionalServices, races, diplomas } = filters;
  const lists = [professionalServices, races, diplomas];
  return (
    gender !== undefined || sitterHasAnimals !== undefined || lists.some((list) => list?.length)
  );
}

function Choices({ search, onChange }: FilterPanelProps) {
  const { t } = useTranslation("search");
  const { gender, sitterHasAnimals, professionalServices = [] } = search.filters;
  const ownAnimals = sitterHasAnimals === undefined ? any : sitterHasAnimals ? "yes" : "no";
  return (
    <>
      <ChipsField
        label={t("filters.gender")}
        name="gender"
        single
        options={([any, "FEMALE", "MALE"] as const).map((id) => ({
          id,
          label: t(`filters.genders.${id}`),
        }))}
        value={[gender ?? any]}
        onChange={([id]) => onChange({ gender: id === any ? undefined : id })}
      />
      <ChipsField
        label={t("filters.ownAnimals")}
        name="sitter_has_animals"
        single
        options={([any, "yes", "no"] as const).map((id) => ({
          id,
          label: t(`filters.ownAnimalsAnswers.${id}`),
        }))}
        value={[ownAnimals]}
        onChange={([id]) => onChange({ sitterHasAnimals: id === any ? undefined : id === "yes" })}
      />
      <ChipsField
        label={t("filters.professional")}
        name="professional_services"
        options={(["professional_pet_sitter", "professional_dog_walker"] as const).map((id) => ({
          id,
          label: t(`filters.professionals.${id}`),
        }))}
        value={professionalServices}
        onChange={(chosen) => onChange({ professionalServices: chosen })}
      />
    </>
  );
}

function Catalogued({ search, names, onChange }: FilterPanelProps) {
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
