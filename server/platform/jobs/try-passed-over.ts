import type { Context, Outside } from "../context.ts";
import { tryOne } from "./each-alone.ts";
import { listToTryAgain } from "./passed-over.repository.ts";

/**
 * A walk over a whole table may come by again only tomorrow. What it passed over is tried meanwhile; what
 * isn't a row of such a walk comes up by itself.
 */
export async function tryPassedOver(ctx: Outside<Context<"jobs" | "log">>): Promise<void> {
  for (const before of await listToTryAgain(ctx.db, ctx.now)) {
    const { walk, key } = before;
    const act = ctx.jobs.findAgain(walk);
    if (act) await tryOne(ctx, { walk, key, before, act: () => act(Number(key)) });
  }
}
