import type { IntakeForm } from "#contract/intake-forms.ts";
import type { AnimalCategory } from "#contract/shared/animals.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { TextAreaField } from "#web/ui/forms/text-area-field.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { DayLine } from "../day-line.tsx";
import { dayOf } from "../pet-day.ts";
import type { PartProps } from "./contact-parts.tsx";
import { MedicineFields } from "./medicine-fields.tsx";
import { PartFrame, PartGroup } from "./part-frame.tsx";
import { RuleFields } from "./rule-fields.tsx";
import { TimesField } from "./times-field.tsx";
import { usePetForm } from "./use-part-form.ts";

export type PetPartProps = PartProps & { pet: IntakeForm["pets"][number] };

/** A pet's day and ways. Times, medicines and rules are lists: this part needs its script. */
export function PetPart({ pet, context, way }: PetPartProps) {
  const { t } = useTranslation("intake-forms");
  const { id, name, category } = pet;
  const usual = usualRules[category].map((rule) => t(`pet.usualRules.${rule}`));
  const form = usePetForm(id, usual, context);
  const { values, errors, change } = form;
  const day = dayOf(values);
  const isWalked = walked.includes(category) || values.walkTimes.length > 0;
  return (
    <PartFrame form={form} {...way}>
      <div className="grid gap-3 rounded-card bg-page p-4">
        <p className="text-sm font-semibold">{t("pet.day")}</p>
        {day.length > 0 ? (
          <DayLine name={name} day={day} />
        ) : (
          <p className="text-sm text-ink-soft">{t("pet.dayEmpty", { name })}</p>
        )}
      </div>
      <PartGroup heading={t("pet.food")}>
        <div className="grid grid-cols-1 gap-5 sm:grid-cols-2 sm:gap-4">
          <TextField {...form.field("foodWhat")} label={t("pet.foodWhat")} maxLength={200} />
          <TextField
            {...form.field("foodAmount")}
            label={t("pet.foodAmount")}
            optional
            maxLength={120}
          />
        </div>
        <TimesField
          label={t("pet.foodTimes")}
          error={errors.foodTimes}
          value={values.foodTimes}
          onChange={(foodTimes) => change({ foodTimes })}
        />
        <TextField
          {...form.field("foodPlace")}
          label={t("pet.foodPlace")}
          optional
          maxLength={200}
        />
      </PartGroup>
      {isWalked && (
        <PartGroup heading={t("pet.walks")}>
          <TimesField
            label={t("pet.walkTimes")}
            error={errors.walkTimes}
            value={values.walkTimes}
            onChange={(walkTimes) => change({ walkTimes })}
          />
          <TextAreaField
            {...form.field("walkNote")}
            label={t("pet.walkNote")}
            optional
            rows={2}
            maxLength={1_000}
          />
        </PartGroup>
      )}
      <PartGroup heading={t("pet.medicines")}>
        <MedicineFields
          reader={context.reader}
          value={values.medicines}
          errors={errors}
          onChange={(medicines) => change({ medicines })}
        />
      </PartGroup>
      <PartGroup heading={t("pet.stay")}>
        {category !== "dog" && (
          <TextAreaField
            {...form.field("litter")}
            label={t("pet.litter")}
            optional
            rows={2}
            maxLength={1_000}
          />
        )}
        <TextAreaField
          {...form.field("habits")}
          label={t("pet.habits")}
          hint={t("pet.habitsHint", { name })}
          optional
          rows={2}
          maxLength={1_000}
        />
      </PartGroup>
      <PartGroup heading={t("pet.rules")}>
        <RuleFields value={values.rules} onChange={(rules) => change({ rules })} />
        <TextAreaField
          {...form.field("fears")}
          label={t("pet.fears", { name })}
          optional
          rows={2}
          maxLength={1_000}
        />
      </PartGroup>
    </PartFrame>
  );
}

/** What is asked of every animal of a kind; whoever has more to say adds a line. */
const usualRules = {
  dog: ["couch", "bed", "offLeash", "treats"],
  cat: ["couch", "bed", "outside", "treats"],
  rabbit: ["loose", "outside", "treats"],
  rodent: ["loose", "treats"],
  bird: ["loose", "treats"],
  fish: ["treats"],
  reptile: ["loose"],
  horse: ["outside", "treats"],
  farm: ["outside", "treats"],
} as const satisfies Record<AnimalCategory, readonly string[]>;

/** Who is taken out. */
const walked: readonly AnimalCategory[] = ["dog", "cat", "horse", "rabbit", "farm"];
