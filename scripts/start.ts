/**
 * `npm start`: builds what changed since the last build, then becomes the server. `package.json` gives
 * Node `--max-semi-space-size=4`: by itself the young generation grows to 100 MB while the modules load,
 * and stays: 358 MB idle on PostgreSQL instead of 200 or so.
 */
import { enableCompileCache, setSourceMapsSupport } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { isCompressed, listStaleParts } from "./building/build-inputs.ts";
import { root, runNode, type Step } from "./steps.ts";

/** What goes wrong in it goes wrong in the server too, which says what it is and ends as it should. */
const installation: Step = {
  name: "installation",
  run: () =>
    runNode(["scripts/building/prepare-installation.ts"]).then(
      () => {},
      () => {},
    ),
};

const stale = listStaleParts();
if (stale.length > 0) {
  console.log("Building; this takes a moment the first time.");
  const { build } = await import("./building/build.ts");
  if (!(await build(stale, installation))) process.exit(1);
}
if (!isCompressed()) (await import("./building/build.ts")).compressBeside();

process.chdir(root);
process.env.NODE_ENV ??= "production";
// What was compiled once starts quicker the next time.
enableCompileCache(join(root, ".cache/node"));
setSourceMapsSupport(true);
await import(pathToFileURL(join(root, "build/app/main.js")).href);
