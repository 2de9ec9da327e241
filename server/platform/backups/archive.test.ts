import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { lastMigration } from "#server/db/migrate.ts";
import { toDataKey } from "#server/platform/encryption/data-keys.ts";
import { testDataKey } from "#tests/setup/data-key.ts";
import { type Manifest, manifestName } from "./manifest.ts";
import { restoreBackup } from "./restore-backup.ts";
import { writeArchive } from "./write-archive.ts";

const facts: Omit<Manifest, "checksums"> = {
  format: 1,
  version: "0.1.0",
  madeAt: "2026-11-17T12:00:00.000Z",
  postgres: "18.6",
  schema: { hash: lastMigration().hash, migratedAt: 1 },
  dataKeyId: toDataKey(testDataKey).id,
  keyFiles: ["app-key", "data-key"],
  hasFiles: true,
};
const picture = "pictures/3f/640.webp";

describe("a backup", () => {
  let folder: string;
  const at = (...names: string[]) => path.join(folder, ...names);

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "kwispel-archive-"));
    await mkdir(at("data/db/pg_notify"), { recursive: true });
    await mkdir(path.dirname(at("data/files", picture)), { recursive: true });
    await mkdir(at("data/files/.incoming"));
    await mkdir(at("keys"));
    await writeFile(at("data/db/PG_VERSION"), "18\n");
    await writeFile(at("data/files", picture), "a picture of a dog");
    await writeFile(at("data/files/.incoming/half"), "half");
    await writeFile(at("keys/app-key"), "signs\n");
    await writeFile(at("keys/data-key"), `${testDataKey}\n`);
  });
  afterEach(() => rm(folder, { recursive: true }));

  const write = (changes: object = {}) =>
    writeArchive({ folder: at("data"), file: at("b.zip"), facts: { ...facts, ...changes } });
  const restore = (changes: object = {}) =>
    restoreBackup({
      file: at("b.zip"),
      to: at("new"),
      keys: at("keys"),
      dataKey: undefined,
      appKey: undefined,
      ...changes,
    });
  const listNew = async () => (await readdir(at("new"), { recursive: true })).sort();

  it("brings back every file, empty folders, and the keys that were kept apart", async () => {
    await write();
    expect(await restore()).toMatchObject(facts);
    expect(await listNew()).toEqual(
      [
        ...["app-key", "data-key", "db", "db/PG_VERSION", "db/pg_notify"],
        ...["files", "files/pictures", "files/pictures/3f", "files/pictures/3f/640.webp"],
      ].sort(),
    );
    expect(await readFile(at("new/files", picture), "utf8")).toBe("a picture of a dog");
    expect(await readFile(at("new/data-key"), "utf8")).toBe(`${testDataKey}\n`);
  });

  it("leaves half-written ones under no name, and overwrites none", async () => {
    await write();
    expect(await readdir(folder)).not.toContain("b.zip.part");
    const before = await readFile(at("b.zip"));
    await expect(write()).rejects.toThrow("is already there");
    expect((await readFile(at("b.zip"))).equals(before)).toBe(true);
  });

  it("leaves nothing when something can't be read", async () => {
    const gone = writeArchive({ folder: at("nowhere"), file: at("b.zip"), facts });
    await expect(gone).rejects.toThrow("ENOENT");
    expect((await readdir(folder)).filter((name) => name.startsWith("b.zip"))).toEqual([]);
  });

  it("goes into no folder that has something in it", async () => {
    await write();
    await mkdir(at("new"));
    await writeFile(at("new/mine.txt"), "mine");
    await expect(restore()).rejects.toThrow("is not empty");
    expect(await listNew()).toEqual(["mine.txt"]);
  });

  it("goes into an empty one, which may be a disk of its own", async () => {
    await write();
    await mkdir(at("new"));
    await restore();
    expect(await listNew()).toContain("db/PG_VERSION");
  });

  it("is refused when a byte of it has changed, and nothing is left", async () => {
    await write();
    const bytes = await readFile(at("b.zip"));
    bytes[bytes.indexOf("a picture of a dog")] = 0x41;
    await writeFile(at("b.zip"), bytes);
    await expect(restore()).rejects.toThrow(/checksum|b\.zip is no whole backup/);
    expect(await listNew()).toEqual([]);
  });

  it.each([0.1, 0.5, 0.99])("is refused when it breaks off at %s", async (part) => {
    await write();
    const bytes = await readFile(at("b.zip"));
    await writeFile(at("b.zip"), bytes.subarray(0, Math.floor(bytes.length * part)));
    await expect(restore()).rejects.toThrow("is no whole backup");
  });

  it("is refused when its manifest says something else than its files", async () => {
    await writeFile(at("data", "extra.txt"), "what is this?");
    await write();
    await expect(restore()).rejects.toThrow("doesn't know: extra.txt");
    expect(await listNew()).toEqual([]);
  });

  it.each([
    ["made by a newer program", { format: 2 }, "newer version of Kwispel"],
    ["of tables that are newer", { schema: { hash: "?", migratedAt: 2 } }, "made by a newer one"],
    ["of another PostgreSQL", { postgres: "19.0" }, "of PostgreSQL 19.0"],
    ["of another data key", { dataKeyId: "000000000000" }, "needs 000000000000"],
  ])("is refused when it is %s", async (_name, changes, words) => {
    await write(changes);
    await expect(restore()).rejects.toThrow(words);
    expect(await readdir(folder)).not.toContain("new");
  });

  it("asks for the keys that it needs", async () => {
    await write();
    await expect(restore({ keys: undefined })).rejects.toThrow("--keys <folder>");
    await rm(at("keys/app-key"));
    await expect(restore()).rejects.toThrow(`There is no ${at("keys/app-key")}`);
  });

  it("needs no files for keys that are set, and puts none there", async () => {
    await write();
    await restore({ keys: undefined, dataKey: testDataKey, appKey: "x".repeat(32) });
    expect(await readdir(at("new"))).not.toContain("data-key");
  });

  it("says so when it isn't there, or is something else", async () => {
    await expect(restore()).rejects.toThrow(`There is no ${at("b.zip")}`);
    await writeFile(at("b.zip"), "no zip at all");
    await expect(restore()).rejects.toThrow("is no whole backup");
    expect(manifestName).toBe("manifest.json");
  });
});
