import { compose } from "./compose.ts";
import { FolderInUse } from "./db/folder-lock.ts";
import { BadConfiguration, readConfig } from "./platform/config/config.ts";
import { openDatabase } from "./platform/open-database.ts";
import { loadBuiltWeb, WebNotBuilt } from "./platform/ssr/load-web.ts";

/** Exit codes: 0 stopped as asked, 1 failed, 2 can't start as configured. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const database = await openDatabase(config);
  const web = config.ROLE === "worker" ? undefined : await loadBuiltWeb();
  const server = await compose(config, { database, ...(web ? { web } : {}) }).catch(
    async (error: unknown) => {
      await database.close();
      throw error;
    },
  );
  const { app } = server;

  let stopping = false;
  const stop = (signal: string) => {
    // A second Ctrl+C means: now.
    if (stopping) process.exit(1);
    stopping = true;
    app.log.info({ signal }, "stopping");
    server.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        app.log.error({ err: error }, "did not stop cleanly");
        process.exit(1);
      },
    );
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);

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
    process.exit(2);
  }
  const { code } = error as NodeJS.ErrnoException;
  if (code === "EADDRINUSE") {
    process.stderr.write("Kwispel can't start.\nPORT: the port is in use; choose another.\n");
    process.exit(2);
  }
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
});
