/**
 * The product's server, which gives back what it doesn't need when SIGUSR2 comes: how much memory it has
 * taken says little otherwise, as nothing makes it tidy up before it must.
 */
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;
process.on("SIGUSR2", () => collectGarbage());

await import("#server/main.ts");
