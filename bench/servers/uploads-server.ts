/** The whole server but its pages, which says what it holds in memory. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { compose } from "#server/compose.ts";
import { readConfig } from "#server/platform/config/config.ts";
import { openDatabase } from "#server/platform/open-database.ts";
import { watchMemory } from "./memory-watch.ts";

const dataFolder = await mkdtemp(join(tmpdir(), "kwispel-bench-"));
const config = readConfig({
  NODE_ENV: "production",
  DATA_DIR: dataFolder,
  DEMO: "0",
  LOG_LEVEL: "silent",
  LIMIT_REQUESTS: "1000000000",
  LIMIT_ADDRESS: "1000000000",
  LIMIT_LAG_MS: "60000",
});

const server = await compose(config, { database: await openDatabase(config) });
await server.start();
const origin = await server.app.listen({ host: "127.0.0.1", port: 0 });

watchMemory();
process.send?.({ origin });

let isStopping = false;
async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  await server.stop();
  await rm(dataFolder, { recursive: true, force: true });
  process.exit(0);
}

// Asked to, or left behind by a benchmark that broke off.
process.once("SIGTERM", stop);
process.once("disconnect", stop);
