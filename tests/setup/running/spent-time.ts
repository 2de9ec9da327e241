import { appendFileSync, mkdirSync } from "node:fs";
import path from "node:path";

/** What tests spend time on besides what they are about; `npm run test:times` adds it up. */
export type Cause =
  | "opening a database"
  | "starting a server"
  | "emptying tables"
  | "making a demo"
  | "stopping a server"
  | "hashing passwords"
  | "opening pages in a browser"
  | "looking at screens with axe";

const folder = path.join(import.meta.dirname, "../../../.cache/reports/spent");
const spent = new Map<Cause, number>();

export async function spend<Result>(cause: Cause, work: () => Promise<Result>): Promise<Result> {
  const start = performance.now();
  try {
    return await work();
  } finally {
    spent.set(cause, (spent.get(cause) ?? 0) + performance.now() - start);
  }
}

/** When a test file or a journey is done: a line for each cause, in a file of this process. */
export function recordSpent(of: string): void {
  if (spent.size === 0) return;
  mkdirSync(folder, { recursive: true });
  const lines = [...spent].map(([cause, ms]) => `${JSON.stringify({ of, cause, ms })}\n`);
  appendFileSync(path.join(folder, `${process.pid}.jsonl`), lines.join(""));
  spent.clear();
}
