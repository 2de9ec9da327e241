import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import helmet from "@fastify/helmet";
import fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { textsUrl } from "#contract/urls/texts-url.ts";
import { readBrowserTexts } from "#messages/browser-texts.ts";
import { createTestClock } from "#server/platform/clock.ts";
import { sendProblem } from "#server/platform/http/error-reply.ts";
import { checkFiles } from "#server/platform/images/check-files.ts";
import { quietLog } from "#server/platform/log.ts";
import { registerStaticFiles } from "#server/platform/ssr/static-files.ts";
import { registerTextsFiles } from "#server/platform/ssr/texts-files.ts";
import { createFolderStorage } from "#server/platform/storage/folder-storage.ts";
import type { Storage } from "#server/platform/storage/storage.ts";
import { statementsOf, testDatabase } from "#tests/setup/test-database.ts";
import { readRelease } from "./pack-release.ts";
import { registerReleaseFiles, releaseTypes } from "./release-files.ts";
import { createReleases, forgetReleases, keyOf, type Releases } from "./releases.ts";

const database = testDatabase();
const clock = createTestClock("2026-11-15T09:30:00Z");
const script = "export const chat = 1;\n".repeat(100);
const ownTexts = await readBrowserTexts("messages");

let folder = "";
let storage: Storage;
/** `call key`, of those calls that go to the store. */
let asked: string[] = [];
let opened: Server[] = [];

beforeEach(async () => {
  clock.set("2026-11-15T09:30:00Z");
  folder = await mkdtemp(path.join(tmpdir(), "kwispel-releases-"));
  const real = await createFolderStorage({ root: path.join(folder, "files") });
  asked = [];
  storage = {
    ...real,
    put(key, ...rest) {
      asked.push(`put ${key}`);
      return real.put(key, ...rest);
    },
    get(key, part) {
      asked.push(`get ${key}`);
      return real.get(key, part);
    },
  };
});
afterEach(async () => {
  for (const { app, releases } of opened) await Promise.all([app.close(), releases.stop()]);
  opened = [];
  await rm(folder, { recursive: true });
});

type Server = { app: FastifyInstance; releases: Releases; id: string };
type Build = { files: Record<string, string>; texts?: typeof ownTexts };

/** A process that runs a build: it has its files beside it, and the store in common with others. */
async function serve(
  { files, texts = ownTexts }: Build,
  { readAgainMs = 1 } = {},
): Promise<Server> {
  const clientFolder = await mkdtemp(path.join(folder, "client-"));
  await mkdir(path.join(clientFolder, "assets"));
  for (const [name, text] of Object.entries(files)) {
    await writeFile(path.join(clientFolder, "assets", name), text);
    if (text.length < 1_000) continue;
    await writeFile(path.join(clientFolder, "assets", `${name}.br`), brotliCompressSync(text));
  }
  const release = await readRelease(clientFolder, texts);
  const parts = { database: database.current, storage, clock, log: quietLog, readAgainMs };
  const releases = createReleases({ ...parts, release });
  const app = fastify();
  app.setErrorHandler(sendProblem);
  await app.register(helmet);
  await registerStaticFiles(app, clientFolder);
  registerReleaseFiles(app, { releases, storage });
  await registerTextsFiles(app, { isDevelopment: false, others: { releases, storage } });
  const server = { app, releases, id: release.id };
  opened.push(server);
  return server;
}

const first = { files: { "chat-AAAAAAA1.js": script, "paw-BBBBBBB1.svg": "<svg>1</svg>" } };
const second = { files: { "chat-AAAAAAA2.js": script, "paw-BBBBBBB1.svg": "<svg>1</svg>" } };
const forget = () =>
  forgetReleases({
    db: database.current.db,
    storage,
    now: clock.now(),
    log: quietLog,
    inTransaction: async (work) =>
      database.current.db.transaction((db) =>
        work({ db, storage, now: clock.now(), log: quietLog }),
      ),
  });

