import { daysBefore } from "#contract/privacy/retention.ts";
import { deleteInBatches } from "#server/db/delete-in-batches.ts";
import { listRegistered } from "#server/db/personal-data/register.ts";
import type { Context } from "../context.ts";
import { eachAlone } from "../jobs/each-alone.ts";

/**
 * Deletes the rows that the register of personal data says have been kept long enough. In batches, and
 * each table by itself: what is broken off, or can't be done tonight, is done tomorrow.
 */
export async function purge({ db, now }: Context): Promise<void> {
  await eachAlone(purgedTables(), async ({ table, days, isOver }) => {
    await deleteInBatches(db, table, isOver(daysBefore(now, days)));
  });
}

async function* purgedTables() {
  for (const { table, keep } of listRegistered()) {
    if (keep.as === "purged") yield { table, ...keep };
  }
}
