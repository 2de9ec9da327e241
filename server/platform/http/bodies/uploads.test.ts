import { createHash } from "node:crypto";
import { access, mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { hostname, tmpdir } from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import * as z from "zod";
import { hourMs } from "#contract/shared/durations.ts";
import { endpoint } from "#contract/shared/endpoint.ts";
import { logIn, makeUser } from "#tests/factories/account.ts";
import { multipart } from "#tests/setup/multipart.ts";
import { testServer } from "#tests/setup/test-server.ts";
import { conflict, Problem } from "../problem.ts";
import { inMemoryBytes, openUploads } from "./uploads.ts";

const upload = endpoint({
  method: "POST",
  path: "/api/test/upload",
  access: "user",
  summary: "",
  body: z.object({ end: z.enum(["fail", "break"]).optional() }),
  multipart: { pictures: { maxFiles: 3, maxBytes: 500_000 } },
  response: z.object({
    files: z.array(z.object({ size: z.number(), sha256: z.string(), place: z.string() })),
  }),
});

/** Where the large files of the last call were. */
let places: string[] = [];

const server = testServer({
  extend: ({ bind }) => {
    bind(upload, {
      prepare: async () => {},
      discard: async () => {},
      run: async ({ files, body }) => {
        places = files.flatMap(({ source }) => (typeof source === "string" ? [source] : []));
        for (const place of places) await access(place);
        if (body.end === "fail") throw conflict("forbidden");
        if (body.end === "break") throw new Error("broken");
        return {
          files: files.map(({ size, sha256, source }) => ({
            size,
            sha256,
            place: typeof source === "string" ? "disk" : "memory",
          })),
        };
      },
    });
  },
});

const sha256 = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");
const small = Buffer.alloc(inMemoryBytes, 1);
const large = Buffer.alloc(300_000, 2);

async function waiting(): Promise<string[]> {
  const folder = path.join(server.current.platform.config.dataDir, "uploads");
  await mkdir(folder, { recursive: true });
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  return found.filter((entry) => entry.isFile()).map(({ name }) => name);
}

describe("an upload", () => {
  let token = "";
  beforeEach(async () => {
    places = [];
    const { db } = server.current.platform;
    token = await logIn(db, (await makeUser(db)).id);
  });
  const send = async (fields: [string, string | Uint8Array][]) =>
    server.current.call("POST", upload.path, { as: token, ...(await multipart(fields)) });

  it("is on disk past a small size, and known by its hash", async () => {
    const response = await send([
      ["pictures", small],
      ["pictures", large],
    ]);
    expect(response.json().files).toEqual([
      { size: small.length, sha256: sha256(small), place: "memory" },
      { size: large.length, sha256: sha256(large), place: "disk" },
    ]);
    await expect.poll(waiting).toEqual([]);
  });

  it.each([
    ["fail", 409],
    ["break", 500],
  ])("leaves nothing behind when the action should %s", async (end, status) => {
    const response = await send([
      ["end", end],
      ["pictures", large],
    ]);
    expect(response.statusCode).toBe(status);
    expect(places).toHaveLength(1);
    expect(await waiting()).toEqual([]);
  });

  it.each([
    ["a later file is too large", [["pictures", Buffer.alloc(500_001)]], 413],
    ["a later file is one too many", Array(3).fill(["pictures", large]), 413],
    ["a field's name can't be read", [["a[", "x"]], 400],
    ["the input doesn't fit", [["end", "dance"]], 422],
  ] as [string, [string, string | Uint8Array][], number][])(
    "leaves nothing behind when %s",
    async (_case, more, status) => {
      const response = await send([["pictures", large], ...more]);
      expect(response.statusCode).toBe(status);
      expect(await waiting()).toEqual([]);
    },
  );

  it("leaves nothing behind when the visitor goes away halfway", async () => {
    const url = await server.current.app.listen({ port: 0, host: "127.0.0.1" });
    const sent = await multipart([["pictures", large]]);
    const socket = connect(Number(new URL(url).port), "127.0.0.1");
    socket.on("error", () => {});
    const head = [
      `POST ${upload.path} HTTP/1.1`,
      "host: x",
      `authorization: Bearer ${token}`,
      `content-type: ${sent.headers["content-type"]}`,
      `content-length: ${sent.body.length}`,
    ];
    socket.write(`${head.join("\r\n")}\r\n\r\n`);
    socket.write(sent.body.subarray(0, 200_000));
    await expect.poll(async () => (await waiting()).length).toBe(1);
    socket.destroy();
    await expect.poll(waiting).toEqual([]);
  });
});

describe("what was left behind", () => {
  let folder = "";
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "kwispel-uploads-"));
  });
  afterEach(() => rm(folder, { recursive: true }));

  /** No process can have this number: it is above what systems give out. */
  const dead = 99_999_999;
  const dayAgo = new Date(Date.now() - 25 * hourMs);

  it.each([
    ["a process that was killed", `${hostname()}_${dead}_a`, null, false],
    ["one that had our number", `${hostname()}_${process.pid}_a`, null, false],
    ["one that still runs", `${hostname()}_${process.ppid}_a`, null, true],
    ["one on another machine", `another-machine_${dead}_a`, null, true],
    ["one on another machine, a day ago", `another-machine_${dead}_a`, dayAgo, false],
  ])("by %s: %s", async (_case, name, changedAt, stays) => {
    const place = path.join(folder, name);
    await mkdir(place);
    await writeFile(path.join(place, "x"), "picture");
    if (changedAt) await utimes(place, changedAt, changedAt);
    await openUploads(folder);
    expect(await readdir(folder)).toEqual(stays ? [name] : []);
  });

  it("is nothing where no upload has ever come in", async () => {
    await openUploads(path.join(folder, "none"));
    expect(await readdir(folder)).toEqual([]);
  });

  it("is not what is being received, nor more than was allowed", async () => {
    const uploads = await openUploads(folder);
    const file = await uploads.receive(Readable.from([small, large]), 1_000_000);
    expect(await readFile(file.source as string)).toEqual(Buffer.concat([small, large]));
    const tooLong = uploads.receive(Readable.from([small, large]), 100_000);
    await expect(tooLong).rejects.toBeInstanceOf(Problem);
    await uploads.remove([file]);
    const left = await readdir(folder, { recursive: true, withFileTypes: true });
    expect(left.filter((entry) => entry.isFile())).toEqual([]);
  });
});
