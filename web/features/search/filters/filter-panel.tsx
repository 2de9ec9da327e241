import type { Weekday } from "#contract/shared/care.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { formatMoney } from "#web/lib/text/formatting.ts";
import { weekdaysInOrder } from "#web/lib/time/week.ts";
import { ChipsField } from "#web/ui/choices/chips-field.tsx";
import { TickListField } from "#web/ui/choices/tick-list-field.tsx";
import { labelLook } from "#web/ui/forms/field-parts.tsx";
import { SwitchField } from "#web/ui/forms/switch-field.tsx";
import { animalPictures } from "#web/ui/pictures/animal-pictures.ts";
import {
  animalsInOrder,
  hasBox,
  hasMiddle,
  servicesInOrder,
  usualDistanceKm,
} from "../address/search.ts";
import type { FilterPanelProps } from "./filter-panel-props.ts";
import { FilterWishes } from "./filter-wishes.tsx";
import { PeriodFilter } from "./period-filter.tsx";

const distances = [2, 5, 10, 25, 50, 100];

/** Everything that can be asked for. The names are for a form that is sent without scripts. */
export function FilterPanel(props: FilterPanelProps) {
  const { kind, search, today, onChange } = props;
  const { filters } = search;
  const { t } = useTranslation(["search", "care"]);
  return (
    <div className="grid gap-6">
      <ChipsField
        label={t(kind === "sitters" ? "filters.animals" : "filters.animalsRequests")}
        name="animal_categories"
        options={animalsInOrder.map((id) => ({
          id,
          label: t(`care:animals.${id}`),
          picture: animalPictures[id],
        }))}
        value={filters.animalCategories ?? []}
        onChange={(animalCategories) => onChange({ animalCategories })}
      />
      <TickListField
        label={t("filters.services")}
        name="service_types"
        options={servicesInOrder.map((id) => ({
          id,
          label: t(
            kind === "sitters" ? `care:services.${id}.wishName` : `care:services.${id}.offerName`,
          ),
        }))}
        value={filters.serviceTypes ?? []}
        onChange={(serviceTypes) => onChange({ serviceTypes })}
      />
      <DistanceFilter search={search} onChange={onChange} />
      <DaysFilter days={filters.dayAvailabilities ?? []} onChange={onChange} />
      <PeriodFilter kind={kind} filters={filters} today={today} onChange={onChange} />
      {kind === "sitters" && (
        <>
          <PriceFilter most={filters.maxPriceCents} onChange={onChange} />
          <SwitchField
            label={t("filters.medication")}
            name="experience_with_medication"
            checked={filters.experienceWithMedication === true}
            onChange={(isOn) => onChange({ experienceWithMedication: isOn || undefined })}
            trailing
            className="-my-2 font-semibold text-sm"
          />
          <FilterWishes {...props} />
        </>
      )}
    </div>
  );
}

function DistanceFilter({ search, onChange }: Pick<FilterPanelProps, "search" | "onChange">) {
  const { t } = useTranslation("search");
  const km = search.filters.distance ?? usualDistanceKm;
  if (hasBox(search.filters)) return null;
  if (!hasMiddle(search)) {
    return (
      <div className="grid gap-1.5">
        <span className={labelLook}>{t("filters.distance")}</span>
        <p className="text-sm text-ink-soft">{t("filters.needsPlace")}</p>
      </div>
    );
  }
  // An address may ask for a distance that has no button of its own.
  const shown = [...new Set([...distances, km])].toSorted((a, b) => a - b);
  return (
    <ChipsField
      label={t("filters.distance")}
      name="distance"
      single
      columns={3}
      options={shown.map((each) => ({ id: String(each), label: t("filters.km", { km: each }) }))}
      value={[String(km)]}
      onChange={([chosen]) => onChange({ distance: Number(chosen) })}
    />
  );
}

const anyPrice = "any";
const prices = [1_000, 1_500, 2_000, 3_000, 5_000];

type PriceFilterProps = { most: number | undefined; onChange: FilterPanelProps["onChange"] };

function PriceFilter({ most, onChange }: PriceFilterProps) {
  const { t } = useTranslation("search");
  // An address may ask for a price that has no button of its own.
  const shown = [...new Set([...prices, ...(most ? [most] : [])])].toSorted((a, b) => a - b);
  return (
    <ChipsField
      label={t("filters.price")}
      hint={t("filters.priceHint")}
      name="max_price_cents"
      single
      columns={3}
      options={[
        { id: anyPrice, label: t("filters.anyPrice") },
        ...shown.map((cents) => ({ id: String(cents), label: formatMoney(cents) })),
      ]}
      value={[most === undefined ? anyPrice : String(most)]}
      onChange={([chosen]) =>
        onChange({ maxPriceCents: chosen === anyPrice ? undefined : Number(chosen) })
      }
    />
  );
}

type DaysFilterProps = { days: readonly Weekday[]; onChange: FilterPanelProps["onChange"] };

function DaysFilter({ days, onChange }: DaysFilterProps) {
  const { t } = useTranslation(["search", "care"]);
  return (
    <ChipsField
      label={t("filters.days")}
      name="day_availabilities"
      columns={7}
      options={weekdaysInOrder.map((id) => ({
        id,
        label: t(`care:weekdaysShort.${id}`),
        spoken: t(`care:weekdays.${id}`),
      }))}
      value={days}
      onChange={(chosen) =>
        onChange({ dayAvailabilities: weekdaysInOrder.filter((day) => chosen.includes(day)) })
      }
    />
  );
}
