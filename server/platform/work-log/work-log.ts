import { type SQL, sql } from "drizzle-orm";
import type { WorkState, workSources } from "#contract/admin/jobs.ts";
import { containing } from "#server/db/containing.ts";
import { type Db, rowsOf } from "#server/db/database.ts";
import { outboxEvents } from "#server/db/schema/outbox.ts";

export type WorkSource = (typeof workSources)[number];

export type WorkRow = {
  source: WorkSource;
  key: string;
  kind: string;
  state: WorkState;
  attempts: number;
  data: unknown;
  lastError: string | null;
  createdAt: Date;
  /** When it was done, or given up. */
  endedAt: Date | null;
  /** When it is tried next, if it waits. */
  nextAt: Date | null;
};

/**
 * What is done in the background, for whoever runs the place: jobs, and events with those who do
 * something about them. pg-boss has no question for 'all that failed, by page'; what it asks itself is
 * the table that its documentation shows, which is only read here. What changes a job goes through it.
 *
 * Delivered events are many, say nothing any more, and are left out.
 */
const jobs = sql`
  select 'job' as source, id::text as key, name as kind,
    case state when 'completed' then 'done' when 'failed' then 'failed' when 'active' then 'active'
      else 'waiting' end as state,
    retry_count + case when state in ('created', 'retry') then 0 else 1 end as attempts,
    data, output ->> 'message' as last_error, created_on as created_at, completed_on as ended_at,
    case when state in ('created', 'retry') then start_after end as next_at
  from pgboss.job where state <> 'cancelled' and name not like '\\_\\_pgboss%'`;
const events = sql`
  select 'event' as source, id::text as key, topic as kind,
    case when failed_at is not null then 'failed' when delivered_at is not null then 'done'
      else 'waiting' end as state,
    attempts, payload as data, last_error, created_at, coalesce(failed_at, delivered_at) as ended_at,
    case when coalesce(failed_at, delivered_at) is null
      then coalesce(next_attempt_at, created_at) end as next_at
  from ${outboxEvents}`;
const work = sql`(${jobs} union all ${events} where delivered_at is null) as work`;

export type WorkFilter = {
  state?: WorkState | undefined;
  kind?: string | undefined;
  /** Part of the kind, or of why it failed. */
  q?: string | undefined;
};

function matching({ state, kind, q }: WorkFilter): SQL {
  const part = containing(q ?? "");
  const wanted = [
    state === undefined ? sql`true` : sql`state = ${state}`,
    kind === undefined ? sql`true` : sql`kind = ${kind}`,
    q ? sql`(kind ilike ${part} or last_error ilike ${part} or key = ${q})` : sql`true`,
  ];
  return sql.join(wanted, sql` and `);
}

type Written = Omit<WorkRow, "createdAt" | "endedAt" | "nextAt" | "lastError"> & {
  last_error: string | null;
  created_at: string | Date;
  ended_at: string | Date | null;
  next_at: string | Date | null;
};

function toRow({ last_error, created_at, ended_at, next_at, ...rest }: Written): WorkRow {
  return {
    ...rest,
    lastError: last_error,
    createdAt: new Date(created_at),
    endedAt: ended_at === null ? null : new Date(ended_at),
    nextAt: next_at === null ? null : new Date(next_at),
  };
}

/** The latest first: by when it ended, or else by when it was asked for. */
export async function listWork(
  db: Db,
  filter: WorkFilter,
  { offset, limit }: { offset: number; limit: number },
): Promise<WorkRow[]> {
  const rows = await rowsOf<Written>(
    db,
    sql`select * from ${work} where ${matching(filter)}
      order by coalesce(ended_at, created_at) desc, source, key offset ${offset} limit ${limit}`,
  );
  return rows.map(toRow);
}

export async function countWork(db: Db, filter: WorkFilter): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`select count(*)::int as count from ${work} where ${matching(filter)}`,
  );
  return row?.count ?? 0;
}

export async function findWork(
  db: Db,
  { source, key }: { source: WorkSource; key: string },
): Promise<WorkRow | null> {
  // One by one a delivered event is there too: whoever had it tried again sees that it went well.
  const from = source === "job" ? jobs : events;
  const [row] = await rowsOf<Written>(db, sql`select * from (${from}) as work where key = ${key}`);
  return row ? toRow(row) : null;
}

export type WorkCounts = { source: WorkSource; kind: string } & Record<WorkState, number>;

/** How much of each kind is in which state; what failed most first. */
export function countWorkByKind(db: Db): Promise<WorkCounts[]> {
  const of = (state: WorkState) => sql`count(*) filter (where state = ${state})::int`;
  return rowsOf<WorkCounts>(
    db,
    sql`select source, kind, ${of("waiting")} as waiting, ${of("active")} as active,
        ${of("done")} as done, ${of("failed")} as failed
      from ${work} group by source, kind order by failed desc, kind, source`,
  );
}

type FailedOf = { source: WorkSource; kind: string; key?: string; most: number };

/** Those of a kind that were given up, or one of them. Locked: two admins may press at once. */
export async function lockFailed(tx: Db, { source, kind, key, most }: FailedOf): Promise<string[]> {
  const isMeant = key === undefined ? sql`true` : sql`id::text = ${key}`;
  const statement =
    source === "job"
      ? sql`select id::text as key from pgboss.job
          where name = ${kind} and state = 'failed' and ${isMeant}
          order by created_on limit ${most} for update skip locked`
      : sql`select id::text as key from ${outboxEvents}
          where topic = ${kind} and failed_at is not null and ${isMeant}
          order by id limit ${most} for update skip locked`;
  return (await rowsOf<{ key: string }>(tx, statement)).map((row) => row.key);
}
