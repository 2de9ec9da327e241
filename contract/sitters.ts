import * as z from "zod";
import { genders } from "./account.ts";
import { badgeName, badgeStage } from "./badges/badge-entities.ts";
import { caution } from "./messages.ts";
import {
  availabilityPeriod,
  awayUntil,
  cancellingTerm,
  diploma,
  homeFacts,
  offeredExtra,
  offeredService,
  professionalType,
  profileImage,
} from "./profile-parts.ts";
import { animalCategory, level, size } from "./shared/animals.ts";
import { weekdayParts } from "./shared/care.ts";
import { calendarDate, instant } from "./shared/dates.ts";
import { endpoint } from "./shared/endpoint.ts";
import { id, pathId } from "./shared/ids.ts";
import { storedImage } from "./shared/images.ts";

/** How a sitter answers is shown once so many wrote to them: fewer say nothing. */
export const contactsToJudge = 5;

/** How far back views of a sitter's page are told. */
export const viewDays = 30;

/** What everybody may see of a sitter in a list: the place, never the home. */
export const sitterCard = z.object({
  id,
  firstName: z.string(),
  city: z.string(),
  /** The place as it stands in an address of ours. */
  citySlug: z.string(),
  neighborhood: z.string().optional(),
  headline: z.string().optional(),
  picture: storedImage.optional(),
  services: z.array(offeredService),
  animalCategories: z.array(animalCategory),
  professionalTypes: z.array(professionalType),
  lastActiveAt: instant.optional(),
  /** From where was asked, rounded up to half a kilometre. */
  distanceKm: z.number().optional(),
  /** Absent until somebody has written a review. */
  rating: z.number().optional(),
  reviewCount: z.int(),
  /** How soon they usually answer; absent until that can be said. */
  responseMinutes: z.int().optional(),
  /** Written by people who know them. */
  referenceCount: z.int(),
  /** What they earned. */
  badges: z.array(badgeName),
  /** By the points of their badges; absent until there is one. */
  stage: badgeStage.optional(),
  isFavorite: z.boolean(),
});
export type SitterCard = z.infer<typeof sitterCard>;

/** A sitter's public page. */
export const publicSitter = sitterCard.extend({
  /** The first letter of the last name. */
  lastInitial: z.string().optional(),
  province: z.string().optional(),
  /** A point 200 to 500 metres from home, always the same one. */
  latitude: z.number(),
  longitude: z.number(),
  radiusKm: z.int().optional(),
  about: z.string().optional(),
  languages: z.array(z.string()),
  gender: z.enum(genders).optional(),
  images: z.array(profileImage),
  animalSizes: z.array(size),
  races: z.array(z.string()),
  energyLevels: z.array(level),
  maxAnimals: z.int().optional(),
  experienceYears: z.int().optional(),
  experienceWithMedication: z.boolean().optional(),
  education: z.string().optional(),
  diplomas: z.array(diploma),
  ownAnimals: z.array(animalCategory),
  home: homeFacts,
  extraServices: z.array(offeredExtra),
  companyName: z.string().optional(),
  availability: z.array(weekdayParts),
  /** What is still to come of it. */
  availabilityPeriods: z.array(availabilityPeriod),
  /** Until when an owner may cancel without hard feelings. */
  cancellingTerm,
  /** How many of those who wrote to them got an answer, from 0 to 1; absent until that can be said. */
  responseRate: z.number().optional(),
  /** Of the last year: what took place, and what this sitter cancelled. */
  bookingsKept: z.int(),
  bookingsCancelled: z.int(),
  memberSince: calendarDate,
  isEmailConfirmed: z.boolean(),
  /** When somebody of ours saw their certificate of conduct; absent after two years. */
  certificateSeenOn: calendarDate.optional(),
  /** What a reader of their words is told to mind. */
  cautions: z.array(caution),
  /** The viewer's own profile, which they may see before it is published. */
  isOwn: z.boolean(),
  /** The viewer blocked them, and may lift that; who was blocked isn't told. */
  isBlocked: z.boolean(),
  isPublished: z.boolean(),
  /** Not to be found for so long; who knows them already reads it. */
  awayUntil: awayUntil.optional(),
  /** Of one's own page: by how many others it was looked at lately, each once a day. */
  viewCount: z.int().optional(),
});
export type PublicSitter = z.infer<typeof publicSitter>;

export const sittersEndpoints = {
  get: endpoint({
    method: "GET",
    path: "/api/sitters/{id}",
    access: "public",
    summary: "A sitter's public profile.",
    params: z.object({ id: pathId }),
    response: z.object({ data: publicSitter }),
  }),
};
