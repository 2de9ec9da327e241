import * as z from "zod";
import { instant } from "../shared/dates.ts";
import { endpoint } from "../shared/endpoint.ts";
import { id, pathId } from "../shared/ids.ts";
import { paginated, pagingQuery } from "../shared/paging.ts";
import { yesNo } from "../shared/validation/inputs.ts";
import { reportForm, reportSubject } from "./reports.ts";

const blockedUser = z.object({ userId: pathId });

/** What goes on between the user and somebody whom they may want to block. */
export const runningStay = z.object({
  bookingId: id,
  petNames: z.array(z.string()),
  endsAt: instant,
});
export type RunningStay = z.infer<typeof runningStay>;

/** Whose it is that may be reported: nobody when they have gone, have no account, or are the viewer. */
export const reportedPerson = z.object({
  userId: id.optional(),
  firstName: z.string().optional(),
  /** By the viewer. */
  isBlocked: z.boolean(),
});
export type ReportedPerson = z.infer<typeof reportedPerson>;

/** Somebody whom the user blocked. */
export const ownBlock = z.object({ userId: id, firstName: z.string(), blockedAt: instant });
export type OwnBlock = z.infer<typeof ownBlock>;

export const safetyEndpoints = {
  report: endpoint({
    method: "POST",
    path: "/api/reports",
    access: "user",
    summary: "Tells us about something that is not right; people look at it.",
    limit: "messages",
    body: reportForm,
    status: 201,
    response: z.object({ data: z.object({ id }) }),
  }),
  getSubject: endpoint({
    method: "GET",
    path: "/api/reports/subject",
    access: "user",
    summary: "Whose it is that the user is about to report, and whether they blocked them.",
    query: z.object({ subjectType: reportSubject, subjectId: pathId }),
    response: z.object({ data: reportedPerson }),
  }),
  listBlocks: endpoint({
    method: "GET",
    path: "/api/user/blocks",
    access: "user",
    summary: "Whom the user blocked, the latest first.",
    query: pagingQuery,
    response: paginated(ownBlock),
  }),
  block: endpoint({
    method: "PUT",
    path: "/api/user/blocks/{userId}",
    access: "user",
    summary:
      "No contact with this user from now on; a room with them closes. A stay that goes on ends now, or first.",
    repeatable: true,
    params: blockedUser,
    body: z.object({
      /** Until the stay that goes on has ended only its chat, logbook and care are open. */
      afterStay: yesNo.optional(),
    }),
  }),
  getStay: endpoint({
    method: "GET",
    path: "/api/user/blocks/{userId}/stay",
    access: "user",
    summary: "The stay that goes on with this user, which a block would end, or wait for.",
    params: blockedUser,
    response: z.object({ stay: runningStay.optional() }),
  }),
  unblock: endpoint({
    method: "DELETE",
    path: "/api/user/blocks/{userId}",
    access: "user",
    summary: "Lifts a block; a room with them is as it was.",
    repeatable: true,
    params: blockedUser,
  }),
};
