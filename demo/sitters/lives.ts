import type { Dice, Weighted } from "#art/seed.ts";
import type { PartOfDay, Weekday, WeekdayParts } from "#contract/shared/care.ts";
import { weekdays } from "#contract/shared/care.ts";
import { oneOf, someOf, whole } from "#demo/rolls.ts";

/** What a sitter does with their days: it decides when they can come, and what they write. */
export const lives = [
  "student",
  "office",
  "homeWorker",
  "partTimer",
  "shiftWorker",
  "parent",
  "retired",
  "freelancer",
  "professional",
] as const;
export type Life = (typeof lives)[number];

export const lifeShares: Weighted<Life> = [
  ["student", 14],
  ["office", 10],
  ["homeWorker", 17],
  ["partTimer", 17],
  ["shiftWorker", 11],
  ["parent", 7],
  ["retired", 14],
  ["freelancer", 7],
  ["professional", 9],
];

export const lifeAges: Record<Life, readonly [number, number]> = {
  student: [19, 26],
  office: [24, 57],
  homeWorker: [26, 60],
  partTimer: [27, 61],
  shiftWorker: [24, 59],
  parent: [30, 46],
  retired: [62, 75],
  freelancer: [26, 59],
  professional: [25, 58],
};

const workdays = weekdays.slice(0, 5);
const weekend = weekdays.slice(5);

export type Week = { parts: WeekdayParts[]; freeDays: Weekday[] };

type Hours = Partial<Record<Weekday, PartOfDay[]>>;

const daytime: PartOfDay[] = ["morning", "afternoon"];
const wholeDay: PartOfDay[] = ["morning", "afternoon", "evening"];
const onDays = (days: readonly Weekday[], parts: readonly PartOfDay[]): Hours =>
  Object.fromEntries(days.map((day) => [day, [...parts]]));

/** The ordinary week; `sleepsOver` when they offer nights. */
export function makeWeek(roll: Dice, life: Life, sleepsOver: boolean): Week {
  const free = freeWorkdays(roll, life);
  const hours = patterns[life](roll, free);
  if (sleepsOver) addNights(roll, hours, life);
  const parts = weekdays
    .map((weekday) => ({ weekday, parts: hours[weekday] ?? [] }))
    .filter((day) => day.parts.length > 0);
  return { parts, freeDays: free };
}

/** Days of the working week on which they don't work. */
function freeWorkdays(roll: Dice, life: Life): Weekday[] {
  if (life === "retired" || life === "professional") return [...workdays];
  if (life === "office") return [];
  if (life === "partTimer") return someOf(roll, workdays, whole(roll, 1, 3));
  if (life === "student" || life === "shiftWorker") return someOf(roll, workdays, 2);
  return someOf(roll, workdays, 1);
}

const patterns: Record<Life, (roll: Dice, free: readonly Weekday[]) => Hours> = {
  student: (roll, free) => ({
    ...onDays(workdays, ["evening"]),
    ...onDays(free, wholeDay),
    ...onDays(roll.chance(0.8) ? weekend : ["SATURDAY"], wholeDay),
  }),
  office: (roll) => ({
    ...onDays(workdays, roll.chance(0.5) ? ["morning", "evening"] : ["evening"]),
    ...onDays(weekend, wholeDay),
  }),
  homeWorker: (roll, free) => ({
    ...onDays(workdays, roll.chance(0.7) ? wholeDay : daytime),
    ...onDays(free, wholeDay),
    ...(roll.chance(0.45) ? onDays(weekend, daytime) : {}),
  }),
  partTimer: (roll, free) => ({
    ...onDays(workdays, roll.chance(0.5) ? ["evening"] : ["morning", "evening"]),
    ...onDays(free, wholeDay),
    ...(roll.chance(0.6) ? onDays(["SATURDAY"], wholeDay) : {}),
  }),
  shiftWorker: (roll, free) => ({
    ...onDays(workdays, [oneOf(roll, daytime)]),
    ...onDays(free, wholeDay),
    ...(roll.chance(0.5) ? onDays(weekend, ["morning"]) : onDays(["SUNDAY"], wholeDay)),
  }),
  parent: (roll) => ({
    ...onDays(workdays, roll.chance(0.6) ? ["morning"] : daytime),
    ...(roll.chance(0.4) ? onDays(["SATURDAY"], daytime) : {}),
  }),
  retired: (roll) => ({
    ...onDays(workdays, roll.chance(0.6) ? wholeDay : daytime),
    ...onDays(roll.chance(0.6) ? weekend : ["SATURDAY"], daytime),
  }),
  freelancer: (roll, free) => ({
    ...onDays(someOf(roll, workdays, 4), daytime),
    ...onDays(free, wholeDay),
    ...(roll.chance(0.5) ? onDays(weekend, ["afternoon", "evening"]) : {}),
  }),
  professional: (roll) => ({
    ...onDays(workdays, roll.chance(0.4) ? wholeDay : daytime),
    ...(roll.chance(0.4) ? onDays(weekend, ["morning"]) : {}),
  }),
};

function addNights(roll: Dice, hours: Hours, life: Life): void {
  const always = life === "retired" || life === "homeWorker" || life === "professional";
  const nights = always
    ? weekdays
    : new Set([...someOf(roll, workdays, 1), "FRIDAY", "SATURDAY"] as const);
  for (const day of nights) {
    const parts = hours[day] ?? ["evening"];
    hours[day] = parts.includes("evening") ? [...parts, "night"] : [...parts, "evening", "night"];
  }
}
