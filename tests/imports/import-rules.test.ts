import { glob, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { cruise, type ICruiseResult } from "dependency-cruiser";
import extractDepcruiseConfig from "dependency-cruiser/config-utl/extract-depcruise-config";
import { afterEach, describe, expect, test } from "vitest";
import { cleanTree, type Tree } from "./clean-tree.ts";
import { plantedViolations } from "./planted-violations.ts";

const root = join(import.meta.dirname, "../..");
const { options, ...ruleSet } = await extractDepcruiseConfig(join(root, ".dependency-cruiser.mjs"));
const ruleNames = [...(ruleSet.forbidden ?? []), ...(ruleSet.required ?? [])].map(
  (rule) => rule.name,
);

const folders: string[] = [];

afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

async function brokenRules(tree: Tree): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), "kwispel-imports-"));
  folders.push(folder);
  for (const [path, text] of Object.entries(tree)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  const { output } = await cruise(["contract", "server", "web", "tests", "scripts"], {
    ...options,
    baseDir: folder,
    validate: true,
    ruleSet,
  });
  const { violations } = (output as ICruiseResult).summary;
  return [...new Set(violations.map((violation) => violation.rule.name))];
}

test("a tree that keeps every rule breaks none", async () => {
  expect(await brokenRules(cleanTree)).toEqual([]);
});

describe("a planted violation breaks its rule and no other", () => {
  test.for(plantedViolations)("$rule: $case", async ({ rule, files }) => {
    expect(await brokenRules({ ...cleanTree, ...files })).toEqual([rule]);
  });
});

test("every rule has a planted violation", () => {
  const planted = new Set(plantedViolations.map(({ rule }) => rule));
  expect(ruleNames.filter((name) => name === undefined || !planted.has(name))).toEqual([]);
});

test("no source names a type by import(): the graph doesn't see those", async () => {
  const hidden: string[] = [];
  const sources = glob("{contract,server,web}/**/*.{ts,tsx}", { cwd: root });
  for await (const path of sources) {
    const text = await readFile(join(root, path), "utf8");
    if (/typeof import\(|[:=<|&]\s*import\("[^"]+"\)[.[]/.test(text)) hidden.push(path);
  }
  expect(hidden).toEqual([]);
});

/** Catalogues: one of their files is like the next, and nobody looks for one by its neighbours. */
const catalogues = [
  "docs/decisions",
  "messages/nl",
  "messages/en",
  "web/ui/art",
  "server/db/migrations",
];

test("a folder with more than 25 files has sub-folders", async () => {
  const sizes = new Map<string, number>();
  const files = glob("{art,bench,contract,demo,docs,messages,scripts,server,tests,web}/**/*", {
    cwd: root,
    withFileTypes: true,
  });
  for await (const entry of files) {
    if (!entry.isFile()) continue;
    const folder = relative(root, entry.parentPath);
    sizes.set(folder, (sizes.get(folder) ?? 0) + 1);
  }
  const crowded = [...sizes].filter(
    ([folder, size]) => size > 25 && !catalogues.some((catalogue) => folder.startsWith(catalogue)),
  );
  expect(crowded).toEqual([]);
});
