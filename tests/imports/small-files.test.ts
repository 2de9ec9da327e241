import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { differences, smallFiles } from "../../scripts/repository/small-files.ts";

const few = "export const few = 1;\n";
const many = `${"// a line\n".repeat(40)}export const many = 1;\n`;

/** A tree in which two files are parts of another one, and no other small file is. */
const planted: Record<string, string> = {
  "web/routes/home.tsx": [
    'import { few } from "#web/features/part.ts";',
    'import { many } from "#web/features/whole.ts";',
    'import { both } from "#web/lib/both.ts";',
    'import type { Late } from "../features/late.ts";',
    'const late = () => import("../features/late.ts");',
    'const alone = () => import("../features/alone.ts");',
    'import { load } from "./load.server.ts";',
    "export default [few, many, both, late, alone, load];",
    "",
  ].join("\n"),
  "web/features/part.ts": few,
  "web/features/part.test.ts": 'import { few } from "./part.ts";\nexport default few;\n',
  "web/features/whole.ts": many,
  "web/features/late.ts": few,
  "web/features/alone.ts": few,
  "web/routes/load.server.ts": few,
  "web/lib/both.ts": few,
  "web/lib/other.ts": `import { both } from "./both.ts";\nimport { type Shape } from "./shape.ts";\n${many}`,
  "web/lib/shape.ts": few,
  "server/main.ts": 'import "./app.ts";\n',
  "server/app.ts": many,
  "server/platform/clock.d.ts": few,
};

describe("a small file with one importer", () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "small-files-"));
    for (const [path, source] of Object.entries(planted)) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), source);
    }
  });
  afterAll(() => rm(folder, { recursive: true }));

  it("is found, its type's importer counted, and neither its test nor what waits to be needed", async () => {
    expect(await smallFiles(folder)).toEqual(["web/features/part.ts", "web/lib/shape.ts"]);
  });
});

describe("the list", () => {
  it("has them all, and says what is to be done with a new one", () => {
    expect(differences(["a.ts"], ["a.ts"])).toEqual([]);
    expect(differences(["a.ts", "b.ts"], ["a.ts"])).toEqual([
      "b.ts: fewer than 40 lines, and one file imports it: put it there.",
    ]);
  });

  it("shrinks with them", () => {
    expect(differences([], ["a.ts"])).toEqual([
      "a.ts: no longer small with one importer: take it out of scripts/repository/small-files.json.",
    ]);
  });
});
