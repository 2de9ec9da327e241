import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import {
  raiseVersion,
  releaseNotes,
  unreleasedNotes,
  versionsIn,
} from "../../scripts/repository/changelog.ts";
import { root } from "../../scripts/steps.ts";

const changelog = `# Changelog

## [Unreleased]

### Added

- Cats can be walked.

## [0.1.0] - 2026-11-15

### Added

- Dogs can be walked.
`;

describe("the number of a version", () => {
  it.each([
    ["1.2.3", "major", "2.0.0"],
    ["1.2.3", "minor", "1.3.0"],
    ["1.2.3", "patch", "1.2.4"],
    ["0.9.9", "minor", "0.10.0"],
  ] as const)("%s is raised by a %s one to %s", (before, part, after) => {
    expect(raiseVersion(before, part)).toBe(after);
  });

  it("is not guessed from something else", () => {
    expect(() => raiseVersion("1.2", "minor")).toThrow("1.2 is no version such as 1.2.3.");
    expect(() => raiseVersion("1.2.3-beta", "minor")).toThrow("1.2.3-beta is no version");
  });
});

describe("a release in the changelog", () => {
  it("gives what was unreleased its number and day, and begins anew above it", () => {
    expect(releaseNotes(changelog, "0.2.0", "2026-11-19")).toBe(
      changelog.replace("## [Unreleased]\n", "## [Unreleased]\n\n## [0.2.0] - 2026-11-19\n"),
    );
  });

  it("says nothing of what others said before", () => {
    expect(unreleasedNotes(changelog)).toBe("### Added\n\n- Cats can be walked.");
  });

  it.each([
    ["nothing", ""],
    ["headings alone", "\n### Added\n\n### Fixed\n"],
  ])("is refused where %s is unreleased", (_, notes) => {
    const empty = changelog.replace("\n### Added\n\n- Cats can be walked.\n", notes);
    expect(() => releaseNotes(empty, "0.2.0", "2026-11-19")).toThrow("says nothing");
  });

  it("is refused twice for one version, and without a place for what is unreleased", () => {
    expect(() => releaseNotes(changelog, "0.1.0", "2026-11-19")).toThrow("tells of 0.1.0 already");
    const without = changelog.replace("## [Unreleased]", "## Coming");
    expect(() => releaseNotes(without, "0.2.0", "2026-11-19")).toThrow("has no line");
  });
});

describe("the product's own changelog", () => {
  const read = (file: string) => readFileSync(join(root, file), "utf8");

  it("names the version that the package has, as its newest", () => {
    const { version } = JSON.parse(read("package.json"));
    const lock = JSON.parse(read("package-lock.json"));
    expect(versionsIn(read("CHANGELOG.md"))[0]).toBe(version);
    expect([lock.version, lock.packages[""].version]).toEqual([version, version]);
  });

  it("has a place for what is unreleased", () => {
    expect(() => unreleasedNotes(read("CHANGELOG.md"))).not.toThrow();
  });

  it.each(["package.json", "package-lock.json"])("%s is written as a release writes it", (file) => {
    expect(read(file)).toBe(`${JSON.stringify(JSON.parse(read(file)), null, 2)}\n`);
  });
});
