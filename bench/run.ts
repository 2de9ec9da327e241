/** `npm run bench` runs all benchmarks, `npm run bench -- ssr` those whose name contains it. */
import { globSync } from "node:fs";
import { appendFile } from "node:fs/promises";
import { availableParallelism, cpus, totalmem } from "node:os";
import { join } from "node:path";
import { type Comparison, compare, meetsTarget, type Result, resultTable } from "./harness.ts";

const RESULTS = join(import.meta.dirname, "RESULTS.md");

type Benchmark = () => Promise<{ comparisons: Comparison[]; stop: () => Promise<void> }>;

function machine(): string {
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  const model = cpus()[0]?.model.trim() || process.arch;
  return `${model}, ${availableParallelism()} cores, ${gigabytes} GB, Node ${process.version}`;
}

async function runBenchmark(path: string): Promise<Result[]> {
  const { prepare } = (await import(join(import.meta.dirname, path))) as { prepare: Benchmark };
  const { comparisons, stop } = await prepare();
  const results: Result[] = [];
  try {
    for (const comparison of comparisons) results.push(await compare(comparison));
  } finally {
    await stop();
  }
  return results;
}

const wanted = process.argv.slice(2);
const results: Result[] = [];
const found = globSync("*.bench.ts", { cwd: import.meta.dirname });
for (const path of found.sort()) {
  const name = path.replace(".bench.ts", "");
  if (wanted.length > 0 && !wanted.some((word) => name.includes(word))) continue;
  console.log(`${name} …`);
  results.push(...(await runBenchmark(path)));
}

if (results.length === 0) {
  console.log(`No benchmark is called ${wanted.join(" or ")}.`);
  process.exitCode = 1;
} else {
  const table = resultTable(results);
  console.log(`\n${table}`);
  const day = new Date().toISOString().slice(0, 10);
  await appendFile(RESULTS, `\n## ${day}, ${machine()}\n\n${table}\n`);
  if (!results.every(meetsTarget)) process.exitCode = 1;
}
