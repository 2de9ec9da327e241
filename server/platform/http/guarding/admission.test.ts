import { connect } from "node:net";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as z from "zod";
import { endpoint } from "#contract/shared/endpoint.ts";
import { logIn, makeUser } from "#tests/factories/account.ts";
import { testServer } from "#tests/setup/test-server.ts";
import type { PreparedAction } from "../call.ts";

const body = z.object({ name: z.string().optional() });
const plain = endpoint({
  method: "POST",
  path: "/api/test/plain",
  access: "public",
  summary: "",
  body,
});
const guarded = endpoint({ ...plain, path: "/api/test/guarded", csrf: true });
const form = endpoint({ ...plain, path: "/api/test/form", formPost: true });
const upload = endpoint({
  method: "POST",
  path: "/api/test/upload",
  access: "user",
  summary: "",
  body,
  multipart: { pictures: { maxFiles: 2, maxBytes: 1_000 } },
  response: z.object({ sizes: z.array(z.number()) }),
});
const replace = endpoint({ ...upload, method: "PUT", path: "/api/test/replace" });

const measure: PreparedAction<typeof upload | typeof replace, number[]> = {
  prepare: async ({ files }) => files.map(({ size }) => size),
  run: async (_call, sizes) => ({ sizes }),
  discard: async () => {},
};

const server = testServer({
  environment: { LIMIT_BODY_BYTES: "100000" },
  extend: ({ bind }) => {
    bind(plain, async () => {});
    bind(guarded, async () => {});
    bind(form, async () => {});
    bind(upload, measure);
    bind(replace, measure);
  },
});

let port = 0;
beforeAll(async () => {
  const url = await server.current.app.listen({ port: 0, host: "127.0.0.1" });
  port = Number(new URL(url).port);
});
let bearer = "";
beforeEach(async () => {
  const { db } = server.current.platform;
  bearer = `authorization: Bearer ${await logIn(db, (await makeUser(db)).id)}`;
});

/** Sends a head and perhaps the beginning of a body, never its end; gives the status of the answer. */
function statusOf(head: string[], start: string | Buffer = ""): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("error", reject);
    socket.once("data", (chunk) => {
      socket.destroy();
      resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(chunk.toString("latin1"))?.[1]));
    });
    socket.write(`${[...head, "host: x"].join("\r\n")}\r\n\r\n`);
    socket.write(start);
  });
}

const json = "content-type: application/json";
const urlencoded = "content-type: application/x-www-form-urlencoded";
const multipart = "content-type: multipart/form-data; boundary=x";
const long = (bytes: number) => `content-length: ${bytes}`;
const half = long(50_000);
const post = (path: string) => `POST ${path} HTTP/1.1`;

describe("what is refused by its head is not waited for", () => {
  it.each([
    ["multipart where none is taken", [post(plain.path), multipart, long(900_000_000)], 415],
    ["multipart to log in", [post("/api/login"), multipart, long(900_000_000)], 415],
    ["a browser's form where none is taken", [post(plain.path), urlencoded, half], 415],
    ["another media type", [post(plain.path), "content-type: text/plain", half], 415],
    ["no media type", [post(plain.path), half], 415],
    ["another method", ["PUT /api/test/plain HTTP/1.1", json, half], 405],
    ["a POST where only multipart may stand for a PUT", [post(replace.path), json, half], 405],
    ["an unknown path", [post("/api/nothing"), json, half], 404],
    ["a body that says that it is too large", [post(plain.path), json, long(100_001)], 413],
    ["a form that says that it is too large", [post(form.path), urlencoded, long(100_001)], 413],
    ["a missing CSRF token", [post(guarded.path), json, half], 419],
    ["a stranger's upload", [post(upload.path), multipart, half], 401],
    ["a stranger's call", ["PUT /api/user HTTP/1.1", json, half], 401],
  ])("%s", async (_case, head, status) => {
    expect(await statusOf(head)).toBe(status);
  });

  it("an upload that says that it is larger than all its files may be", async () => {
    expect(await statusOf([post(upload.path), multipart, bearer, long(5_000_000)])).toBe(413);
  });
});

