import type { IntakeFormUpdate, IntakeSections } from "#contract/intake-forms.ts";
import { toIsoDay } from "#web/ui/dates/typed-date.ts";

/** A pet's part while it is being filled in. */
export type MedicineValues = {
  /** To tell them apart while their names change. */
  key: string;
  name: string;
  dose: string;
  times: string[];
  /** As far as typed. */
  until: string;
  how: string;
};

export type RuleValues = {
  what: string;
  /** Null: nothing was said about it. */
  isAllowed: boolean | null;
  /** Written by the owner, who can take it away again. */
  isOwn: boolean;
};

export type PetValues = {
  foodWhat: string;
  foodAmount: string;
  foodTimes: string[];
  foodPlace: string;
  walkTimes: string[];
  walkNote: string;
  medicines: MedicineValues[];
  litter: string;
  habits: string;
  fears: string;
  rules: RuleValues[];
};

type SavedCare = IntakeSections["pets"][number];

/** `usual` are what is asked of every animal of its kind, in words. */
export function petValues(saved: SavedCare | undefined, usual: readonly string[]): PetValues {
  const { petId: _, medicines = [], rules = [], ...care } = saved ?? { petId: 0 };
  const said = rules.map((rule) => ({ ...rule, isOwn: !usual.includes(rule.what) }));
  const open = usual.filter((what) => !rules.some((rule) => rule.what === what));
  return {
    foodWhat: "",
    foodAmount: "",
    foodTimes: [],
    foodPlace: "",
    walkTimes: [],
    walkNote: "",
    litter: "",
    habits: "",
    fears: "",
    ...care,
    medicines: medicines.map((medicine, nr) => ({ ...newMedicine(`saved-${nr}`), ...medicine })),
    rules: [...said, ...open.map((what) => ({ what, isAllowed: null, isOwn: false }))],
  };
}

export function newMedicine(key: string): MedicineValues {
  return { key, name: "", dose: "", times: [], until: "", how: "" };
}

type CareBody = Exclude<NonNullable<IntakeFormUpdate["pets"]>, "">[number];

export function petBody(petId: number, values: PetValues): CareBody {
  return {
    ...values,
    petId,
    medicines: values.medicines.map(({ key: _, until, ...medicine }) => ({
      ...medicine,
      // What is no date goes as it was typed, so that it is refused and not forgotten.
      until: toIsoDay(until) ?? until,
    })),
    rules: values.rules.flatMap(({ what, isAllowed }) =>
      isAllowed === null ? [] : [{ what, isAllowed }],
    ),
  };
}
