import { createHash } from "node:crypto";
import { glob, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "./steps.ts";

/** What the built web and the prepared database are made of. */
const INPUTS = [
  "contract/**/*.ts",
  "messages/**/*.json",
  "web/**/*",
  "server/db/**/*",
  "scripts/prepare-database.ts",
  "package-lock.json",
  "react-router.config.ts",
  "vite.config.ts",
];

const HASH_FILE = join(root, "build/inputs.sha256");

/** Contents, not times: a fresh clone and a switched branch change every time and nothing else. */
export async function hashBuildInputs(): Promise<string> {
  const hash = createHash("sha256");
  const paths: string[] = [];
  for await (const entry of glob(INPUTS, { cwd: root, withFileTypes: true })) {
    if (entry.isFile() && !/\.test\.tsx?$/.test(entry.name)) {
      paths.push(join(entry.parentPath, entry.name));
    }
  }
  for (const path of paths.sort()) {
    hash.update(path.slice(root.length)).update("\0");
    hash.update(await readFile(path)).update("\0");
  }
  return hash.digest("hex");
}

export async function isBuildFresh(): Promise<boolean> {
  const built = await readFile(HASH_FILE, "utf8").catch(() => undefined);
  return built !== undefined && built === (await hashBuildInputs());
}

export async function recordBuild(inputs: string): Promise<void> {
  await writeFile(HASH_FILE, inputs);
}
