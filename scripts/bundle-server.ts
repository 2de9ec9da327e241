import { rm } from "node:fs/promises";
import { join } from "node:path";
import { build } from "esbuild";
import { root } from "./steps.ts";

const folder = join(root, "build/app");

/**
 * The server in a few files instead of some five hundred: opening, stripping and linking each of them
 * took longer than anything else at the start. What is imported when it is needed stays a file of its
 * own. Packages are left where they are.
 */
await rm(folder, { recursive: true, force: true });
await build({
  absWorkingDir: root,
  entryPoints: ["server/main.ts"],
  outdir: folder,
  bundle: true,
  splitting: true,
  packages: "external",
  platform: "node",
  target: "node24",
  format: "esm",
  jsx: "automatic",
  // So that the log names the file and line that somebody wrote.
  sourcemap: "linked",
  sourcesContent: false,
  logLevel: "warning",
});
