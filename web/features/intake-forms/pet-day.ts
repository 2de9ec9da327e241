import type { Medicine } from "#contract/intake-forms/intake-sections.ts";

export const dayTasks = ["food", "medicine", "walk"] as const;
export type DayTask = (typeof dayTasks)[number];
export type DayStop = { time: string; tasks: DayTask[] };

type Care = {
  foodTimes?: readonly string[] | undefined;
  walkTimes?: readonly string[] | undefined;
  medicines?: readonly Pick<Medicine, "times">[] | undefined;
};

/** A pet's day in one line: when, and what happens then. */
export function dayOf({ foodTimes = [], walkTimes = [], medicines = [] }: Care): DayStop[] {
  const times: Record<DayTask, readonly string[]> = {
    food: foodTimes,
    medicine: medicines.flatMap((medicine) => medicine.times ?? []),
    walk: walkTimes,
  };
  const all = [...new Set(dayTasks.flatMap((task) => times[task]))].toSorted();
  return all.map((time) => ({
    time,
    tasks: dayTasks.filter((task) => times[task].includes(time)),
  }));
}

/** 8:00, as on the kitchen clock. */
export function clockTime(time: string): string {
  return time.replace(/^0(?=\d:)/, "");
}
