/**
 * The end of `npm install`: in a checkout of git, commits are looked at by the hooks in .githooks. Where
 * there is no checkout or no git, nothing is to be done, and hooks of one's own stay in use.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { root } from "../steps.ts";

function askGit(folder: string, ...args: string[]): string | undefined {
  const { status, stdout } = spawnSync("git", args, { cwd: folder, encoding: "utf8" });
  return status === 0 ? stdout.trim() : undefined;
}

export function setHooks(folder: string): void {
  // Without this, a copy that lies in somebody else's repository would change the hooks of that one.
  if (!existsSync(join(folder, ".git"))) return;
  const chosen = askGit(folder, "config", "--get", "core.hooksPath");
  const standard = askGit(folder, "rev-parse", "--git-path", "hooks");
  if (chosen !== undefined || standard === undefined) return;
  const own = resolve(folder, standard);
  if (existsSync(own) && readdirSync(own).some((name) => !name.endsWith(".sample"))) return;
  askGit(folder, "config", "core.hooksPath", ".githooks");
}

if (import.meta.main) setHooks(root);
