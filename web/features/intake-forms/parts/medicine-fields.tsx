import { Pill, Plus, X } from "lucide-react";
import { useRef } from "react";
import { mostMedicines } from "#contract/intake-forms/intake-sections.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { Button } from "#web/ui/button.tsx";
import { TypedDateField } from "#web/ui/dates/typed-date-field.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { type MedicineValues, newMedicine } from "./pet-values.ts";
import { TimesField } from "./times-field.tsx";

export type MedicineFieldsProps = {
  reader: string;
  value: readonly MedicineValues[];
  errors: Readonly<Partial<Record<string, string>>>;
  onChange: (medicines: MedicineValues[]) => void;
};

export function MedicineFields({ reader, value, errors, onChange }: MedicineFieldsProps) {
  const { t } = useTranslation("intake-forms");
  const added = useRef(0);

  function change(key: string, changed: Partial<MedicineValues>) {
    onChange(value.map((each) => (each.key === key ? { ...each, ...changed } : each)));
  }

  function add() {
    added.current += 1;
    onChange([...value, newMedicine(`new-${added.current}`)]);
  }

  return (
    <>
      {value.map((medicine, nr) => {
        const { key, name } = medicine;
        const line = (field: string) => errors[`medicines.${nr}.${field}`];
        return (
          <div key={key} className="grid grid-cols-1 gap-5 rounded-card bg-page p-4">
            <div className="flex items-center gap-2.5">
              <span className="grid size-9 shrink-0 place-items-center rounded-full bg-danger-soft text-danger">
                <Pill className="size-4.5" />
              </span>
              <span className="min-w-0 flex-1 truncate font-semibold">{name}</span>
              <IconButton
                icon={<X />}
                label={t("pet.removeMedicine", { name: name || t("pet.thisMedicine") })}
                onClick={() => onChange(value.filter((each) => each.key !== key))}
                className="-mr-2"
              />
            </div>
            <div className="grid grid-cols-1 gap-5 sm:grid-cols-2 sm:gap-4">
              <TextField
                label={t("pet.medicineName")}
                maxLength={80}
                autoComplete="off"
                value={name}
                error={line("name")}
                onChange={(next) => change(key, { name: next })}
              />
              <TextField
                label={t("pet.dose")}
                optional
                maxLength={120}
                autoComplete="off"
                value={medicine.dose}
                error={line("dose")}
                onChange={(dose) => change(key, { dose })}
              />
            </div>
            <TimesField
              label={t("pet.times")}
              hint={t("pet.timesHint", { name: reader })}
              error={line("times")}
              value={medicine.times}
              onChange={(times) => change(key, { times })}
            />
            <TextField
              label={t("pet.how")}
              optional
              maxLength={200}
              value={medicine.how}
              error={line("how")}
              onChange={(how) => change(key, { how })}
            />
            <TypedDateField
              label={t("pet.until")}
              hint={t("pet.untilHint")}
              optional
              value={medicine.until}
              error={line("until")}
              onChange={(until) => change(key, { until })}
            />
          </div>
        );
      })}
      {value.length < mostMedicines && (
        <Button variant="soft" size="sm" onClick={add} className="justify-self-start">
          <Plus className="size-4.5" />
          {value.length === 0 ? t("pet.addMedicine") : t("pet.addAnotherMedicine")}
        </Button>
      )}
    </>
  );
}
