import * as z from "zod";
import { caution } from "../messages.ts";
import { petName, sharedPet } from "../pets.ts";
import { animalCategory } from "../shared/animals.ts";
import { priceUnit, serviceType, weekday, weekdayParts } from "../shared/care.ts";
import { calendarDate, instant, timeOfDay } from "../shared/dates.ts";
import { endpoint } from "../shared/endpoint.ts";
import { id, pathId } from "../shared/ids.ts";
import { storedImage } from "../shared/images.ts";
import { isWithinReach, paginated, pagingQuery } from "../shared/paging.ts";
import { listOf, yesNo } from "../shared/validation/inputs.ts";
import { rule } from "../shared/validation/validation-texts.ts";
import { box, exceptIds, pins, searchCenter, whereabouts } from "../shared/whereabouts.ts";

export const jobSorts = ["newest", "date_asc"] as const;
export type JobSort = (typeof jobSorts)[number];

/** What a request must be about: any of the services and animals, on any of the days. */
export const requestWishes = z.object({
  serviceTypes: listOf(serviceType, 6).optional(),
  animalCategories: listOf(animalCategory, 9).optional(),
  dayAvailabilities: listOf(weekday, 7).optional(),
  /** Care is needed on some day from here … */
  from: calendarDate.optional(),
  /** … until there. */
  to: calendarDate.optional(),
});
export type RequestWishes = z.output<typeof requestWishes>;

export const requestFilter = requestWishes.extend({
  ...whereabouts,
  sortBy: z.enum(jobSorts).optional(),
  exceptIds,
  guaranteedResults: yesNo.optional(),
});
export type RequestFilter = z.output<typeof requestFilter>;

/** What sitters may see of a request in a list: the place, never the home. */
export const requestCard = z.object({
  id,
  /** The owner's profile, to write to. */
  profileId: id,
  firstName: z.string(),
  title: z.string(),
  city: z.string(),
  citySlug: z.string(),
  neighborhood: z.string().optional(),
  distanceKm: z.number().optional(),
  serviceTypes: z.array(serviceType),
  animals: z.array(petName),
  startDate: calendarDate.optional(),
  endDate: calendarDate.optional(),
  recurring: z.boolean(),
  weekdays: z.array(weekdayParts),
  startTime: timeOfDay.optional(),
  endTime: timeOfDay.optional(),
  budgetCents: z.int().optional(),
  budgetUnit: priceUnit.optional(),
  /** Its own picture, else one of an animal, else one of the owner. */
  picture: storedImage.optional(),
  createdAt: instant,
  isFavorite: z.boolean(),
});
export type RequestCard = z.infer<typeof requestCard>;

/** A request's public page. */
export const publicRequest = requestCard.extend({
  description: z.string(),
  province: z.string().optional(),
  /** A point 200 to 500 metres from home, always the same one. */
  latitude: z.number(),
  longitude: z.number(),
  image: storedImage.optional(),
  animals: z.array(sharedPet),
  owner: z.object({
    profileId: id,
    firstName: z.string(),
    lastInitial: z.string().optional(),
    about: z.string().optional(),
    picture: storedImage.optional(),
    memberSince: calendarDate,
    lastActiveAt: instant.optional(),
  }),
  /** What a reader of its words is told to mind. */
  cautions: z.array(caution),
  isOwn: z.boolean(),
  /** The viewer blocked its owner, and may lift that; who was blocked isn't told. */
  isBlocked: z.boolean(),
  isActive: z.boolean(),
  /** For its owner: how many people looked. */
  viewCount: z.int().optional(),
});
export type PublicRequest = z.infer<typeof publicRequest>;

export const requestSearchAnswer = paginated(requestCard).extend({
  center: searchCenter.optional(),
  widenedTo: z.number().optional(),
});
export type RequestSearchAnswer = z.infer<typeof requestSearchAnswer>;

export const publicRequestsEndpoints = {
  list: endpoint({
    method: "GET",
    path: "/api/requests",
    access: "public",
    summary: "Active requests that fit the wishes, page by page.",
    query: requestFilter
      .extend(pagingQuery.shape)
      .refine(isWithinReach, { ...rule("pageTooFar"), path: ["page"] }),
    response: requestSearchAnswer,
  }),
  pins: endpoint({
    method: "GET",
    path: "/api/requests/pins",
    access: "public",
    summary: "The same requests as marks in a box of the map.",
    query: requestWishes.extend({ ...box, exceptIds }),
    response: pins,
  }),
  get: endpoint({
    method: "GET",
    path: "/api/requests/{id}",
    access: "public",
    summary: "An active request; its owner may see it before it is.",
    params: z.object({ id: pathId }),
    response: z.object({ data: publicRequest }),
  }),
};
