import type { PartOfDay, Weekday, WeekdayParts } from "#contract/shared/care.ts";

/** A week as the contract has it: the days that have any part, in the order of the week. */
export type Week = readonly WeekdayParts[];

export const weekdaysInOrder = [
  "MONDAY",
  "TUESDAY",
  "WEDNESDAY",
  "THURSDAY",
  "FRIDAY",
  "SATURDAY",
  "SUNDAY",
] as const satisfies readonly Weekday[];
export const partsInOrder = [
  "morning",
  "afternoon",
  "evening",
  "night",
] as const satisfies readonly PartOfDay[];

const workdays: readonly Weekday[] = weekdaysInOrder.slice(0, 5);
const weekend: readonly Weekday[] = weekdaysInOrder.slice(5);

/** What many people mean, at one press. */
export const quickPicks = {
  workdays: (day: Weekday, part: PartOfDay) =>
    workdays.includes(day) && (part === "morning" || part === "afternoon"),
  evenings: (_: Weekday, part: PartOfDay) => part === "evening",
  weekend: (day: Weekday, part: PartOfDay) => weekend.includes(day) && part !== "night",
  always: () => true,
} as const satisfies Record<string, (day: Weekday, part: PartOfDay) => boolean>;
export type QuickPick = keyof typeof quickPicks;

export function weekOf(isChosen: (day: Weekday, part: PartOfDay) => boolean): WeekdayParts[] {
  return weekdaysInOrder.flatMap((weekday) => {
    const parts = partsInOrder.filter((part) => isChosen(weekday, part));
    return parts.length > 0 ? [{ weekday, parts }] : [];
  });
}

/** The week as the boxes of `WeekGrid` send it. */
export function weekIn(fields: FormData, name: string): WeekdayParts[] {
  const sent = fields.getAll(name);
  return weekOf((day, part) => sent.includes(`${day}-${part}`));
}

export function isInWeek(week: Week, day: Weekday, part: PartOfDay): boolean {
  return week.some(({ weekday, parts }) => weekday === day && parts.includes(part));
}

export function togglePart(week: Week, day: Weekday, part: PartOfDay): WeekdayParts[] {
  return weekOf((each, eachPart) =>
    each === day && eachPart === part ? !isInWeek(week, day, part) : isInWeek(week, each, eachPart),
  );
}

export function countParts(week: Week): number {
  return week.reduce((sum, { parts }) => sum + parts.length, 0);
}

/** Adds a quick pick; pressed when all of it is there, takes it away. */
export function togglePick(week: Week, pick: QuickPick): WeekdayParts[] {
  const belongs: (day: Weekday, part: PartOfDay) => boolean = quickPicks[pick];
  const isOn = hasPick(week, pick);
  return weekOf((day, part) => (belongs(day, part) ? !isOn : isInWeek(week, day, part)));
}

export function hasPick(week: Week, pick: QuickPick): boolean {
  const wanted = weekOf(quickPicks[pick]);
  return wanted.every(({ weekday, parts }) => parts.every((part) => isInWeek(week, weekday, part)));
}
