import * as z from "zod";
import { instant } from "../shared/dates.ts";
import { endpoint } from "../shared/endpoint.ts";

/** How much of each kind waits for an admin. */
export const adminQueue = z.object({
  reports: z.object({
    open: z.int(),
    /** Decided once, and one of the two asks for a second look. */
    appealed: z.int(),
    /** Of those that are open or appealed; absent when there are none. */
    oldestAt: instant.optional(),
  }),
  /** Against bans. */
  appeals: z.int(),
  certificates: z.int(),
  productReviews: z.int(),
  messages: z.int(),
  failedJobs: z.int(),
  /** Of the last week: what is older nobody waits for any more. */
  failedMails: z.int(),
});
export type AdminQueue = z.infer<typeof adminQueue>;

export const adminQueueEndpoints = {
  get: endpoint({
    method: "GET",
    path: "/api/admin/queue",
    access: "admin",
    summary: "How much waits for an admin, by kind.",
    response: z.object({ data: adminQueue }),
  }),
};
