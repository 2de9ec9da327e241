import { sql } from "drizzle-orm";
import {
  findDemoChoice,
  hasNoUsers,
  isDemoByDefault,
  refusePublicDemo,
  storeDemoChoice,
} from "./demo-choice.ts";
import type { Platform } from "./platform/platform.ts";

type Parts = Pick<
  Platform,
  "db" | "database" | "config" | "clock" | "appKey" | "encryption" | "passwords"
>;

/** Decides once whether this installation is a demo, and fills it then. Gives what was decided. */
export async function prepareDemo(parts: Parts): Promise<boolean> {
  const { db, database, config, clock, appKey, encryption } = parts;
  const decided = await findDemoChoice(db);
  if (decided) refusePublicDemo(config);
  if (decided !== null) return decided;
  const isNew = await hasNoUsers(db);
  const isDemo = config.DEMO ?? isDemoByDefault(config, isNew, database.kind);
  // Asked for on a database that people already use: no, and not later either.
  const isWanted = isDemo && isNew;
  if (isWanted) refusePublicDemo(config);
  // Hundreds of texts that only the first start needs.
  const seed = isWanted ? await import("#demo/seed.ts") : null;
  const passwordHash = (await seed?.hashDemoPassword(parts.passwords)) ?? "";
  return db.transaction(async (tx) => {
    // Several processes may start at once on one database.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('demo', 2))`);
    const stored = await findDemoChoice(tx);
    if (stored) refusePublicDemo(config);
    if (stored !== null) return stored;
    const chosen = seed !== null && (await hasNoUsers(tx));
    await storeDemoChoice(tx, chosen);
    if (chosen) await seed.seedDemo(tx, { now: clock.now(), appKey, passwordHash, encryption });
    return chosen;
  });
}
