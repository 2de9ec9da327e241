import { mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createFolderStorage } from "./folder-storage.ts";

describe("createFolderStorage", () => {
  let root: string;

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), "kwispel-storage-"));
  });
  afterEach(() => rm(root, { recursive: true }));

  it("leaves no temporary files, not of failed writes either", async () => {
    const storage = await createFolderStorage({ root });
    await storage.put("a/b.txt", Buffer.from("x"), { contentType: "text/plain" });
    // A folder in the way of the name makes the last step fail.
    await storage.put("c.txt", Buffer.from("x"), { contentType: "text/plain" });
    await writeFile(join(root, "d"), "");
    await expect(
      storage.put("d/e.txt", Buffer.from("x"), { contentType: "text/plain" }),
    ).rejects.toThrow();
    expect(await readdir(join(root, ".incoming"))).toEqual([]);
  });

  it("clears what a killed process left, but not what is being written now", async () => {
    const storage = await createFolderStorage({ root });
    const incoming = join(root, ".incoming");
    await writeFile(join(incoming, "old"), "half");
    await utimes(join(incoming, "old"), new Date("2026-05-01"), new Date("2026-05-01"));
    await writeFile(join(incoming, "new"), "half");
    await utimes(join(incoming, "new"), new Date("2026-05-02"), new Date("2026-05-02"));
    await storage.removeAbandoned(new Date("2026-05-01T12:00:00Z"));
    expect(await readdir(incoming)).toEqual(["new"]);
  });

  it("shows every reader a whole file while it is replaced", async () => {
    const storage = await createFolderStorage({ root });
    const size = 300_000;
    const write = (fill: string) =>
      storage.put("busy.txt", Buffer.alloc(size, fill), { contentType: "text/plain" });
    await write("a");
    const writing = Promise.all(["b", "c", "d", "e"].map(write));
    for (let round = 0; round < 10; round += 1) {
      const file = await storage.get("busy.txt");
      const chunks: Buffer[] = [];
      for await (const chunk of file?.stream ?? []) chunks.push(chunk);
      const text = Buffer.concat(chunks).toString();
      expect(text).toBe((text[0] ?? "").repeat(size));
    }
    await writing;
  });
});
