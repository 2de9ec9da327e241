/** The whole product with its demo data, in a process of its own; says where it listens. */
import { compose } from "#server/compose.ts";
import { readConfig } from "#server/platform/config/config.ts";
import { openDatabase } from "#server/platform/open-database.ts";
import { loadBuiltWeb } from "#server/platform/ssr/load-web.ts";

const config = readConfig({
  NODE_ENV: "production",
  LOG_LEVEL: "error",
  DEMO: "1",
  // All of them come from this one address, faster than any person. What costs much keeps its limit.
  LIMIT_REQUESTS: "1000000000",
  LIMIT_ADDRESS: "1000000000",
  LIMIT_MESSAGES: "1000000000",
  LIMIT_AUTH: "1000000000",
  LIMIT_LAG_MS: "600000",
  ...process.env,
});
const server = await compose(config, {
  database: await openDatabase(config),
  web: await loadBuiltWeb(),
});
await server.start();
const origin = await server.app.listen({ host: "127.0.0.1", port: 0 });
process.send?.({ origin });

process.on("message", (message) => {
  if (message !== "memory") return;
  global.gc?.();
  process.send?.({ bytes: process.memoryUsage().rss });
});

let isStopping = false;

async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  await server.stop();
  process.exit(0);
}

// Asked to, or left behind by a run that broke off.
process.once("SIGTERM", () => void stop());
process.once("disconnect", () => void stop());
