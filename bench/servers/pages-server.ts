/** The whole server with its built pages, on the database that the benchmark filled. */
import { compose } from "#server/compose.ts";
import { readConfig } from "#server/platform/config/config.ts";
import { openDatabase } from "#server/platform/open-database.ts";
import { loadBuiltWeb } from "#server/platform/ssr/load-web.ts";
import { watchMemory } from "./memory-watch.ts";

const config = readConfig({
  LOG_LEVEL: "silent",
  DEMO: "0",
  LIMIT_REQUESTS: "1000000000",
  LIMIT_ADDRESS: "1000000000",
  LIMIT_LAG_MS: "600000",
  ...process.env,
});
const server = await compose(config, {
  database: await openDatabase(config),
  web: await loadBuiltWeb(),
});
await server.start();
const origin = await server.app.listen({ host: "127.0.0.1", port: 0 });
watchMemory();
process.send?.({ origin });

async function stop(): Promise<void> {
  await server.stop();
  process.exit(0);
}

// Asked to, or left behind by a benchmark that broke off.
process.once("SIGTERM", () => void stop());
process.once("disconnect", () => void stop());
