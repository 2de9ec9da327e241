import { type Composition, compose, type OwnParts } from "#server/compose.ts";
import { readConfig } from "#server/platform/config/config.ts";
import { openDatabase } from "#server/platform/open-database.ts";

/** The server without pages, as all of this process; says where it listens to whoever started it. */
export async function runSoakServer(own: Omit<OwnParts, "database"> = {}): Promise<Composition> {
  const config = readConfig({
    NODE_ENV: "production",
    LOG_LEVEL: "silent",
    DEMO: "0",
    LIMIT_REQUESTS: "1000000000",
    LIMIT_ADDRESS: "1000000000",
    LIMIT_AUTH: "1000000000",
    LIMIT_MESSAGES: "1000000000",
    LIMIT_HANDSHAKES: "1000000000",
    LIMIT_SOCKETS: "1000000000",
    LIMIT_SUBSCRIPTIONS: "100000000",
    LIMIT_LAG_MS: "600000",
    ...process.env,
  });
  const server = await compose(config, { database: await openDatabase(config), ...own });
  await server.start();
  const origin = await server.app.listen({ host: "127.0.0.1", port: 0 });
  process.send?.({ origin });

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
  return server;
}
