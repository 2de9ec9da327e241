/**
 * `npm run release -- minor` (or major, patch): raises the version, gives what CHANGELOG.md has under
 * Unreleased that version and today, commits both and tags the commit. Nothing leaves the machine.
 */
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import {
  raiseVersion,
  releaseNotes,
  type VersionPart,
  versionParts,
} from "./repository/changelog.ts";
import { root } from "./steps.ts";

const releasedFiles = ["package.json", "package-lock.json", "CHANGELOG.md"] as const;

type Manifest = { version: string; packages?: Record<string, { version?: string }> };

/** As npm writes it. A lock file names the version a second time, for the package in its own folder. */
function withVersion(text: string, version: string): string {
  const manifest = JSON.parse(text) as Manifest;
  manifest.version = version;
  const own = manifest.packages?.[""];
  if (own) own.version = version;
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** Releases what is committed in this folder, and returns the tag. */
export function release(folder: string, part: VersionPart, now: Date): string {
  // What git says when it fails is part of the error.
  const git = (...args: string[]) =>
    execFileSync("git", args, { cwd: folder, encoding: "utf8", stdio: "pipe" });
  const read = (file: string) => readFileSync(join(folder, file), "utf8");

  const changed = git("status", "--porcelain").trimEnd();
  if (changed) throw new Error(`Commit or take back first what has changed:\n${changed}`);
  const { version: before } = JSON.parse(read("package.json")) as Manifest;
  const version = raiseVersion(before, part);
  const tag = `v${version}`;
  if (git("tag", "--list", tag).trim()) throw new Error(`There is a tag ${tag} already.`);
  const written = {
    "package.json": withVersion(read("package.json"), version),
    "package-lock.json": withVersion(read("package-lock.json"), version),
    "CHANGELOG.md": releaseNotes(read("CHANGELOG.md"), version, dayInAmsterdam(now)),
  };

  try {
    for (const file of releasedFiles) writeFileSync(join(folder, file), written[file]);
    git("add", "--", ...releasedFiles);
    git("commit", "--quiet", "-m", `Kwispel ${version}`);
  } catch (error) {
    // A hook that refuses, or no name to commit by: all was committed before, so nothing of anybody is lost.
    git("restore", "--staged", "--worktree", "--", ...releasedFiles);
    throw error;
  }
  git("tag", "--annotate", tag, "-m", `Kwispel ${version}`);
  return tag;
}

if (import.meta.main) {
  const part = versionParts.find((name) => name === process.argv[2]);
  try {
    if (!part) throw new Error(`Which one? npm run release -- ${versionParts.join(" | ")}`);
    const tag = release(root, part, new Date());
    console.log(`${tag} is committed and tagged. To give it to others: git push --follow-tags`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
