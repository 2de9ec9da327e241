import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished, vi } from "vitest";

/** The product wants no git, and a machine that only runs it has none. `.ci/run` installs it. */
export const hasGit = spawnSync("git", ["--version"]).status === 0;

export type TemporaryRepository = {
  folder: string;
  git: (...args: string[]) => string;
  write: (files: Record<string, string>) => void;
};

/** A repository with one commit of these files, gone after the test. */
export function temporaryRepository(files: Record<string, string>): TemporaryRepository {
  const folder = mkdtempSync(join(tmpdir(), "kwispel-repository-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  // Neither the repository that a hook is running for, nor the habits of whoever runs the tests.
  for (const name of ["GIT_DIR", "GIT_INDEX_FILE", "GIT_WORK_TREE"]) vi.stubEnv(name, undefined);
  for (const name of ["GIT_CONFIG_GLOBAL", "GIT_CONFIG_SYSTEM"]) vi.stubEnv(name, "/dev/null");
  for (const who of ["AUTHOR", "COMMITTER"]) {
    vi.stubEnv(`GIT_${who}_NAME`, "Tess");
    vi.stubEnv(`GIT_${who}_EMAIL`, "tess@kwispel.test");
  }

  const git = (...args: string[]) =>
    execFileSync("git", args, { cwd: folder, encoding: "utf8", stdio: "pipe" }).trim();
  const write = (written: Record<string, string>) => {
    for (const [name, text] of Object.entries(written)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
  };
  git("init", "--quiet", "--initial-branch=main");
  write(files);
  git("add", ".");
  git("commit", "--quiet", "--allow-empty", "-m", "What is there");
  return { folder, git, write };
}
