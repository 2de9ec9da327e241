import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it, test } from "vitest";

const root = join(import.meta.dirname, "../..");

/** A table of endpoints, taken from the contract: its schemas would come along, and zod with them. */
const tablesIn = (source: string): string[] => source.match(/\b[a-z]\w*Endpoints\b/g) ?? [];

describe("a table is noticed", () => {
  it.each([
    'import { type Pet, petsEndpoints } from "#contract/pets.ts";',
    'const { petsEndpoints } = await import("#contract/pets.ts");',
    "type Body = z.input<typeof petsEndpoints.create.body>;",
  ])("in %j", (source) => {
    expect(tablesIn(source)).toEqual(["petsEndpoints"]);
  });

  it("and a name is none", () => {
    expect(tablesIn('api.call("pets.create", { body })')).toEqual([]);
  });
});

test("the web calls endpoints by their names, and takes no table of them", async () => {
  const found: string[] = [];
  for await (const path of glob("web/**/*.{ts,tsx}", { cwd: root })) {
    const tables = tablesIn(await readFile(join(root, path), "utf8"));
    if (tables.length > 0) found.push(`${path}: ${tables.join(", ")}`);
  }
  expect(found).toEqual([]);
});
