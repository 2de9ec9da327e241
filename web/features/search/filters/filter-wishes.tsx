import { ChevronDown } from "lucide-react";
import { type ComponentType, Suspense, useState } from "react";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { lazyPart } from "#web/lib/page/lazy-part.ts";
import { ChipsField } from "#web/ui/choices/chips-field.tsx";
import { Skeleton } from "#web/ui/page/skeleton.tsx";
import type { Filters } from "../address/search.ts";
import type { FilterPanelProps } from "./filter-panel-props.ts";

const any = "any";

const loadCatalogued = () => import("./catalogued-wishes.tsx");
/** The server draws it where something of it was asked for; the browser fetches it for who opens it. */
const CataloguedWishes: ComponentType<FilterPanelProps> = import.meta.env.SSR
  ? (await loadCatalogued()).CataloguedWishes
  : lazyPart(async () => (await loadCatalogued()).CataloguedWishes);

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
        {wasOpened && (
          <Suspense fallback={<CataloguedSkeleton />}>
            <CataloguedWishes {...props} />
          </Suspense>
        )}
      </div>
    </details>
  );
}

/** Two fields, with a label above and a hint under each. */
function CataloguedSkeleton() {
  return (
    <>
      <Skeleton shape="block" className="h-26" />
      <Skeleton shape="block" className="h-26" />
    </>
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
