import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Database } from "#server/db/database.ts";
import { openEmbedded } from "#server/db/embedded/embedded.ts";
import { migrate } from "#server/db/migrate.ts";
import { openPostgres } from "#server/db/postgres.ts";
import { readPreparedDump } from "#server/db/prepared-dump.ts";
import { testDataKey } from "#tests/setup/data-key.ts";
import { copyTemplate } from "../setup/test-database.ts";

export type SoakDatabase = {
  environment: Record<string, string>;
  /** Opens it for a moment, while no server has it. */
  use<Result>(work: (database: Database) => Promise<Result>): Promise<Result>;
  remove(): Promise<void>;
};

/** A database that outlives its servers: on the server that is named, else embedded in a folder. */
export async function makeSoakDatabase(serverUrl?: string): Promise<SoakDatabase> {
  const folder = await mkdtemp(path.join(tmpdir(), "kwispel-soak-"));
  const copy = serverUrl ? await copyTemplate(serverUrl) : null;
  const open = async () => {
    if (copy) return openPostgres({ url: copy.url, poolSize: 4 });
    return openEmbedded({ folder, readDump: readPreparedDump });
  };
  return {
    environment: {
      DATA_DIR: folder,
      APP_KEY: "k".repeat(32),
      DATA_KEY: testDataKey,
      ...(copy ? { DATABASE_URL: copy.url } : {}),
    },
    async use(work) {
      const database = await open();
      try {
        await migrate(database);
        return await work(database);
      } finally {
        await database.close();
      }
    },
    async remove() {
      await copy?.remove();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
