/** CHANGELOG.md and the numbers of versions, in the shape of keepachangelog.com. */
export const versionParts = ["major", "minor", "patch"] as const;
export type VersionPart = (typeof versionParts)[number];

const unreleased = "## [Unreleased]";

export function raiseVersion(version: string, part: VersionPart): string {
  const match = /^(\d+)\.(\d+)\.(\d+)$/.exec(version);
  if (!match) throw new Error(`${version} is no version such as 1.2.3.`);
  const [major = 0, minor = 0, patch = 0] = match.slice(1).map(Number);
  if (part === "major") return `${major + 1}.0.0`;
  if (part === "minor") return `${major}.${minor + 1}.0`;
  return `${major}.${minor}.${patch + 1}`;
}

/** The versions that the text names, the newest first. */
export function versionsIn(changelog: string): string[] {
  return [...changelog.matchAll(/^## \[(\d+\.\d+\.\d+)\] - \d{4}-\d{2}-\d{2}$/gm)].map(
    ([, version = ""]) => version,
  );
}

/** What stands under [Unreleased], which is what a release is about. */
export function unreleasedNotes(changelog: string): string {
  const [, after] = changelog.split(`\n${unreleased}\n`);
  if (after === undefined) throw new Error(`CHANGELOG.md has no line '${unreleased}'.`);
  const [notes = ""] = after.split(/^## /m);
  return notes.trim();
}

/** Gives what is unreleased its number and day, and leaves an empty [Unreleased] above it. */
export function releaseNotes(changelog: string, version: string, day: string): string {
  const notes = unreleasedNotes(changelog);
  // Headings alone tell nobody anything.
  if (!/^(?!#)\S/m.test(notes)) throw new Error("CHANGELOG.md says nothing under Unreleased.");
  if (versionsIn(changelog).includes(version)) {
    throw new Error(`CHANGELOG.md tells of ${version} already.`);
  }
  return changelog.replace(`\n${unreleased}\n`, `\n${unreleased}\n\n## [${version}] - ${day}\n`);
}
