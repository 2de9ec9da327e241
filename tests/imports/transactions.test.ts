import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");

/** What a domain may begin by itself, and why. Everything else is begun by whoever calls it. */
const reasons = {
  "server/domains/account/account.repository.ts": "a savepoint: the address may be taken",
  "server/domains/account/social-sign-in/social-admission.service.ts":
    "a savepoint: two may sign up by the same account at once",
  "server/domains/content/texts/first-texts.service.ts": "once, at start, before there are actions",
  "server/domains/search/search-rows.repository.ts": "once, at start, before there are actions",
  "server/domains/search/sitter-changes.repository.ts": "reads all rows through a cursor, at start",
};

test("no action of a domain begins a transaction", async () => {
  const found: string[] = [];
  for await (const file of glob("server/domains/**/*.ts", { cwd: root })) {
    if (file.includes(".test.")) continue;
    if (/\.transaction\(/.test(await readFile(join(root, file), "utf8"))) found.push(file);
  }
  expect(found.sort()).toEqual(Object.keys(reasons).sort());
});
