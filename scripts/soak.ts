/**
 * `npm run soak -- chat` runs one long test by its name, `npm run soak` says which there are. A run
 * that is broken off goes on where it stopped; the figures of a whole one go into bench/RESULTS.md.
 */
import { globSync } from "node:fs";
import { basename, join } from "node:path";
import { setup } from "#tests/setup/global-setup.ts";
import { runSoak, type Soak } from "#tests/soak/soak.ts";
import { addResult } from "../bench/results.ts";
import { root } from "./steps.ts";

const folder = join(root, "tests/soak");
const files = new Map(
  globSync("**/*.soak.ts", { cwd: folder }).map((file) => [basename(file, ".soak.ts"), file]),
);
const [name = ""] = process.argv.slice(2);
const file = files.get(name);

if (file) {
  await setup();
  const { soak } = (await import(join(folder, file))) as { soak: Soak<unknown> };
  console.log(soak.title);
  const stateFile = join(root, ".cache/soak", `${name}.json`);
  const { markdown, isMet } = await runSoak(soak, { stateFile, report: console.log });
  const result = `Soak \`${name}\`: ${soak.title}\n\n${markdown}`;
  console.log(`\n${result}`);
  await addResult(result);
  // What a round has started and not ended must not hold up whoever waits for the result.
  process.exit(isMet ? 0 : 1);
} else {
  console.log(`Choose one: ${[...files.keys()].sort().join(", ")}.`);
  process.exitCode = 1;
}
