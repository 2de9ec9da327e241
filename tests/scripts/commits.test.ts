import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { stagedSteps } from "../../scripts/repository/check-commit.ts";
import { setHooks } from "../../scripts/repository/git-hooks.ts";
import { packagesWithAddress } from "../../scripts/repository/lock-file.ts";
import { failedSteps, root, runSteps } from "../../scripts/steps.ts";
import { hasGit, temporaryRepository } from "./temporary-repository.ts";

const hooksPath = (git: (...args: string[]) => string) =>
  git("config", "--default", "", "--get", "core.hooksPath");

describe.skipIf(!hasGit)("the hooks of the repository", () => {
  it("are used in a checkout, from the first install on", () => {
    const { folder, git } = temporaryRepository({});
    setHooks(folder);
    expect(hooksPath(git)).toBe(".githooks");
    setHooks(folder);
    expect(hooksPath(git)).toBe(".githooks");
  });

  it("are no business of a repository that a copy lies in", () => {
    const { folder, git } = temporaryRepository({ "vendor/kwispel/package.json": "{}" });
    setHooks(join(folder, "vendor/kwispel"));
    expect(hooksPath(git)).toBe("");
  });

  it("leave hooks of one's own in use", () => {
    const chosen = temporaryRepository({});
    chosen.git("config", "core.hooksPath", "my-hooks");
    setHooks(chosen.folder);
    expect(hooksPath(chosen.git)).toBe("my-hooks");

    const written = temporaryRepository({});
    written.write({ ".git/hooks/post-commit": "#!/bin/sh\n" });
    setHooks(written.folder);
    expect(hooksPath(written.git)).toBe("");
  });

  it("let a commit go before anything is installed, and say so", () => {
    const { folder, git, write } = temporaryRepository({});
    mkdirSync(join(folder, ".githooks"));
    copyFileSync(join(root, ".githooks/pre-commit"), join(folder, ".githooks/pre-commit"));
    setHooks(folder);
    write({ "a.ts": "let  a" });
    git("add", "a.ts");
    const { status, stderr } = spawnSync("git", ["commit", "--quiet", "-m", "A"], { cwd: folder });
    expect(stderr.toString()).toBe(
      "This commit was not checked: npm install brings what that takes.\n",
    );
    expect(status).toBe(0);
  });
});

describe.skipIf(!hasGit)("what is staged", () => {
  const good = "export const walks = 1;\n";
  const bad = "export let   walks=1";
  const biome = JSON.stringify({ vcs: { enabled: true, clientKind: "git", useIgnoreFile: false } });

  async function failuresOf(staged: Record<string, string>, unstaged: Record<string, string> = {}) {
    const { folder, git, write } = temporaryRepository({ "biome.json": biome, "gone.ts": good });
    write(staged);
    git("rm", "--quiet", "gone.ts");
    git("add", ".");
    write(unstaged);
    const said = vi.spyOn(console, "log").mockImplementation(() => undefined);
    const failed = failedSteps(await runSteps(stagedSteps(folder)));
    return { failed, said: said.mock.calls.flat().join("\n") };
  }

  it("passes as it should be, whatever else lies there", async () => {
    expect((await failuresOf({ "a.ts": good }, { "b.ts": bad })).failed).toEqual([]);
    expect((await failuresOf({ "a.md": "Two spaces  \nmean a line.\n" })).failed).toEqual([]);
  });

  it("is refused where it isn't formatted", async () => {
    const { failed, said } = await failuresOf({ "a.ts": bad });
    expect(failed).toEqual(["format and lint of what is staged"]);
    expect(said).toContain("a.ts");
  });

  it("is refused with the marks of a conflict", async () => {
    const { failed, said } = await failuresOf({ "a.md": `one\n${"<".repeat(7)} mine\ntwo\n` });
    expect(failed).toEqual(["no marks of a conflict"]);
    expect(said).toContain("a.md:2");
  });
});

describe("the lock file", () => {
  it("tells which packages have an address", () => {
    const lock = {
      packages: {
        "": {},
        "node_modules/leash": { version: "1.0.0", resolved: "https://packages.test/leash.tgz" },
        "node_modules/bowl": { version: "1.0.0" },
        "node_modules/basket": { resolved: "basket" },
      },
    };
    expect(packagesWithAddress(JSON.stringify(lock))).toEqual(["node_modules/leash"]);
  });

  it("of the product has none, and npm writes none here", () => {
    const read = (file: string) => readFileSync(join(root, file), "utf8");
    expect(packagesWithAddress(read("package-lock.json"))).toEqual([]);
    const settings = read(".npmrc").trim().split("\n");
    expect(settings).toContain("omit-lockfile-registry-resolved=true");
    expect(settings.filter((line) => line.includes("://"))).toEqual([]);
  });
});
