import { getTableName, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { daysBefore } from "#contract/privacy/retention.ts";
import { type Db, rowsOf } from "#server/db/database.ts";
import { listRegistered } from "#server/db/personal-data/register.ts";
import type { Context, Outside } from "../context.ts";
import { openDomain } from "../domain.ts";
import { sweepUploads } from "../images/uploads.ts";
import { eachAlone, tryPassedOver } from "../jobs/each-alone.ts";
import { defineJob } from "../jobs/jobs.ts";
import type { Platform } from "../platform.ts";
import { forgetReleases } from "../releases/releases.ts";

export const sweepUploadsJob = defineJob<Record<string, never>>("platform.sweep-uploads");
export const housekeepingJob = defineJob<Record<string, never>>("platform.housekeeping");
export const forgetReleasesJob = defineJob<Record<string, never>>("platform.forget-releases");
export const tryAgainJob = defineJob<Record<string, never>>("platform.try-passed-over", {
  // Every minute there is one.
  pollSeconds: 10,
});

/** What was kept long enough is thrown away every night, files that belong to nobody much sooner. */
export function registerHousekeeping(platform: Platform): void {
  const { work } = openDomain(platform, {});
  work(sweepUploadsJob, sweepUploads, "*/5 * * * *");
  work(housekeepingJob, purge, "40 3 * * *");
  work(forgetReleasesJob, forgetReleases, "50 3 * * *");
  work(tryAgainJob, tryPassedOver, "* * * * *");
}

/**
 * Deletes the rows that the register of personal data says have been kept long enough. In batches, and
 * each table by itself: what is broken off, or can't be done tonight, is done tomorrow.
 */
export async function purge(ctx: Outside<Context<"log">>): Promise<void> {
  await eachAlone(ctx, "platform.purge", purgeTables(ctx));
}

function* purgeTables({ db, now }: Context) {
  for (const { table, keep } of listRegistered()) {
    if (keep.as !== "purged") continue;
    const act = () => deleteInBatches(db, table, keep.isOver(daysBefore(now, keep.days)));
    yield { key: getTableName(table), act };
  }
}

const batchSize = 1_000;

/**
 * Clears away what may be a million rows, each batch by itself: nobody waits for a whole night's
 * cleaning, and what is broken off goes on the next time. A row that somebody holds is left for later.
 */
export async function deleteInBatches(
  db: Db,
  table: PgTable,
  where: SQL | undefined,
  size = batchSize,
): Promise<number> {
  if (!where) throw new Error("everything would be deleted");
  for (let total = 0; ; ) {
    const deleted = await rowsOf(
      db,
      sql`
        delete from ${table} where ctid in (
          select ctid from ${table} where ${where} limit ${size} for update skip locked
        ) returning 1`,
    );
    total += deleted.length;
    if (deleted.length < size) return total;
  }
}
