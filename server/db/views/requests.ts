import { sql } from "drizzle-orm";
import { boolean, date, integer, jsonb, pgView, text } from "drizzle-orm/pg-core";
import { serviceTypes, type WeekdayParts } from "#contract/shared/care.ts";
import { instantAt } from "../schema/columns.ts";

/**
 * The one definition of an active request, as `requestStatusOf` tells its owner: activated, for at
 * least one animal, and of somebody who is not banned. Sitters see it until its last day is over.
 */
export const activeRequests = pgView("active_requests", {
  id: integer("id").notNull(),
  profileId: integer("profile_id").notNull(),
  serviceTypes: text("service_types", { enum: serviceTypes }).array().notNull(),
  startOn: date("start_on", { mode: "string" }),
  /** The last day on which a sitter is needed; absent when it goes on and on. */
  lastOn: date("last_on", { mode: "string" }),
  recurring: boolean("recurring").notNull(),
  weekdays: jsonb("weekdays").$type<WeekdayParts[]>().notNull(),
  createdAt: instantAt("created_at").notNull(),
  /** When sitters could first see it. */
  firstActivatedAt: instantAt("first_activated_at"),
  /** When it was first shown, or changed since. */
  pageChangedAt: instantAt("page_changed_at").notNull(),
}).as(sql`
  select id, profile_id, service_types, start_on, last_on, recurring, weekdays, created_at,
    first_activated_at,
    greatest(created_at, first_activated_at, page_changed_at) as page_changed_at
  from requests
  where is_activated and not is_hidden
    and exists (select from request_animals where request_id = requests.id)`);

/** Since when an owner looks for a sitter: from when they last said so on. */
export const wantedRequests = pgView("wanted_requests", {
  id: integer("id").notNull(),
  wantedAt: instantAt("wanted_at"),
}).as(sql`select id, wanted_at from requests`);
