import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startS3StandIn } from "#tests/setup/stand-ins/s3-stand-in.ts";
import { createFolderStorage } from "./folder-storage.ts";
import { createS3Storage } from "./s3-storage.ts";
import { InvalidStorageKey, type Storage } from "./storage.ts";

type Opened = { storage: Storage; close(): Promise<unknown> };

const adapters: [string, () => Promise<Opened>][] = [
  [
    "folder",
    async () => {
      const root = await mkdtemp(join(tmpdir(), "kwispel-storage-"));
      const storage = await createFolderStorage({ root });
      return { storage, close: () => rm(root, { recursive: true }) };
    },
  ],
  [
    "s3",
    async () => {
      const standIn = await startS3StandIn();
      return { storage: createS3Storage({ ...standIn, pathStyle: true }), close: standIn.stop };
    },
  ],
];

describe.each(adapters)("storage in %s", (_name, openStorage) => {
  let opened: Opened;
  let storage: Storage;

  beforeAll(async () => {
    opened = await openStorage();
    storage = opened.storage;
  });
  afterAll(() => opened.close());

  it("gives back what was put, with type, size and etag", async () => {
    const bytes = Buffer.from(Array.from({ length: 70_000 }, (_, index) => index % 251));
    await storage.put("pets/1/bello.webp", bytes, { contentType: "image/webp" });
    const file = await storage.get("pets/1/bello.webp");
    expect(file).toMatchObject({ contentType: "image/webp", size: bytes.length });
    expect(file?.etag).toMatch(/^"[^"]+"$/);
    expect(file && Buffer.compare(await buffer(file.stream), bytes)).toBe(0);
  });

  it("gives a part of it", async () => {
    const bytes = Buffer.from(Array.from({ length: 70_000 }, (_, index) => index % 251));
    await storage.put("releases/1.bin", bytes, { contentType: "application/octet-stream" });
    for (const [at, length] of [
      [0, 10],
      [30_000, 20_001],
      [69_999, 1],
    ] as const) {
      const part = await storage.get("releases/1.bin", { at, length });
      expect(part?.size).toBe(length);
      expect(
        part && Buffer.compare(await buffer(part.stream), bytes.subarray(at, at + length)),
      ).toBe(0);
    }
    expect(await storage.get("releases/2.bin", { at: 0, length: 1 })).toBeNull();
  });

  it("takes a stream of unknown length", async () => {
    const parts = Array.from({ length: 40 }, (_, index) => Buffer.alloc(10_000, index));
    await storage.put("exports/all.zip", Readable.from(parts), { contentType: "application/zip" });
    const file = await storage.get("exports/all.zip");
    expect(file?.size).toBe(400_000);
    expect(file && Buffer.compare(await buffer(file.stream), Buffer.concat(parts))).toBe(0);
  });

  it("keeps an empty file", async () => {
    await storage.put("empty.txt", new Uint8Array(), { contentType: "text/plain" });
    const file = await storage.get("empty.txt");
    expect(file?.size).toBe(0);
    expect(file && (await buffer(file.stream)).length).toBe(0);
  });

  it("replaces a file and changes its etag", async () => {
    await storage.put("note.txt", Buffer.from("first"), { contentType: "text/plain" });
    const first = await storage.get("note.txt");
    first?.stream.destroy();
    await storage.put("note.txt", Buffer.from("second one"), { contentType: "text/plain" });
    const second = await storage.get("note.txt");
    expect(second && (await buffer(second.stream)).toString()).toBe("second one");
    expect(second?.etag).not.toBe(first?.etag);
  });

  it("keeps the old file when the new one breaks off half-way", async () => {
    await storage.put("half.txt", Buffer.from("whole"), { contentType: "text/plain" });
    const broken = Readable.from(
      (function* () {
        yield Buffer.from("ha");
        throw new Error("the browser went away");
      })(),
    );
    await expect(storage.put("half.txt", broken, { contentType: "text/plain" })).rejects.toThrow(
      "the browser went away",
    );
    const file = await storage.get("half.txt");
    expect(file && (await buffer(file.stream)).toString()).toBe("whole");
  });

  it("says what is there and what is not", async () => {
    expect(await storage.exists("gone.txt")).toBe(false);
    expect(await storage.get("gone.txt")).toBeNull();
    await storage.put("gone.txt", Buffer.from("x"), { contentType: "text/plain" });
    expect(await storage.exists("gone.txt")).toBe(true);
    await storage.remove("gone.txt");
    expect(await storage.exists("gone.txt")).toBe(false);
    expect(await storage.get("gone.txt")).toBeNull();
  });

  it("removes twice without complaint", async () => {
    await storage.remove("never/was-there.txt");
    await storage.remove("never/was-there.txt");
    expect(await storage.exists("never/was-there.txt")).toBe(false);
  });

  it("lists what is there, all of it and nothing else", async () => {
    const listed = async () => {
      const keys: string[] = [];
      for await (const key of storage.list()) keys.push(key);
      return keys.sort();
    };
    const before = await listed();
    const keys = ["list/a.txt", "list/b.txt", "list/c/d.txt", "list/e.txt", "list.txt"];
    for (const key of keys) {
      await storage.put(key, Buffer.from("x"), { contentType: "text/plain" });
    }
    await storage.remove("list/b.txt");
    const expected = [...before, ...keys].filter((key) => key !== "list/b.txt");
    expect(await listed()).toEqual(expected.sort());
  });

  it("refuses keys that leave the store, in every call", async () => {
    const key = "../outside.txt";
    await expect(
      storage.put(key, Buffer.from("x"), { contentType: "text/plain" }),
    ).rejects.toBeInstanceOf(InvalidStorageKey);
    await expect(storage.get(key)).rejects.toBeInstanceOf(InvalidStorageKey);
    await expect(storage.remove(key)).rejects.toBeInstanceOf(InvalidStorageKey);
    await expect(storage.exists(key)).rejects.toBeInstanceOf(InvalidStorageKey);
  });

  it("refuses a type that is not the key's", async () => {
    await expect(
      storage.put("page.webp", Buffer.from("<script>"), { contentType: "text/html" }),
    ).rejects.toBeInstanceOf(InvalidStorageKey);
    expect(await storage.exists("page.webp")).toBe(false);
  });
});
