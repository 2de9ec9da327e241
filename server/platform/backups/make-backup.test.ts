import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { embeddedPostgresMajor, openEmbedded } from "#server/db/embedded/embedded.ts";
import { migrate } from "#server/db/migrate.ts";
import { readPreparedDump } from "#server/db/prepared-dump.ts";
import { stagingOf } from "./data-folder.ts";
import { makeBackup } from "./make-backup.ts";
import { openArchive } from "./read-archive.ts";

describe("makeBackup", () => {
  const now = new Date("2026-11-17T12:00:00Z");
  let folder: string;
  let dataDir: string;
  let to: string;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "kwispel-backup-"));
    dataDir = path.join(folder, "data");
    to = path.join(folder, "backups");
    const database = await openEmbedded({ folder: dataDir, readDump: readPreparedDump });
    await migrate(database);
    await database.close();
    await mkdir(path.join(dataDir, "files/pictures"), { recursive: true });
    await writeFile(path.join(dataDir, "files/pictures/lost.webp"), "nobody's");
    // Of the build, which a restored site has.
    await mkdir(path.join(dataDir, "files/releases"));
    await writeFile(path.join(dataDir, "files/releases/1a2b.bin"), "scripts");
    await writeFile(path.join(dataDir, "data-key"), "secret");
  });
  afterAll(() => rm(folder, { recursive: true }));

  const make = (changes: object = {}) =>
    makeBackup({ dataDir, to, withFiles: true, now, ...changes });

  it("makes one of a site that is stopped, without its keys, and leaves nothing beside it", async () => {
    // Left behind by one that was killed.
    await mkdir(path.join(stagingOf(dataDir), "data/db"), { recursive: true });
    const before = (await readdir(dataDir)).filter((name) => name !== "backup-in-progress");
    const made = await make();
    expect(made).toMatchObject({
      file: path.join(to, "kwispel-2026-11-17T12-00-00-000Z.zip"),
      keyFiles: ["data-key"],
      check: { withoutRow: ["pictures/lost.webp"], withoutFile: [] },
    });
    expect(await readdir(dataDir)).toEqual(before);
    const { manifest, close } = await openArchive(made.file);
    close();
    expect(Number.parseInt(manifest.postgres, 10)).toBe(embeddedPostgresMajor);
    const files = Object.keys(manifest.checksums);
    expect(files).toContain("files/pictures/lost.webp");
    expect(files).toContain("db/PG_VERSION");
    expect(files.filter((name) => name.startsWith("files/releases"))).toEqual([]);
    expect(files.filter((name) => !/^(?:db|files)\//.test(name))).toEqual([]);
  });

  it("leaves pictures out that are in a bucket", async () => {
    const later = new Date(now.getTime() + 1_000);
    const { file, check } = await make({ withFiles: false, now: later });
    expect(check).toBeNull();
    const { manifest, close } = await openArchive(file);
    close();
    expect(manifest.hasFiles).toBe(false);
    expect(Object.keys(manifest.checksums).filter((name) => name.startsWith("files/"))).toEqual([]);
  });

  it("makes one at a time", async () => {
    await mkdir(stagingOf(dataDir), { recursive: true });
    // The parent of this process surely runs, and is not us.
    await writeFile(path.join(stagingOf(dataDir), "lock"), String(process.ppid));
    await expect(make()).rejects.toThrow("Another backup");
    await rm(stagingOf(dataDir), { recursive: true });
  });

  it("says so when there is no database", async () => {
    await expect(make({ dataDir: to })).rejects.toThrow("There is no database");
  });
});
