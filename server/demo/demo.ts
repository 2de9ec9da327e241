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
  const decided = await findDemoChoice(db);
  if (decided) refusePublicDemo(config);
  if (decided !== null) return decided;
  const isNew = await hasNoUsers(db);
  const isDemo = config.DEMO ?? isDemoByDefault(config, isNew, database.kind);
  // Asked for on a database that people already use: no, and not later either.
  const isWanted = isDemo && isNew;
  if (isWanted) refusePublicDemo(config);
  // Hundreds of texts that only the first start needs.
  const seed = isWanted ? await import("./seed.ts") : null;
  const passwordHash = (await seed?.hashDemoPassword()) ?? "";
  return db.transaction(async (tx) => {
    // Several processes may start at once on one database.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('demo', 2))`);
    const kept = await findDemoChoice(tx);
    if (kept) refusePublicDemo(config);
    if (kept !== null) return kept;
    const chosen = seed !== null && (await hasNoUsers(tx));
    await keepDemoChoice(tx, chosen);
    if (chosen) await seed.seedDemo(tx, { now: clock.now(), appKey, passwordHash });
    return chosen;
  });
}
