import { access } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "react-router";
import { productFolder } from "#server/db/product-folder.ts";

const buildFolder = path.join(productFolder, "build");

export class WebNotBuilt extends Error {
  override name = "WebNotBuilt";
}

export type Web = { loadBuild(): Promise<ServerBuild>; clientFolder?: string };

/** The built web, loaded once. Development brings its own through Vite. */
export async function loadBuiltWeb(): Promise<Web> {
  const file = path.join(buildFolder, "server/index.js");
  await access(file).catch(() => {
    throw new WebNotBuilt("The web is not built yet. Run: npm run build");
  });
  const build = (await import(pathToFileURL(file).href)) as ServerBuild;
  return { loadBuild: async () => build, clientFolder: path.join(buildFolder, "client") };
}
