import { getTableName } from "drizzle-orm";
import { daysBefore } from "#contract/privacy/retention.ts";
import { deleteInBatches } from "#server/db/delete-in-batches.ts";
import { listRegistered } from "#server/db/personal-data/register.ts";
import type { Context, Outside } from "../context.ts";
import { eachAlone } from "../jobs/each-alone.ts";

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
