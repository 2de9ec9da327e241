import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../steps.ts";

/** What is built, and of which folders and files. Bundling the server takes a second, the web a minute. */
const INPUTS = {
  web: [
    "contract",
    "messages",
    "web",
    "server/db",
    "scripts/building/prepare-database.ts",
    "package-lock.json",
    "react-router.config.ts",
    "vite.config.ts",
  ],
  server: [
    "art",
    "contract",
    "demo",
    "messages",
    "server",
    "scripts/building/bundle-server.ts",
    "package.json",
    "package-lock.json",
  ],
};

export type BuildPart = keyof typeof INPUTS;
export const buildParts = Object.keys(INPUTS) as BuildPart[];

const hashFile = (part: BuildPart) => join(root, "build", `${part}-inputs.sha256`);

/** One after the other and at once: every start waits for it, and this takes a third of the time. */
function filesOf(input: string): string[] {
  const path = join(root, input);
  if (/\.\w+$/.test(input)) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Contents, not times: a fresh clone and a switched branch change every time and nothing else. */
export function hashInputs(part: BuildPart): string {
  const hash = createHash("sha256");
  for (const path of INPUTS[part].flatMap(filesOf).sort()) {
    hash.update(path.slice(root.length)).update("\0");
    hash.update(readFileSync(path)).update("\0");
  }
  return hash.digest("hex");
}

function hashOfBuilt(part: BuildPart): string | undefined {
  try {
    return readFileSync(hashFile(part), "utf8");
  } catch {
    return undefined;
  }
}

/** What has changed since it was built, or never was. */
export function listStaleParts(): BuildPart[] {
  return buildParts.filter((part) => hashOfBuilt(part) !== hashInputs(part));
}

export function recordBuild(part: BuildPart, inputs: string): void {
  writeFileSync(hashFile(part), inputs);
}

const compressedFile = join(root, "build/compressed.sha256");

/** A start doesn't wait for it, so that it may have been broken off. */
export function isCompressed(): boolean {
  try {
    return readFileSync(compressedFile, "utf8") === hashOfBuilt("web");
  } catch {
    return false;
  }
}

export function recordCompressed(): void {
  writeFileSync(compressedFile, hashOfBuilt("web") ?? "");
}
