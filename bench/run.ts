/**
 * `npm run bench` runs all benchmarks; `npm run bench -- chat` the one of that name, or if there is
 * none those whose name contains it.
 */
import { globSync } from "node:fs";
import { join } from "node:path";
import { type Comparison, compare, meetsTarget, type Result, resultTable } from "./harness.ts";
import { addResult } from "./results.ts";

type Benchmark = () => Promise<{
  comparisons: Comparison[];
  /** What there is to tell besides, in Markdown; asked for after the comparisons. */
  notes?: () => Promise<string>;
  stop: () => Promise<void>;
}>;

async function runBenchmark(path: string): Promise<{ results: Result[]; notes: string[] }> {
  const { prepare } = (await import(join(import.meta.dirname, path))) as { prepare: Benchmark };
  const { comparisons, notes, stop } = await prepare();
  const results: Result[] = [];
  try {
    for (const comparison of comparisons) results.push(await compare(comparison));
    return { results, notes: notes ? [await notes()] : [] };
  } finally {
    await stop();
  }
}

const wanted = process.argv.slice(2);
const results: Result[] = [];
const notes: string[] = [];
const names = globSync("*.bench.ts", { cwd: import.meta.dirname })
  .map((path) => path.replace(".bench.ts", ""))
  .sort();
const isWanted = (name: string) =>
  wanted.some((word) => (names.includes(word) ? name === word : name.includes(word)));
for (const name of wanted.length === 0 ? names : names.filter(isWanted)) {
  console.log(`${name} …`);
  const run = await runBenchmark(`${name}.bench.ts`);
  results.push(...run.results);
  notes.push(...run.notes);
}

if (results.length === 0) {
  console.log(`No benchmark is called ${wanted.join(" or ")}.`);
  process.exitCode = 1;
} else {
  const table = [resultTable(results), ...notes].join("\n\n");
  console.log(`\n${table}`);
  await addResult(table);
  if (!results.every(meetsTarget)) process.exitCode = 1;
}
