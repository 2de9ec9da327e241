import middie from "@fastify/middie";
import type { FastifyInstance } from "fastify";
import type { ServerBuild } from "react-router";
import { createServer, type ViteDevServer } from "vite";
import { compose } from "#server/compose.ts";
import { readConfig } from "#server/platform/config/config.ts";
import { openDatabase } from "#server/platform/open-database.ts";
import { prepareDatabase } from "./building/prepare-database.ts";

/** The whole product with the web through Vite: changes to web/ show at once. */
async function develop(): Promise<void> {
  const config = readConfig({ LOG_LEVEL: "warn", ...process.env, NODE_ENV: "development" });
  await prepareDatabase();
  const database = await openDatabase(config);
  let vite: ViteDevServer | undefined;
  const server = await compose(config, {
    database,
    extend: async (_platform, app) => {
      vite = await startVite(app);
    },
    web: {
      loadBuild: async () => {
        const build = await vite?.ssrLoadModule("virtual:react-router/server-build");
        return build as unknown as ServerBuild;
      },
    },
  });
  const stop = async () => {
    await vite?.close();
    await server.stop();
    process.exit(0);
  };
  process.once("SIGINT", stop);
  process.once("SIGTERM", stop);
  await server.start();
  await server.app.listen({ port: config.PORT, host: config.HOST });
  console.log(`Kwispel (development) is ready at ${config.appUrl}`);
}

async function startVite(app: FastifyInstance): Promise<ViteDevServer> {
  await app.register(middie);
  const vite = await createServer({
    server: { middlewareMode: true, hmr: { server: app.server } },
    appType: "custom",
  });
  app.use(vite.middlewares);
  return vite;
}

await develop();
