import { chmodSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { release } from "../../scripts/release.ts";
import { hasGit, temporaryRepository } from "./temporary-repository.ts";

// Evening in Amsterdam is the day after in winter.
const now = new Date("2026-11-19T23:30:00Z");

const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;
const changelog = (notes: string) => `# Changelog

## [Unreleased]
${notes}
## [0.1.0] - 2026-11-15

- Dogs.
`;
const files = {
  "package.json": json({ name: "walks", version: "0.1.0", type: "module" }),
  "package-lock.json": json({
    name: "walks",
    version: "0.1.0",
    lockfileVersion: 3,
    packages: {
      "": { name: "walks", version: "0.1.0" },
      "node_modules/leash": { version: "0.1.0" },
    },
  }),
  "CHANGELOG.md": changelog("\n### Added\n\n- Cats.\n"),
};

describe.skipIf(!hasGit)("a release", () => {
  it("raises the version, dates the changelog, commits and tags", () => {
    const { folder, git } = temporaryRepository(files);
    expect(release(folder, "minor", now)).toBe("v0.2.0");

    const read = (file: string) => readFileSync(join(folder, file), "utf8");
    expect(JSON.parse(read("package.json"))).toMatchObject({ name: "walks", version: "0.2.0" });
    expect(JSON.parse(read("package-lock.json"))).toMatchObject({
      version: "0.2.0",
      packages: { "": { version: "0.2.0" }, "node_modules/leash": { version: "0.1.0" } },
    });
    expect(read("CHANGELOG.md")).toContain(
      "## [Unreleased]\n\n## [0.2.0] - 2026-11-20\n\n### Added\n\n- Cats.\n",
    );
    expect(git("status", "--porcelain")).toBe("");
    expect(git("log", "-1", "--format=%s")).toBe("Kwispel 0.2.0");
    expect(git("diff", "--name-only", "HEAD~")).toBe(
      "CHANGELOG.md\npackage-lock.json\npackage.json",
    );
    expect(git("cat-file", "-t", "v0.2.0")).toBe("tag");
    expect(git("rev-parse", "v0.2.0^{commit}")).toBe(git("rev-parse", "HEAD"));
  });

  it("comes after the one before", () => {
    const { folder, git, write } = temporaryRepository(files);
    release(folder, "patch", now);
    expect(() => release(folder, "patch", now)).toThrow("says nothing under Unreleased");
    const said = readFileSync(join(folder, "CHANGELOG.md"), "utf8");
    write({ "CHANGELOG.md": said.replace("## [Unreleased]\n", "## [Unreleased]\n\n- Rabbits.\n") });
    git("commit", "--quiet", "--all", "-m", "Rabbits");
    expect(release(folder, "major", now)).toBe("v1.0.0");
    expect(git("tag", "--list")).toBe("v0.1.1\nv1.0.0");
  });

  it.each([
    {
      name: "with changes that nobody committed",
      spoil: ({ write }) => write({ "package.json": json({ version: "7.0.0" }) }),
      says: "M package.json",
    },
    {
      name: "with a file that nobody added",
      spoil: ({ write }) => write({ "notes.txt": "mine" }),
      says: "?? notes.txt",
    },
    {
      name: "of nothing",
      spoil: ({ write, git }) => {
        write({ "CHANGELOG.md": changelog("") });
        git("commit", "--quiet", "--all", "-m", "Say nothing");
      },
      says: "says nothing under Unreleased",
    },
    {
      name: "under a tag that is there",
      spoil: ({ git }) => git("tag", "v0.2.0"),
      says: "There is a tag v0.2.0 already.",
    },
    {
      name: "that a hook refuses",
      spoil: ({ folder, write }) => {
        write({ ".git/hooks/pre-commit": "#!/bin/sh\necho 'not on a Friday' >&2\nexit 1\n" });
        chmodSync(join(folder, ".git/hooks/pre-commit"), 0o755);
      },
      says: "not on a Friday",
    },
  ] satisfies {
    name: string;
    spoil: (repository: ReturnType<typeof temporaryRepository>) => void;
    says: string;
  }[])("$name is not made, and all stays as it was", ({ spoil, says }) => {
    const repository = temporaryRepository(files);
    spoil(repository);
    const { folder, git } = repository;
    const state = () => [git("rev-parse", "HEAD"), git("status", "--porcelain"), git("tag")];
    const before = state();
    expect(() => release(folder, "minor", now)).toThrow(says);
    expect(state()).toEqual(before);
  });
});
