import type { Database } from "#server/db/database.ts";
import type { Config } from "./config/config.ts";

/** A PostgreSQL server when one is configured, else the embedded one. Only the one in use is loaded. */
export async function openDatabase(config: Config): Promise<Database> {
  if (config.DATABASE_URL) {
    const { openPostgres } = await import("#server/db/postgres.ts");
    return openPostgres({
      url: config.DATABASE_URL,
      poolSize: config.DATABASE_POOL,
      limits: { statementMs: 6_000, lockMs: 3_000 },
    });
  }
  const { openEmbedded } = await import("#server/db/embedded/embedded.ts");
  const { readPreparedDump } = await import("#server/db/prepared-dump.ts");
  return openEmbedded({ folder: config.dataDir, readDump: readPreparedDump });
}
