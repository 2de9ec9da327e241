import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type S3StandIn, startS3StandIn } from "#tests/setup/stand-ins/s3-stand-in.ts";
import { createS3Storage, objectUrl } from "./s3-storage.ts";
import { StorageFailed } from "./storage.ts";

const text = { contentType: "text/plain" };

describe("createS3Storage", () => {
  let standIn: S3StandIn;

  beforeEach(async () => {
    standIn = await startS3StandIn();
  });
  afterEach(() => standIn.stop());

  const open = (changes: object = {}) =>
    createS3Storage({ ...standIn, pathStyle: true, retryDelayMs: 1, ...changes });

  it.each([
    ["a wrong secret", { secretAccessKey: "guess" }, "SignatureDoesNotMatch"],
    ["an unknown access key", { accessKeyId: "SOMEONE" }, "InvalidAccessKeyId"],
    ["another region", { region: "us-east-1" }, "AuthorizationHeaderMalformed"],
    ["a bucket that is not there", { bucket: "elsewhere" }, "NoSuchBucket"],
  ])("fails on %s, without trying again", async (_name, changes, code) => {
    const storage = open(changes);
    const expected = expect.objectContaining({ name: "StorageFailed", code });
    await expect(storage.put("a.txt", Buffer.from("x"), text)).rejects.toEqual(expected);
    await expect(storage.get("a.txt")).rejects.toEqual(expected);
    await expect(storage.remove("a.txt")).rejects.toEqual(expected);
    expect(standIn.requests).toHaveLength(3);
  });

  it("tries again after passing failures and sends the whole body each time", async () => {
    const storage = open();
    standIn.failNext(503, 500);
    await storage.put("a.txt", Readable.from([Buffer.from("hello "), Buffer.from("you")]), text);
    const file = await storage.get("a.txt");
    expect(file && (await buffer(file.stream)).toString()).toBe("hello you");
    expect(standIn.requests.map((line) => line.split(" ").at(-1))).toEqual([
      "503",
      "500",
      "200",
      "200",
    ]);
  });

  it("gives up after the last try, with the store's status", async () => {
    const storage = open({ retries: 1 });
    standIn.failNext(503, 503);
    await expect(storage.exists("a.txt")).rejects.toMatchObject({ status: 503 });
    expect(standIn.requests).toHaveLength(2);
  });

  it("does not wait for ever on a store that hangs", async () => {
    standIn.failNext("hang");
    expect(await open({ timeoutMs: 300 }).exists("a.txt")).toBe(false);
    standIn.failNext("hang", "hang");
    const impatient = open({ retries: 1, timeoutMs: 20 });
    await expect(impatient.exists("a.txt")).rejects.toBeInstanceOf(StorageFailed);
  });

  it("fails when nobody listens", async () => {
    const storage = open({ retries: 0 });
    await standIn.stop();
    await expect(storage.get("a.txt")).rejects.toBeInstanceOf(StorageFailed);
  });
});

describe("objectUrl", () => {
  it.each([
    ["https://s3.example.nl", true, "https://s3.example.nl/box/a/b.txt"],
    ["https://s3.example.nl/", false, "https://box.s3.example.nl/a/b.txt"],
    ["http://127.0.0.1:9000/store/", true, "http://127.0.0.1:9000/store/box/a/b.txt"],
  ])("%s, path style %s", (endpoint, pathStyle, url) => {
    expect(objectUrl({ endpoint, bucket: "box", pathStyle }, "a/b.txt")).toBe(url);
  });
});
