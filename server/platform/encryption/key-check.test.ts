import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { testDatabase } from "#tests/setup/test-database.ts";
import { BadConfiguration, readConfig } from "../config/config.ts";
import { findFact } from "../installation.ts";
import { readDataKeys, toDataKey } from "./data-keys.ts";
import { createEncryption } from "./encryption.ts";
import { checkDataKey, findCheckedKeyId } from "./key-check.ts";

const database = testDatabase();
const keyOf = (letter: string) => toDataKey(Buffer.alloc(32, letter).toString("base64"));
const [first, second, third] = [keyOf("1"), keyOf("2"), keyOf("3")];

describe("the check of the key at the start", () => {
  it("remembers the first one, and refuses any other without changing a thing", async () => {
    const { db } = database.current;
    await checkDataKey(db, createEncryption({ current: first, previous: null }));
    expect(await findCheckedKeyId(db)).toBe(first.id);
    const stored = await findFact(db, "data-key-check");
    await checkDataKey(db, createEncryption({ current: first, previous: null }));

    const wrong = checkDataKey(db, createEncryption({ current: second, previous: third }));
    await expect(wrong).rejects.toThrow(BadConfiguration);
    await expect(wrong).rejects.toThrow(/DATA_KEY: .*another key[\s\S]*Nothing was changed/);
    expect(await findFact(db, "data-key-check")).toEqual(stored);
  });

  it("takes another one beside the first, until everything is encrypted with it", async () => {
    const { db } = database.current;
    await checkDataKey(db, createEncryption({ current: first, previous: null }));
    await checkDataKey(db, createEncryption({ current: second, previous: first }));
    expect(await findCheckedKeyId(db)).toBe(first.id);
  });
});

it("a key is made once for the embedded database, and only its owner can read it", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "kwispel-key-"));
  const config = readConfig({ DATA_DIR: folder });
  const made = await Promise.all([readDataKeys(config), readDataKeys(config)]);
  expect(new Set(made.map(({ current }) => current.id)).size).toBe(1);
  const file = path.join(folder, "data-key");
  expect(toDataKey((await readFile(file, "utf8")).trim()).id).toBe(made[0].current.id);
  expect((await stat(file)).mode & 0o077).toBe(0);
  await rm(folder, { recursive: true });
});
