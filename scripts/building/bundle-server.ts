import { rm } from "node:fs/promises";
import { join } from "node:path";
import { build, type Plugin } from "esbuild";
import { root } from "../steps.ts";

const folder = join(root, "build/app");

/**
 * Packages stay where they are, as some look for files beside them. Drizzle looks for none, and its list
 * of exports is so long that Node, which reads it again for each of its files, takes 0.3 s for that.
 */
const packagesStayOutside: Plugin = {
  name: "packages stay outside",
  setup({ onResolve }) {
    onResolve({ filter: /^[^.#]/ }, ({ path, kind }) => {
      if (kind === "entry-point" || path.split("/")[0] === "drizzle-orm") return undefined;
      return { path, external: true };
    });
  },
};

/**
 * The server in a few files instead of some five hundred: opening, stripping and linking each of them
 * took longer than anything else at the start. What is imported when it is needed stays a file of its
 * own.
 */
await rm(folder, { recursive: true, force: true });
await build({
  absWorkingDir: root,
  entryPoints: ["server/main.ts"],
  outdir: folder,
  bundle: true,
  splitting: true,
  plugins: [packagesStayOutside],
  platform: "node",
  target: "node24",
  format: "esm",
  jsx: "automatic",
  // So that the log names the file and line that somebody wrote.
  sourcemap: "linked",
  sourcesContent: false,
  logLevel: "warning",
});
