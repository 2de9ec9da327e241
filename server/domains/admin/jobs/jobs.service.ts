import type * as z from "zod";
import type {
  AdminJob,
  AdminJobCounts,
  AdminJobDetails,
  retryAllForm,
} from "#contract/admin/jobs.ts";
import { toInstant } from "#contract/shared/dates.ts";
import type { Context, ViewerContext } from "#server/platform/context.ts";
import { conflict, notFound } from "#server/platform/http/problem.ts";
import { dropEvents, retryEvents } from "#server/platform/outbox/outbox.ts";
import {
  countWork,
  countWorkByKind,
  findWork,
  listWork,
  lockFailed,
  type WorkFilter,
  type WorkRow,
  type WorkSource,
} from "#server/platform/work-log/work-log.ts";
import { writeAudit } from "../audit.service.ts";

type Window = { offset: number; limit: number };
type JobsContext = ViewerContext<"jobs">;

/** As many as one transaction takes on. */
const mostAtOnce = 1_000;

export async function listJobs(
  { db }: Context,
  { window, ...filter }: WorkFilter & { window: Window },
): Promise<{ data: AdminJob[]; total: number }> {
  const rows = await listWork(db, filter, window);
  return { data: rows.map(present), total: await countWork(db, filter) };
}

export function countJobs({ db }: Context): Promise<AdminJobCounts[]> {
  return countWorkByKind(db);
}

export async function getJob({ db }: Context, { id }: { id: string }): Promise<AdminJobDetails> {
  return presentDetails(await getRow(db, id));
}

export async function retryJob(ctx: JobsContext, { id }: { id: string }): Promise<AdminJobDetails> {
  const before = await lockRow(ctx.db, id);
  await retry(ctx, before, [before.key]);
  await write(ctx, "job.retry", before);
  return getJob(ctx, { id });
}

export async function retryAllJobs(
  ctx: JobsContext,
  { source, kind }: z.output<typeof retryAllForm>,
): Promise<{ retried: number }> {
  const { db, viewer } = ctx;
  const keys = await lockFailed(db, { source, kind, most: mostAtOnce });
  const retried = keys.length;
  if (retried > 0) {
    await retry(ctx, { source, kind }, keys);
    await writeAudit(ctx, {
      adminUserId: viewer.userId,
      action: "job.retry",
      subjectType: source,
      subjectKey: kind,
      before: { failed: retried },
      after: { retried },
    });
  }
  return { retried };
}

export async function dropJob(ctx: JobsContext, { id }: { id: string }): Promise<void> {
  const { db, jobs } = ctx;
  const before = await lockRow(db, id);
  const { source, kind, key } = before;
  if (source === "job") await jobs.drop(db, kind, [key]);
  else await dropEvents(db, [Number(key)]);
  await write(ctx, "job.drop", before);
}

function retry(
  { db, jobs }: JobsContext,
  { source, kind }: { source: WorkSource; kind: string },
  keys: readonly string[],
): Promise<void> {
  if (source === "job") return jobs.retry(db, kind, keys);
  return retryEvents(db, keys.map(Number));
}

async function write(
  ctx: JobsContext,
  action: "job.retry" | "job.drop",
  { source, key, kind, attempts, lastError }: WorkRow,
): Promise<void> {
  await writeAudit(ctx, {
    adminUserId: ctx.viewer.userId,
    action,
    subjectType: source,
    subjectKey: key,
    before: { kind, attempts, lastError },
    after: {},
  });
}

async function getRow(db: Context["db"], id: string): Promise<WorkRow> {
  const at = id.indexOf("-");
  const source = id.slice(0, at) === "job" ? "job" : "event";
  const row = await findWork(db, { source, key: id.slice(at + 1) });
  if (!row) throw notFound();
  return row;
}

/** 409 for what was not given up, or no longer is: somebody else was first. */
async function lockRow(tx: Context["db"], id: string): Promise<WorkRow> {
  const row = await getRow(tx, id);
  if ((await lockFailed(tx, { ...row, most: 1 })).length === 0) throw conflict("notFailed");
  return row;
}

function present(row: WorkRow): AdminJob {
  const { source, key, kind, state, attempts, lastError, createdAt, endedAt, nextAt } = row;
  return {
    id: `${source}-${key}`,
    source,
    kind,
    state,
    attempts,
    lastError: lastError ?? undefined,
    createdAt: toInstant(createdAt),
    endedAt: endedAt ? toInstant(endedAt) : undefined,
    nextAt: nextAt ? toInstant(nextAt) : undefined,
  };
}

function presentDetails(row: WorkRow): AdminJobDetails {
  const data = withoutWords(row.data);
  return { ...present(row), data: isObject(data) ? data : {} };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Moments and days are no words about anybody. */
const moment = /^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:?\d{2}))?$/;
const leftOut = "…";

/**
 * What a job or an event is about, as an admin may see it: numbers lead to what it concerns, and every
 * word could be somebody's.
 */
export function withoutWords(value: unknown): unknown {
  if (typeof value === "string") return moment.test(value) ? value : leftOut;
  if (Array.isArray(value)) return value.map(withoutWords);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withoutWords(each)]));
}
