import { appendFile } from "node:fs/promises";
import { availableParallelism, cpus, totalmem } from "node:os";
import { join } from "node:path";

const RESULTS = join(import.meta.dirname, "RESULTS.md");

function machine(): string {
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  const model = cpus()[0]?.model.trim() || process.arch;
  return `${model}, ${availableParallelism()} cores, ${gigabytes} GB, Node ${process.version}`;
}

/** Adds what a benchmark or a soak has found, with day and machine. */
export async function addResult(markdown: string): Promise<void> {
  const day = new Date().toISOString().slice(0, 10);
  await appendFile(RESULTS, `\n## ${day}, ${machine()}\n\n${markdown}\n`);
}
