import * as z from "zod";
import { genders } from "./account.ts";
import { professionalType } from "./profile-parts.ts";
import { placeSitters, sitterFigures } from "./search/sitter-figures.ts";
import { animalCategory, raceCode } from "./shared/animals.ts";
import { serviceType, weekday } from "./shared/care.ts";
import { calendarDate } from "./shared/dates.ts";
import { dayMs } from "./shared/durations.ts";
import { endpoint } from "./shared/endpoint.ts";
import { isWithinReach, paginated, pagingQuery } from "./shared/paging.ts";
import { integerBetween, listOf, yesNo } from "./shared/validation/inputs.ts";
import { rule } from "./shared/validation/validation-texts.ts";
import { box, exceptIds, pins, searchCenter, whereabouts } from "./shared/whereabouts.ts";
import { sitterCard } from "./sitters.ts";

export const sitterSorts = ["rating", "last_active", "newest"] as const;
export type SitterSort = (typeof sitterSorts)[number];

/** `2026-12-20/2027-01-03`: all the days from the one to the other. */
export const vacation = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}\/\d{4}-\d{2}-\d{2}$/, rule("period"))
  .refine((value) => {
    const [from = "", to = ""] = value.split("/");
    const isDay = (day: string) => calendarDate.safeParse(day).success;
    return isDay(from) && isDay(to) && from <= to && days(from, to) <= maxVacationDays;
  }, rule("period"));
export const maxVacationDays = 92;

function days(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / dayMs + 1;
}

/**
 * What a sitter must have. All of the animals and the days, and any of the services, kinds of
 * professional, breeds and diplomas.
 */
export const sitterWishes = z.object({
  serviceTypes: listOf(serviceType, 6).optional(),
  animalCategories: listOf(animalCategory, 9).optional(),
  sitterHasAnimals: yesNo.optional(),
  dayAvailabilities: listOf(weekday, 7).optional(),
  gender: z.enum(genders).optional(),
  professionalServices: listOf(professionalType, 2).optional(),
  experienceWithMedication: yesNo.optional(),
  races: listOf(raceCode, 20).optional(),
  diplomas: listOf(raceCode, 20).optional(),
  vacations: listOf(vacation, 5).optional(),
  /** For one of the services that are asked for, or of all when none is; whatever its unit. */
  maxPriceCents: integerBetween(100, 100_000).optional(),
});
export type SitterWishes = z.output<typeof sitterWishes>;

export const sitterFilter = sitterWishes.extend({
  ...whereabouts,
  sortBy: z.enum(sitterSorts).optional(),
  exceptIds,
  /** Goes further until the page is full. */
  guaranteedResults: yesNo.optional(),
});
export type SitterFilter = z.output<typeof sitterFilter>;

export const foundSitter = sitterCard;
export type FoundSitter = z.infer<typeof foundSitter>;

export const sitterSearchAnswer = paginated(foundSitter).extend({
  center: searchCenter.optional(),
  /** How many km it went when it was asked to go further. */
  widenedTo: z.number().optional(),
});
export type SitterSearchAnswer = z.infer<typeof sitterSearchAnswer>;

/** What the pages of an animal, a service or a place count by. */
const countedBy = sitterWishes.pick({ serviceTypes: true, animalCategories: true });

export const searchEndpoints = {
  sitters: endpoint({
    method: "GET",
    path: "/api/sitters",
    access: "public",
    summary: "Sitters who fit the wishes, page by page; the order is total and the count exact.",
    query: sitterFilter
      .extend(pagingQuery.shape)
      .refine(isWithinReach, { ...rule("pageTooFar"), path: ["page"] }),
    response: sitterSearchAnswer,
  }),
  pins: endpoint({
    method: "GET",
    path: "/api/sitters/pins",
    access: "public",
    summary: "The same sitters as marks in a box of the map, gathered where they are many.",
    query: sitterWishes.extend({ ...box, exceptIds }),
    response: pins,
  }),
  figures: endpoint({
    method: "GET",
    path: "/api/sitters/figures",
    access: "public",
    summary: "How many they are, what they ask and how they are rated; a few minutes old at most.",
    query: countedBy.extend({
      city: whereabouts.city,
    }),
    response: z.object({
      data: sitterFigures,
      /** The place that was asked for. */
      center: searchCenter.optional(),
    }),
  }),
  place: endpoint({
    method: "GET",
    path: "/api/places/{slug}",
    access: "public",
    summary: "Who lives in a place, counted, and where else near it; a few minutes old at most.",
    params: z.object({ slug: z.string().min(1).max(80) }),
    query: countedBy,
    response: z.object({ data: placeSitters }),
  }),
};
