import { sql } from "drizzle-orm";
import type { Platform } from "#server/platform/platform.ts";
import {
  findDemoChoice,
  hasNoUsers,
  isDemoByDefault,
  keepDemoChoice,
  refusePublicDemo,
} from "./choice.ts";

type Parts = Pick<Platform, "db" | "database" | "config" | "clock" | "appKey">;

/** Decides once whether this installation is a demo, and fills it then. Gives what was decided. */
export async function prepareDemo(parts: Parts): Promise<boolean> {
  const { db, database, config, clock, appKey } = parts;
  return db.transaction(async (tx) => {
    // Several processes may start at once on one database.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('demo', 2))`);
    const kept = await findDemoChoice(tx);
    if (kept) refusePublicDemo(config);
    if (kept !== null) return kept;
    const isNew = await hasNoUsers(tx);
    const isDemo = config.DEMO ?? isDemoByDefault(config, isNew, database.kind);
    // Asked for on a database that people already use: no, and not later either.
    const chosen = isDemo && isNew;
    if (chosen) refusePublicDemo(config);
    await keepDemoChoice(tx, chosen);
    if (chosen) {
      // Hundreds of texts that only the first start needs.
      const { seedDemo } = await import("./seed.ts");
      await seedDemo(tx, { now: clock.now(), appKey });
    }
    return chosen;
  });
}
