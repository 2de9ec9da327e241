import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { root } from "../steps.ts";

/** Writes a generated file, or, when checking, fails if the committed one is not what it should be. */
export async function writeGenerated(path: string, text: string, check: boolean): Promise<void> {
  const file = join(root, path);
  const current = await readFile(file, "utf8").catch(() => undefined);
  if (current === text) return;
  if (check) throw new Error(`${path} is stale: run \`npm run docs:generate\` and commit it.`);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
  console.log(`wrote ${path}`);
}

/** The text of a file with what stands between its two markers replaced. */
export async function replaceBetween(path: string, marker: string, text: string): Promise<string> {
  const current = await readFile(join(root, path), "utf8");
  const start = `<!-- ${marker}:start -->`;
  const end = `<!-- ${marker}:end -->`;
  const [before, rest] = splitOnce(current, start);
  const [, after] = splitOnce(rest, end);
  if (after === undefined) throw new Error(`${path} has no ${start} … ${end}`);
  return `${before}${start}\n${text.trim()}\n${end}${after}`;
}

function splitOnce(text: string | undefined, separator: string): [string, string | undefined] {
  const at = text?.indexOf(separator) ?? -1;
  if (text === undefined || at < 0) return [text ?? "", undefined];
  return [text.slice(0, at), text.slice(at + separator.length)];
}
