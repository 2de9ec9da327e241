import * as z from "zod";
import { requestWishes } from "../requests/public-requests.ts";
import { sitterWishes } from "../search.ts";
import { instant } from "../shared/dates.ts";
import { endpoint } from "../shared/endpoint.ts";
import { id, pathId } from "../shared/ids.ts";
import { yesNo } from "../shared/validation/inputs.ts";
import { searchCenter, whereabouts } from "../shared/whereabouts.ts";

/** What somebody wants to hear of: new sitters, or new requests, near a place. */
export const alertTypes = ["NEW_PETSITTERS_IN_AREA", "NEW_JOBS_IN_AREA"] as const;
export const alertType = z.enum(alertTypes);
export type AlertType = z.infer<typeof alertType>;

export const frequencies = ["daily", "weekly"] as const;
export const frequency = z.enum(frequencies);
export type Frequency = z.infer<typeof frequency>;

/** Of one user; more would be a second inbox. */
export const mostAlerts = 5;

/** The wishes of both searches; an alert has those that the search of its type knows. */
export const alertFilters = sitterWishes.extend({
  from: requestWishes.shape.from,
  to: requestWishes.shape.to,
});
export type AlertFilters = z.output<typeof alertFilters>;

const { latitude, longitude, distance, city } = whereabouts;

/** A point, or the name, slug or postal code of a place. */
export const alertForm = z.object({
  type: alertType,
  city,
  latitude,
  longitude,
  distance,
  filters: alertFilters.default({}),
  frequency,
  active: yesNo.default(true),
});

/** What is absent stays; filters are replaced as a whole. */
export const alertUpdate = z.object({
  type: alertType.optional(),
  city,
  latitude,
  longitude,
  distance: distance.unwrap().optional(),
  filters: alertFilters.optional(),
  frequency: frequency.optional(),
  active: yesNo.optional(),
});

export const alert = z.object({
  id,
  type: alertType,
  place: searchCenter.extend({ postalCode: z.string().optional() }),
  distance: z.number(),
  filters: alertFilters,
  frequency,
  active: z.boolean(),
  /** The days that it asks for have passed: nothing is looked for any more. */
  isOver: z.boolean(),
  createdAt: instant,
});
export type Alert = z.infer<typeof alert>;

const answer = z.object({ data: alert });

export const alertsEndpoints = {
  list: endpoint({
    method: "GET",
    path: "/api/alerts",
    access: "user",
    summary: "The user's alerts, the oldest first.",
    response: z.object({ data: z.array(alert).max(mostAlerts) }),
  }),
  create: endpoint({
    method: "POST",
    path: "/api/alerts",
    access: "user",
    summary: "Wants to be told of what is new near a place; five at most.",
    body: alertForm,
    status: 201,
    response: answer,
  }),
  update: endpoint({
    method: "PUT",
    path: "/api/alerts/{id}",
    access: "user",
    summary: "Changes an alert, or pauses it; what is absent stays.",
    params: z.object({ id: pathId }),
    body: alertUpdate,
    response: answer,
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/api/alerts/{id}",
    access: "user",
    summary: "Throws an alert away.",
    params: z.object({ id: pathId }),
  }),
  pause: endpoint({
    method: "POST",
    path: "/api/pausedAlerts",
    access: "public",
    limit: "auth",
    summary: "Pauses an alert, by the link that each of its mails carries.",
    body: z.object({ t: z.string().max(100) }),
  }),
};
