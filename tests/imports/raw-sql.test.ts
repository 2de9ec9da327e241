import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { is } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { tableOwners } from "#server/db/table-owners.ts";

const root = join(import.meta.dirname, "../..");

/** The import rules see who imports a table; SQL written by hand names it without importing anything. */
async function readOwners(): Promise<Map<string, string>> {
  const owners = new Map<string, string>();
  for (const [file, owner] of Object.entries(tableOwners)) {
    const tables: Record<string, unknown> = await import(join(root, `server/db/schema/${file}.ts`));
    for (const table of Object.values(tables)) {
      if (is(table, PgTable)) owners.set(getTableConfig(table).name, owner);
    }
  }
  return owners;
}

function tablesNamedIn(source: string, owners: ReadonlyMap<string, string>): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\/|^\s*(?:\/\/|--).*$/gm, "");
  const named = [
    ...code.matchAll(/\b(?:from|join|into|update|table|using|only)\s+"?([a-z_]+)\b(?!\.)/g),
  ];
  return named.flatMap(([, name]) => (name && owners.has(name) ? [name] : []));
}

test("names of tables are found in SQL, not in words about it", async () => {
  const source = `
    // read from pets
    /** joined from requests */
    sql\`select id, extract(year from pets.birth_on) from users join profiles on true where exists (select from \${pets})\`;
    sql\`
      -- into blocks
      update chat_rooms set id = 1\`;`;
  expect(tablesNamedIn(source, await readOwners())).toEqual(["users", "profiles", "chat_rooms"]);
});

test("SQL written by hand names its own domain's tables alone", async () => {
  const owners = await readOwners();
  const others: string[] = [];
  for await (const path of glob("server/**/*.{ts,tsx}", { cwd: root })) {
    if (path.startsWith("server/db/") || path.includes(".test.")) continue;
    const [, floor, domain] = path.split("/");
    const here = floor === "domains" ? domain : floor;
    for (const table of tablesNamedIn(await readFile(join(root, path), "utf8"), owners)) {
      if (owners.get(table) !== here) others.push(`${path}: ${table}`);
    }
  }
  expect(others).toEqual([]);
});