describe("files of a release", () => {
  it("come from every process, of the release before and of the next one, as their own sent them", async () => {
    const kinds = Object.keys(releaseTypes).map((kind) => [`other-AAAAAAA1${kind}`, script]);
    const old = await serve({ files: { ...first.files, ...Object.fromEntries(kinds) } });
    const next = await serve(second);
    await Promise.all([old.releases.start(), next.releases.start()]);
    const headers = { "accept-encoding": "gzip, br" };
    for (const [asker, owner, name] of [
      [old, next, "chat-AAAAAAA2.js"],
      [next, old, "chat-AAAAAAA1.js"],
      ...kinds.map(([name = ""]) => [next, old, name] as const),
    ] as const) {
      const own = await owner.app.inject({ url: `/assets/${name}`, headers });
      const answer = await asker.app.inject({ url: `/assets/${name}`, headers });
      expect(answer.statusCode, name).toBe(200);
      expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(script);
      const same = ["content-type", "content-encoding", "cache-control", "content-length"];
      const kept = [...same, "x-content-type-options", "cross-origin-resource-policy"];
      for (const name of kept) expect(answer.headers[name], name).toBe(own.headers[name]);
      expect(answer.headers["cache-control"]).toContain("immutable");
    }
  });

  it("come unpacked to who takes no brotli, and not again to who has them", async () => {
    const old = await serve(first);
    await old.releases.start();
    const { app } = await serve({ files: {} });
    const url = "/assets/chat-AAAAAAA1.js";
    const plain = await app.inject({ url });
    expect(plain.headers["content-encoding"]).toBeUndefined();
    expect(plain.payload).toBe(script);
    const head = await app.inject({ method: "HEAD", url });
    expect(head.statusCode).toBe(200);
    const again = await app.inject({
      url,
      headers: { "if-none-match": String(plain.headers.etag) },
    });
    expect([again.statusCode, again.payload]).toEqual([304, ""]);
    expect((await app.inject("/assets/paw-BBBBBBB1.svg")).payload).toBe("<svg>1</svg>");
  });

  it("are its texts too, word by word", async () => {
    const texts = { version: "0123456789ab", files: new Map([["nl/home", '{"hi":"Hoi"}']]) };
    const old = await serve({ files: {}, texts });
    await old.releases.start();
    const { app } = await serve(second);
    const answer = await app.inject(textsUrl("0123456789ab", "nl", "home"));
    expect(answer.json()).toEqual({ hi: "Hoi" });
    expect(answer.headers["cache-control"]).toContain("immutable");
    // Of one that nobody knows any more: those that are here.
    const lost = await app.inject(textsUrl("ba9876543210", "nl", "home"));
    expect(lost.json()).toEqual(JSON.parse(ownTexts.files.get("nl/home") ?? ""));
    expect(lost.headers["cache-control"]).toBe("no-cache");
  });

  it("are put there once, by however many processes, and again when they are gone", async () => {
    const [one, other] = [await serve(first), await serve(first)];
    await Promise.all([one.releases.start(), other.releases.start()]);
    expect(new Set(asked)).toEqual(new Set([`put ${keyOf(one.id)}`]));
    asked = [];
    await (await serve(first)).releases.start();
    expect(asked).toEqual([]);
    await storage.remove(keyOf(one.id));
    await (await serve(first)).releases.start();
    expect(asked).toEqual([`put ${keyOf(one.id)}`]);
  });

  it("are put there by the next start when one was killed before it had noted them", async () => {
    const old = await serve(first);
    await storage.put(keyOf(old.id), Buffer.from("half of anoth"), {
      contentType: "application/octet-stream",
    });
    await old.releases.start();
    const { app } = await serve(second);
    expect((await app.inject("/assets/chat-AAAAAAA1.js")).payload).toBe(script);
  });

  it("hold up no start while the store is away", async () => {
    const real = storage.put;
    storage.put = () => Promise.reject(new Error("the store is away"));
    const old = await serve(first);
    await expect(old.releases.start()).resolves.toBeUndefined();
    const { app } = await serve(second);
    expect((await app.inject("/assets/chat-AAAAAAA1.js")).statusCode).toBe(404);
    storage.put = real;
    await old.releases.start();
    expect((await app.inject("/assets/chat-AAAAAAA1.js")).statusCode).toBe(200);
  });

  it("that nobody has are a 404 that nobody keeps, and lead to the store never", async () => {
    const old = await serve(first);
    await old.releases.start();
    asked = [];
    const { app } = await serve(second);
    const names = Array.from({ length: 200 }, (_, nr) => `/assets/chat-${10_000_000 + nr}.js`);
    const statements = await statementsOf(async () => {
      const answers = await Promise.all(names.map((name) => app.inject(name)));
      for (const { statusCode, headers } of answers) {
        expect([statusCode, headers["cache-control"]]).toEqual([404, "no-store"]);
      }
    });
    expect(asked).toEqual([]);
    if (!process.env.TEST_DATABASE_URL) {
      expect(statements.length).toBeGreaterThan(0);
      expect(statements.length).toBeLessThan(8);
    }
  });

  it("are found the moment they are there, also right after somebody made one up", async () => {
    const { app } = await serve(first, { readAgainMs: 200 });
    const [next, later] = [
      await serve(second),
      await serve({ files: { "pet-CCCCCCC3.js": script } }),
    ];
    for (const [server, url] of [
      [next, "/assets/chat-AAAAAAA2.js"],
      [later, "/assets/pet-CCCCCCC3.js"],
    ] as const) {
      expect((await app.inject("/assets/chat-10000000.js")).statusCode).toBe(404);
      await server.releases.start();
      expect((await app.inject(url)).statusCode).toBe(200);
    }
  });

  it.each([
    "/assets/../../../etc/passwd",
    "/assets/..%2f..%2fpackage.json",
    "/assets/chat.js",
    "/assets/",
    "/assets/constructor",
    "/texts/__proto__/nl/home.json/..",
  ])("are none of %s, which nothing is asked about", async (url) => {
    const { app } = await serve(second);
    const statements = await statementsOf(async () => {
      expect((await app.inject(url)).statusCode).toBe(404);
    });
    expect(statements).toEqual([]);
  });

  it("go fourteen days after the last process that ran them; what runs stays", async () => {
    const old = await serve(first);
    await old.releases.start();
    clock.set("2026-11-29T09:00:00Z");
    const next = await serve(second);
    await next.releases.start();
    await forget();
    expect((await next.app.inject("/assets/chat-AAAAAAA1.js")).statusCode).toBe(200);
    clock.set("2026-11-29T10:00:00Z");
    await forget();
    expect(await storage.exists(keyOf(old.id))).toBe(false);
    expect(await storage.exists(keyOf(next.id))).toBe(true);
    // Known by name, and still no more than not there.
    expect((await next.app.inject("/assets/chat-AAAAAAA1.js")).statusCode).toBe(404);
    const { app } = await serve({ files: {} });
    expect((await app.inject("/assets/chat-AAAAAAA2.js")).statusCode).toBe(200);
  });

  it("belong to their row when files and rows are compared", async () => {
    await (await serve(first)).releases.start();
    await storage.put("releases/lost.bin", Buffer.from("x"), {
      contentType: "application/octet-stream",
    });
    const { withoutRow, withoutFile } = await checkFiles({ db: database.current.db, storage });
    expect([withoutRow, withoutFile]).toEqual([["releases/lost.bin"], []]);
  });

  it("are of kinds that are known, all that the build has", async () => {
    const { pack } = await readRelease("build/client", ownTexts);
    const { files, body } = await pack();
    const kinds = new Set(Object.keys(files).map((name) => path.extname(name)));
    expect([...kinds].filter((kind) => !releaseTypes[kind])).toEqual([]);
    expect(Object.keys(files).length).toBeGreaterThan(500);
    // A few megabytes at each start of a new release, and for as long as it is kept.
    expect(body.length).toBeLessThan(5_000_000);
  });
});