describe("what turns out to be too much is not read to its end", () => {
  const chunked = "transfer-encoding: chunked";
  const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;
  const part = (name: string, file = "") =>
    `--x\r\ncontent-disposition: form-data; name="${name}"${file && `; filename="${file}"`}\r\n\r\n`;

  it.each([
    ["JSON without a length", post(plain.path), json, "x".repeat(100_001), 413],
    ["a browser's form", post(form.path), urlencoded, "x".repeat(100_001), 413],
    [
      "a file",
      post(upload.path),
      multipart,
      `${part("pictures", "a.jpg")}${"x".repeat(1_001)}`,
      413,
    ],
    [
      "a third file",
      post(upload.path),
      multipart,
      `${part("pictures", "a.jpg")}x\r\n`.repeat(3),
      413,
    ],
    [
      "a file of another name",
      post(upload.path),
      multipart,
      `${part("other", "a.jpg")}${"x".repeat(99)}`,
      413,
    ],
    [
      "fields that are too much together",
      post(upload.path),
      multipart,
      `${part("name")}${"x".repeat(30_000)}\r\n`.repeat(5),
      413,
    ],
    [
      "more fields than any form has",
      post(upload.path),
      multipart,
      `${part("name")}x\r\n`.repeat(1_002),
      413,
    ],
    ["words before the first part", post(upload.path), multipart, "x\r\n".repeat(1_000_000), 413],
  ])("%s", async (_case, line, type, text, status) => {
    const head = [line, type, chunked, bearer];
    expect(await statusOf(head, chunk(text))).toBe(status);
  });

  it("a form of too many fields, before it is taken apart", async () => {
    const send = (fields: number) =>
      server.current.call("POST", form.path, {
        headers: { "content-type": "application/x-www-form-urlencoded" },
        body: "a[]=&".repeat(fields),
      });
    expect((await send(10)).statusCode).toBe(204);
    expect((await send(20_000)).statusCode).toBe(413);
  });

  it("a query of too many fields", async () => {
    const { call } = server.current;
    expect((await call("POST", `${plain.path}?${"a&".repeat(1_001)}`)).statusCode).toBe(413);
    expect((await call("POST", `${plain.path}?${"a[]&".repeat(1_001)}`)).statusCode).toBe(413);
  });

  it("a body of more values than any form has", async () => {
    const response = await server.current.call("POST", plain.path, {
      body: { name: Array.from({ length: 20_000 }, () => 0) },
    });
    expect(response.statusCode).toBe(413);
  });
});

it("takes a multipart POST that says that it is a PUT", async () => {
  const data = new FormData();
  data.append("_method", "PUT");
  data.append("pictures[]", new Blob(["abc"]), "a.jpg");
  const response = await fetch(`http://127.0.0.1:${port}${replace.path}`, {
    method: "POST",
    body: data,
    headers: { authorization: bearer.slice("authorization: ".length) },
  });
  expect(await response.json()).toEqual({ sizes: [3] });
});

it("answers the next request of a connection whose upload was refused halfway", async () => {
  const boundary = '--x\r\ncontent-disposition: form-data; name="other"; filename="a"\r\n\r\n';
  const text = `${boundary}${"x".repeat(60_000)}\r\n--x--\r\n`;
  const next = "GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n";
  const answers = await new Promise<string>((resolve, reject) => {
    const socket = connect(port, "127.0.0.1");
    let received = "";
    socket.on("data", (piece) => {
      received += piece;
    });
    socket.once("error", reject);
    socket.once("close", () => resolve(received));
    const head = [post(upload.path), multipart, bearer, long(text.length), "host: x"];
    socket.write(`${head.join("\r\n")}\r\n\r\n${text}${next}`);
  });
  expect([...answers.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => status)).toEqual([
    "413",
    "200",
  ]);
});
