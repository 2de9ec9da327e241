import * as z from "zod";
import { instant } from "../shared/dates.ts";
import { endpoint } from "../shared/endpoint.ts";
import { paginated, pagingQuery } from "../shared/paging.ts";
import { rule } from "../shared/validation/validation-texts.ts";

/** A job, or an event for those who do something about it. */
export const workSources = ["job", "event"] as const;
export const workStates = ["waiting", "active", "done", "failed"] as const;
export type WorkState = (typeof workStates)[number];

const kind = z.string().trim().min(1).max(100);

export const adminJob = z.object({
  /** `job-` or `event-` with what it is known by. */
  id: z.string(),
  source: z.enum(workSources),
  kind: z.string(),
  state: z.enum(workStates),
  attempts: z.int(),
  /** The kind of error and where it came up; never what somebody wrote. */
  lastError: z.string().optional(),
  createdAt: instant,
  /** When it was done, or given up. */
  endedAt: instant.optional(),
  /** When it is tried next. */
  nextAt: instant.optional(),
});
export type AdminJob = z.infer<typeof adminJob>;

/** With what it is about: numbers, yes and no, and moments; words are left out. */
export const adminJobDetails = adminJob.extend({ data: z.record(z.string(), z.unknown()) });
export type AdminJobDetails = z.infer<typeof adminJobDetails>;

export const adminJobCounts = z.object({
  source: z.enum(workSources),
  kind: z.string(),
  waiting: z.int(),
  active: z.int(),
  done: z.int(),
  failed: z.int(),
});
export type AdminJobCounts = z.infer<typeof adminJobCounts>;

const params = z.object({
  id: z
    .string()
    .regex(/^(job-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|event-[1-9]\d{0,14})$/, rule("option")),
});

export const retryAllForm = z.object({ source: z.enum(workSources), kind });

export const adminJobsEndpoints = {
  list: endpoint({
    method: "GET",
    path: "/api/admin/jobs",
    access: "admin",
    summary: "What is done in the background: jobs, and events on their way; the latest first.",
    query: pagingQuery.extend({
      state: z.enum(workStates).optional(),
      kind: kind.optional(),
      q: z.string().trim().max(100).optional(),
    }),
    response: paginated(adminJob),
  }),
  counts: endpoint({
    method: "GET",
    path: "/api/admin/jobs/counts",
    access: "admin",
    summary:
      "How much of each kind waits, is under way, is done, has failed; what failed most first.",
    response: z.object({ data: z.array(adminJobCounts) }),
  }),
  get: endpoint({
    method: "GET",
    path: "/api/admin/jobs/{id}",
    access: "admin",
    summary: "One of them, with what it is about.",
    params,
    response: z.object({ data: adminJobDetails }),
  }),
  retry: endpoint({
    method: "POST",
    path: "/api/admin/jobs/{id}/retry",
    access: "admin",
    summary: "Has one that was given up tried again, soon.",
    params,
    response: z.object({ data: adminJobDetails }),
  }),
  retryAll: endpoint({
    method: "POST",
    path: "/api/admin/jobs/retry",
    access: "admin",
    summary: "Has all of a kind that were given up tried again; a thousand at most at once.",
    body: retryAllForm,
    response: z.object({ data: z.object({ retried: z.int() }) }),
  }),
  drop: endpoint({
    method: "DELETE",
    path: "/api/admin/jobs/{id}",
    access: "admin",
    summary: "Forgets one that was given up: it will not be done.",
    params,
  }),
};
