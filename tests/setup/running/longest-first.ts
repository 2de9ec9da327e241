import { readFileSync } from "node:fs";
import path from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const root = path.join(import.meta.dirname, "../../..");

/** Seconds by file, of those that take some; `npm run test:times -- --write` writes them. */
export const knownTimesFile = path.join(import.meta.dirname, "known-times.json");

/**
 * A worker takes the next file when it is done with one: with the long ones first, both end together.
 * A fresh clone has no times of its own, hence known ones. Projects stay apart, so that a worker keeps
 * what it has loaded.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const times = JSON.parse(readFileSync(knownTimesFile, "utf8")) as Record<string, number>;
    const timeOf = ({ moduleId }: TestSpecification) => times[path.relative(root, moduleId)] ?? 0;
    const byProject = Map.groupBy(await super.sort(files), ({ project }) => project.name);
    return [...byProject.values()].flatMap((own) =>
      own.toSorted((one, other) => timeOf(other) - timeOf(one)),
    );
  }
}
