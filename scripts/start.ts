/** `npm start`: builds if anything changed since the last build, then runs the server. */
import { enableCompileCache, setSourceMapsSupport } from "node:module";
import { join } from "node:path";
import { listStaleParts } from "./build-inputs.ts";
import { root } from "./steps.ts";

const stale = listStaleParts();
if (stale.length > 0) {
  console.log("Building; this takes a moment the first time.");
  const { build } = await import("./build.ts");
  if (!(await build(stale))) process.exit(1);
}

process.chdir(root);
process.env.NODE_ENV ??= "production";
// What was compiled once starts quicker the next time.
enableCompileCache(join(root, ".cache/node"));
setSourceMapsSupport(true);
await import(join(root, "build/app/main.js"));
