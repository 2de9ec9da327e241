import * as z from "zod";
import { endpoint } from "./shared/endpoint.ts";
import { id, pathId } from "./shared/ids.ts";
import { integerBetween } from "./shared/validation/inputs.ts";
import { paragraphs } from "./shared/validation/text.ts";

/** What can be reported; reviews join when there are any. */
export const reportSubjects = ["profile", "request", "message", "picture"] as const;
export type ReportSubject = (typeof reportSubjects)[number];

export const reportReasons = [
  "spam",
  "scam",
  "harassment",
  "animal_welfare",
  "false_profile",
  "illegal",
  "other",
] as const;
export type ReportReason = (typeof reportReasons)[number];

export const reportTextMaxLength = 2_000;

export const reportForm = z.object({
  subjectType: z.enum(reportSubjects),
  subjectId: integerBetween(1, 999_999_999),
  reason: z.enum(reportReasons),
  text: paragraphs(reportTextMaxLength).optional(),
});

const blockedUser = z.object({ userId: pathId });

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
  block: endpoint({
    method: "PUT",
    path: "/api/user/blocks/{userId}",
    access: "user",
    summary: "No contact with this user from now on; a room with them closes.",
    params: blockedUser,
  }),
  unblock: endpoint({
    method: "DELETE",
    path: "/api/user/blocks/{userId}",
    access: "user",
    summary: "Lifts a block; a room with them is as it was.",
    params: blockedUser,
  }),
};
