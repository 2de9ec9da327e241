/** The whole server, with its pages a second time as strings that are made only once. */

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { compose } from "#server/compose.ts";
import { readConfig } from "#server/platform/config/config.ts";
import { openDatabase } from "#server/platform/open-database.ts";
import { loadBuiltWeb } from "#server/platform/ssr/load-web.ts";
import { testDataKey } from "#tests/setup/data-key.ts";

const dataFolder = await mkdtemp(join(tmpdir(), "kwispel-bench-"));
const url = process.env.BENCH_DATABASE_URL;
const config = readConfig({
  NODE_ENV: "production",
  DATA_DIR: dataFolder,
  ...(url ? { DATABASE_URL: url } : {}),
  DATA_KEY: testDataKey,
  DEMO: "1",
  LOG_LEVEL: "silent",
  LIMIT_REQUESTS: "1000000000",
  LIMIT_ADDRESS: "1000000000",
  LIMIT_LAG_MS: "60000",
});

const server = await compose(config, {
  database: await openDatabase(config),
  web: await loadBuiltWeb(),
  extend(_platform, app) {
    const made = new Map<string, string>();
    app.get<{ Querystring: { page: string } }>("/bench/as-string", async (request, reply) => {
      const { page } = request.query;
      const html = made.get(page) ?? (await app.inject({ url: page })).body;
      made.set(page, html);
      return reply.type("text/html; charset=utf-8").send(html);
    });
    // What all its threads have used so far.
    app.get("/bench/cpu", async () => process.cpuUsage());
  },
});

await server.start();
const origin = await server.app.listen({ host: "127.0.0.1", port: 0 });
process.send?.({ origin });

async function stop(): Promise<void> {
  await server.stop();
  await rm(dataFolder, { recursive: true, force: true });
  process.exit(0);
}

// Asked to, or left behind by a benchmark that broke off.
process.once("SIGTERM", stop);
process.once("disconnect", stop);
