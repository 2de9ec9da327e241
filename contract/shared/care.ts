import * as z from "zod";

/** Words for the care that sitters offer and requests ask for. */
export const serviceTypes = [
  "house_visit",
  "sitter_at_owner_home",
  "day_and_night_care_at_owner_home",
  "daycare_at_sitter_home",
  "day_and_night_at_sitter_home",
  "dog_walking_service",
] as const;
export const serviceType = z.enum(serviceTypes);
export type ServiceType = z.infer<typeof serviceType>;

export const priceUnits = ["visit", "day", "night", "walk"] as const;
export const priceUnit = z.enum(priceUnits);
export type PriceUnit = z.infer<typeof priceUnit>;

/** What a price is for, unless the sitter says otherwise. */
export const usualUnits = {
  house_visit: "visit",
  sitter_at_owner_home: "day",
  day_and_night_care_at_owner_home: "night",
  daycare_at_sitter_home: "day",
  day_and_night_at_sitter_home: "night",
  dog_walking_service: "walk",
} as const satisfies Record<ServiceType, PriceUnit>;

export const weekdays = [
  "MONDAY",
  "TUESDAY",
  "WEDNESDAY",
  "THURSDAY",
  "FRIDAY",
  "SATURDAY",
  "SUNDAY",
] as const;
export const weekday = z.enum(weekdays);
export type Weekday = z.infer<typeof weekday>;

export const partsOfDay = ["morning", "afternoon", "evening", "night"] as const;
export const partOfDay = z.enum(partsOfDay);
export type PartOfDay = z.infer<typeof partOfDay>;

/** A day of the week and the parts of it. */
export const weekdayParts = z.object({ weekday, parts: z.array(partOfDay).min(1).max(4) });
export type WeekdayParts = z.infer<typeof weekdayParts>;
