/** The whole server, with the home page a second time as a string that is made only once. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { compose } from "#server/compose.ts";
import { readConfig } from "#server/platform/config/config.ts";
import { openDatabase } from "#server/platform/open-database.ts";
import { loadBuiltWeb } from "#server/platform/ssr/load-web.ts";

const dataFolder = await mkdtemp(join(tmpdir(), "kwispel-bench-"));
const config = readConfig({
  NODE_ENV: "production",
  DATA_DIR: dataFolder,
  LOG_LEVEL: "silent",
  LIMIT_REQUESTS: "1000000000",
  LIMIT_ADDRESS: "1000000000",
  LIMIT_LAG_MS: "60000",
});

const server = await compose(config, {
  database: await openDatabase(config),
  web: await loadBuiltWeb(),
  extend(_platform, app) {
    let html: string | undefined;
    app.get("/bench/static-home", async (_request, reply) => {
      html ??= (await app.inject({ url: "/" })).body;
      return reply.type("text/html; charset=utf-8").send(html);
    });
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
