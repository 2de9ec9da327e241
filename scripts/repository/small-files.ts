import { readFileSync } from "node:fs";
import { glob, readFile } from "node:fs/promises";
import { dirname, join, posix } from "node:path";
import { root, type Step } from "../steps.ts";

/** A file of fewer lines that a single other one imports is a part of that one. */
const wholeFrom = 40;

/**
 * Those that were there when the rule came, or whose name is what one would search for. The list only
 * shrinks: what is new stands where it is used, and who folds one of these takes it from the list.
 */
const listFile = "scripts/repository/small-files.json";

const production = ["contract", "server", "web", "demo", "art"];
const isTest = (path: string) => path.includes(".test.");

/** What a source imports: its paths within the repository, and whether it waits until it is needed. */
function importsOf(path: string, source: string): { to: string; isLazy: boolean }[] {
  return [...source.matchAll(/\b(?:from|(import)(\()?)\s*"([#.][^"]+)"/g)].map((found) => {
    const [, , lazy, to = ""] = found;
    const isOwn = to.startsWith("#");
    return {
      to: isOwn ? to.slice(1) : posix.join(dirname(path), to),
      isLazy: lazy !== undefined,
    };
  });
}

/**
 * The small files of server and web with one importer. Not those that come when they are needed: they are
 * files of their own for the sake of whoever doesn't need them. `.server.ts` stays out of the browser.
 */
export async function smallFiles(folder: string): Promise<string[]> {
  const importers = new Map<string, { from: string; isLazy: boolean }[]>();
  const small: string[] = [];
  for await (const path of glob(`{${production.join(",")}}/**/*.{ts,tsx}`, { cwd: folder })) {
    if (isTest(path)) continue;
    const source = await readFile(join(folder, path), "utf8");
    for (const { to, isLazy } of importsOf(path, source)) {
      importers.set(to, [...(importers.get(to) ?? []), { from: path, isLazy }]);
    }
    const isOurs = /^(server|web)\//.test(path) && !/\.(d|server)\.tsx?$/.test(path);
    if (isOurs && source.split("\n").length - 1 < wholeFrom) small.push(path);
  }
  return small
    .filter((path) => {
      const found = importers.get(path) ?? [];
      return (
        new Set(found.map(({ from }) => from)).size === 1 && !found.some(({ isLazy }) => isLazy)
      );
    })
    .toSorted();
}

/** What is wrong, in lines; none where the small files are those of the list. */
export function differences(found: readonly string[], listed: readonly string[]): string[] {
  return [
    ...found
      .filter((path) => !listed.includes(path))
      .map(
        (path) => `${path}: fewer than ${wholeFrom} lines, and one file imports it: put it there.`,
      ),
    ...listed
      .filter((path) => !found.includes(path))
      .map((path) => `${path}: no longer small with one importer: take it out of ${listFile}.`),
  ];
}

export const smallFilesStep: Step = {
  name: "small files",
  async run() {
    const listed = JSON.parse(readFileSync(join(root, listFile), "utf8")) as string[];
    const wrong = differences(await smallFiles(root), listed);
    if (wrong.length > 0) throw new Error(wrong.join("\n"));
  },
};
