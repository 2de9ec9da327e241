import type { Database } from "#server/db/database.ts";
import { openEmbedded } from "#server/db/embedded.ts";
import { openPostgres } from "#server/db/postgres.ts";
import { readPreparedDump } from "#server/db/prepared-dump.ts";
import type { Config } from "./config/config.ts";

/** A PostgreSQL server when one is configured, else the embedded one. */
export async function openDatabase(config: Config): Promise<Database> {
  if (config.DATABASE_URL) {
    return openPostgres({
      url: config.DATABASE_URL,
      poolSize: config.DATABASE_POOL,
      limits: { statementMs: 6_000, lockMs: 3_000 },
    });
  }
  const dump = await readPreparedDump();
  return openEmbedded({ folder: config.dataDir, ...(dump ? { dump } : {}) });
}
