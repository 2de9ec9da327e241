import { compose } from "./compose.ts";
import { FolderInUse } from "./db/embedded/folder-lock.ts";
import { listenForBackups } from "./platform/backups/hold-still.ts";
import { BadConfiguration, readConfig } from "./platform/config/config.ts";
import { describeError } from "./platform/error-description.ts";
import { openDatabase } from "./platform/open-database.ts";
import { castProcessNet, exitCodes } from "./platform/process-net.ts";
import { loadBuiltWeb, WebNotBuilt } from "./platform/ssr/load-web.ts";

/** Beyond what is still running: sockets, connections, the embedded database's files. */
const closeWithinMs = 10_000;

/** What it ends with is in `exitCodes`. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  // Side by side: most of the opening is not this thread's work.
  const [opened, loaded] = await Promise.allSettled([
    openDatabase(config),
    config.ROLE === "worker" ? undefined : loadBuiltWeb(),
  ]);
  if (opened.status === "rejected") throw opened.reason;
  const database = opened.value;
  if (loaded.status === "rejected") {
    await database.close();
    throw loaded.reason;
  }
  const web = loaded.value;
  const server = await compose(config, { database, ...(web ? { web } : {}) }).catch(
    async (error: unknown) => {
      await database.close();
      throw error;
    },
  );
  const { app } = server;
  // Requests and jobs each get their time, one after the other.
  const patienceMs = 2 * config.STOP_GRACE_MS + closeWithinMs;
  const { dataDir } = config;
  const { holdStill } = database;
  const backups = holdStill ? await listenForBackups({ dataDir, holdStill, log: app.log }) : null;
  async function stop(): Promise<void> {
    await backups?.close();
    await server.stop();
  }
  castProcessNet({ log: app.log, stop, patienceMs });

  await server.start();
  if (config.ROLE !== "worker") {
    await app.listen({ port: config.PORT, host: config.HOST });
    process.stdout.write(`Kwispel is ready at ${config.appUrl}\n`);
  }
}

main().catch((error: unknown) => {
  if (
    error instanceof BadConfiguration ||
    error instanceof FolderInUse ||
    error instanceof WebNotBuilt
  ) {
    process.stderr.write(`Kwispel can't start.\n${error.message}\n`);
    process.exit(exitCodes.misconfigured);
  }
  const { code } = error as NodeJS.ErrnoException;
  if (code === "EADDRINUSE") {
    process.stderr.write("Kwispel can't start.\nPORT: the port is in use; choose another.\n");
    process.exit(exitCodes.misconfigured);
  }
  process.stderr.write(`Kwispel can't start.\n${JSON.stringify(describeError(error), null, 2)}\n`);
  process.exit(exitCodes.failed);
});
