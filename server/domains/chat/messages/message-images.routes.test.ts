import { readdir } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { beforeEach, describe, expect, it } from "vitest";
import { messages } from "#server/db/schema/chat.ts";
import { logIn, makeUser } from "#tests/factories/account.ts";
import { type ChatPerson, makePair, makeRoom } from "#tests/factories/chat.ts";
import { makePicture } from "#tests/factories/pictures.ts";
import { multipart } from "#tests/setup/multipart.ts";
import { testServer } from "#tests/setup/test-server.ts";

const server = testServer({ environment: { LIMIT_MESSAGES: "1000" } });
const db = () => server.current.platform.db;

let owner: ChatPerson;
let sitter: ChatPerson;
let roomId = 0;
beforeEach(async () => {
  ({ owner, sitter } = await makePair(db()));
  roomId = await makeRoom(db(), { owner, sitter });
});

async function sendPicture(bytes: Uint8Array, { key, text }: { key?: string; text?: string } = {}) {
  const form = await multipart([
    ["chat_room_id", String(roomId)],
    ...(text ? [["message", text] as [string, string]] : []),
    ["image", bytes],
  ]);
  return server.current.call("POST", "/api/messages", {
    as: owner.token,
    body: form.body,
    headers: { ...form.headers, ...(key ? { "idempotency-key": key } : {}) },
  });
}

/** As an `<img>` asks: with the session's cookie and nothing else. */
const look = (url: string, token?: string) =>
  server.current.call("GET", url, token ? { cookies: { session: token } } : {});

async function storedFiles(): Promise<string[]> {
  const folder = path.join(server.current.platform.config.dataDir, "files");
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

describe("a picture in a chat", () => {
  it("is kept at 1280 pixels by its longer side, and shown to the two of the room", async () => {
    const tall = await sharp({
      create: { width: 1_000, height: 3_000, channels: 3, background: "green" },
    })
      .jpeg()
      .toBuffer();
    const sent = (await sendPicture(tall)).json().data;
    expect(sent).toMatchObject({ type: "IMAGE", image: { height: 1_280 } });
    for (const person of [owner, sitter]) {
      const answer = await look(sent.image.url, person.token);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers["cache-control"]).toBe("private, no-store");
      expect(answer.headers["content-type"]).toBe("image/webp");
      const { width, height } = await sharp(answer.rawPayload).metadata();
      expect([width, height]).toEqual([sent.image.width, 1_280]);
    }
  });

  it("may come with words", async () => {
    const sent = (await sendPicture(await makePicture(), { text: "Kijk, Moos" })).json().data;
    expect(sent).toMatchObject({ type: "TEXT", message: "Kijk, Moos", image: { width: 700 } });
  });

  it("is not there for guests, strangers and admins, nor by the public way", async () => {
    const sent = (await sendPicture(await makePicture())).json().data;
    const third = (await makePair(db())).sitter;
    const admin = await logIn(db(), (await makeUser(db(), { role: "admin" })).id);
    for (const token of [undefined, "1|nonsense", third.token, admin]) {
      const answer = await look(sent.image.url, token);
      expect(answer.statusCode).toBe(404);
      expect(answer.headers["cache-control"]).toMatch(/no-store/);
    }
    const openly = sent.image.url.replace("/private", "");
    expect((await look(openly, owner.token)).statusCode).toBe(404);
    for (const odd of ["/files/private/", "/files/private/chats/..%2f..%2fapp-key/1.webp"]) {
      expect((await look(odd, owner.token)).statusCode).toBe(404);
    }
  });

  it("shows to an admin once it is reported, also after it was taken back", async () => {
    const sent = (await sendPicture(await makePicture())).json().data;
    const admin = await logIn(db(), (await makeUser(db(), { role: "admin" })).id);
    const body = { subject_type: "message", subject_id: sent.id, reason: "harassment" };
    const report = await server.current.call("POST", "/api/reports", { as: sitter.token, body });
    expect(report.statusCode).toBe(201);
    expect((await look(sent.image.url, admin)).statusCode).toBe(200);
    await server.current.call("PUT", `/api/messages/${sent.id}/hide`, {
      as: owner.token,
      body: {},
    });
    expect((await look(sent.image.url, sitter.token)).statusCode).toBe(404);
    expect((await look(sent.image.url, admin)).statusCode).toBe(200);
  });

  it("sent five times with one key is one message and one picture", async () => {
    const picture = await makePicture();
    const before = (await storedFiles()).length;
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => sendPicture(picture, { key: "key-12345678" })),
    );
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await db().$count(messages)).toBe(1);
    const sizes = answers[0]?.json().data.image.sizes;
    expect((await storedFiles()).length - before).toBe(sizes.length);
  });

  it.each([
    ["that is none", async () => Buffer.from("MZ not a picture"), 422],
    ["that is broken", async () => (await makePicture()).subarray(0, 500), 422],
    ["of more than 10 MB", async () => Buffer.alloc(10_000_001, 1), 413],
  ])("%s is refused, and nothing is kept", async (_case, make, status) => {
    const before = (await storedFiles()).length;
    expect((await sendPicture(await make())).statusCode).toBe(status);
    expect(await db().$count(messages)).toBe(0);
    expect((await storedFiles()).length).toBe(before);
  });
});
