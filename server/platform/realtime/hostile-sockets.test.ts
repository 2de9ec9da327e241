import { createServer, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import * as z from "zod";
import { channel } from "#contract/shared/realtime.ts";
import { systemClock } from "#server/platform/clock.ts";
import { readConfig } from "#server/platform/config/config.ts";
import { createMemoryLimits } from "#server/platform/limits/memory-limits.ts";
import { quietLog } from "#server/platform/log.ts";
import { openRaw, type RawSocket } from "#tests/setup/raw-socket.ts";
import { createRealtime, type Realtime } from "./realtime.ts";

const numbers = channel({
  name: "numbers.{nr}",
  events: { said: z.object({ text: z.string() }) },
  clientEvents: {
    say: { schema: z.object({ someText: z.string() }), limit: { count: 5, perMs: 60_000 } },
    fail: { schema: z.object({}), limit: { count: 5, perMs: 60_000 } },
  },
});

let http: Server;
let realtime: Realtime;
let url = "";
let lookedUp: string[] = [];
let asked: number[] = [];
let heard: unknown[] = [];
let errors: string[] = [];
const open: RawSocket[] = [];
/** What the next questions and hits wait for. */
let holdUp: () => Promise<void> = async () => {};

async function start(environment: Record<string, string> = {}): Promise<void> {
  http = createServer((_request, response) => response.end("here"));
  const limits = createMemoryLimits({ clock: systemClock });
  realtime = createRealtime({
    httpServer: http,
    adapter: undefined,
    config: readConfig({ NODE_ENV: "test", ...environment }),
    limits: {
      ...limits,
      async hit(key, rule) {
        await holdUp();
        return limits.hit(key, rule);
      },
    },
    log: {
      ...quietLog,
      error: ({ err }: { err: Error }) => {
        errors.push(err.message);
      },
    },
    // Tokens here are the users' numbers.
    async findViewer(token) {
      lookedUp.push(token);
      const userId = Number(token);
      return userId > 0 ? ({ userId, sessionId: userId } as Awaited<ReturnType<FindViewer>>) : null;
    },
  });
  realtime.allow(
    numbers,
    async (_viewer, { nr }) => {
      await holdUp();
      asked.push(Number(nr));
      return Number(nr) < 1_000;
    },
    {
      receive: {
        say: async (_viewer, _params, { someText }) => {
          heard.push(someText);
        },
        // Not async: it throws on the spot.
        fail: () => {
          throw new Error("planted");
        },
      },
    },
  );
  await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
}

type FindViewer = Parameters<typeof createRealtime>[0]["findViewer"];

beforeEach(() => {
  lookedUp = [];
  asked = [];
  heard = [];
  errors = [];
  holdUp = async () => {};
});
afterEach(async () => {
  for (const { ws } of open.splice(0)) ws.terminate();
  await realtime.close();
  http.closeAllConnections();
  await new Promise((resolve) => http.close(resolve));
});

async function enter(token = "1", headers: Record<string, string> = {}): Promise<RawSocket> {
  const socket = await openRaw(url, { token, headers });
  open.push(socket);
  return socket;
}

async function knock(headers: Record<string, string> = {}, query = ""): Promise<RawSocket> {
  const socket = await openRaw(url, { headers, query });
  open.push(socket);
  return socket;
}

const nested = (depth: number) => `${"[".repeat(depth)}${"]".repeat(depth)}`;

async function isWell(): Promise<boolean> {
  const socket = await enter("999");
  return (await socket.ask("subscribe", "numbers.999")) === "ok";
}

describe("what a socket says", () => {
  it("is parsed by the channel's schema and answered", async () => {
    await start();
    const socket = await enter();
    expect(await socket.ask("send", "numbers.1", "say", { some_text: "early" })).toBe("forbidden");
    expect(await socket.ask("subscribe", "numbers.1")).toBe("ok");
    expect(await socket.ask("send", "numbers.1", "say", { some_text: "hello" })).toBe("ok");
    expect(heard).toEqual(["hello"]);
  });

  it.each([
    ["another type", '{"some_text":7}'],
    ["nothing", "null"],
    ["a prototype", '{"__proto__":{"some_text":"x"}}'],
    ["too deep a payload", `{"some_text":${nested(40)}}`],
    ["a very deep payload", nested(4_000)],
    ["a long list", `[${"1,".repeat(4_000)}1]`],
  ])("is malformed when it is %s, and ends nothing", async (_case, payload) => {
    await start();
    const socket = await enter();
    await socket.ask("subscribe", "numbers.1");
    socket.send(`42900["send","numbers.1","say",${payload}]`);
    await expect.poll(() => socket.received.at(-1)).toBe('43900["malformed"]');
    expect([heard, errors]).toEqual([[], []]);
    expect(await isWell()).toBe(true);
  });

  it.each([
    [["unknown"]],
    [["send", "numbers.1", "constructor", {}]],
    [["send", "numbers.1", "__proto__", {}]],
    [["send", 7, "say", {}]],
    [["subscribe", { length: 3 }]],
    [["subscribe"]],
    [["error", "x"]],
    [[7]],
  ])("is malformed when nobody has declared it: %j", async (sent) => {
    await start();
    const socket = await enter();
    await socket.ask("subscribe", "numbers.1");
    expect(await socket.ask(...sent)).toBe("malformed");
  });

  it("is answered and logged when it fails here, at once or later", async () => {
    await start();
    const socket = await enter();
    await socket.ask("subscribe", "numbers.1");
    expect(await socket.ask("send", "numbers.1", "fail", {})).toBe("unavailable");
    expect(errors).toEqual(["planted"]);
    holdUp = () => Promise.reject(new Error("no database"));
    expect(await socket.ask("subscribe", "numbers.2")).toBe("unavailable");
    holdUp = async () => {};
    expect(await socket.ask("subscribe", "numbers.2")).toBe("ok");
  });

  it("is limited as its channel declares", async () => {
    await start();
    const socket = await enter();
    await socket.ask("subscribe", "numbers.1");
    const answers = [];
    for (let nr = 0; nr < 8; nr += 1) {
      answers.push(await socket.ask("send", "numbers.1", "say", { some_text: String(nr) }));
    }
    expect(answers).toEqual([...Array(5).fill("ok"), ...Array(3).fill("tooManyRequests")]);
    expect(heard).toHaveLength(5);
  });
});

describe("subscriptions", () => {
  it("are limited on one socket", async () => {
    await start({ LIMIT_SOCKET_EVENTS: "1000" });
    const socket = await enter();
    const answers = await Promise.all(
      Array.from({ length: 300 }, (_, nr) => socket.ask("subscribe", `numbers.${1_000 + nr}`)),
    );
    expect(answers.filter((answer) => answer === "forbidden")).toHaveLength(60);
    expect(answers.filter((answer) => answer === "tooManyRequests")).toHaveLength(240);
    expect(asked).toHaveLength(60);
  });

  it("are limited over all of a user's sockets, and of no other user", async () => {
    await start({ LIMIT_SUBSCRIPTIONS: "4" });
    for (let nr = 0; nr < 8; nr += 1) {
      const socket = await enter("1");
      for (let each = 0; each < 4; each += 1) await socket.ask("subscribe", `numbers.${each + 1}`);
    }
    expect(asked).toHaveLength(20);
    expect(await isWell()).toBe(true);
  });

  it("are limited in how many there are at a time", async () => {
    await start({ LIMIT_CHANNELS: "3" });
    const socket = await enter();
    for (const nr of [1, 2, 3]) expect(await socket.ask("subscribe", `numbers.${nr}`)).toBe("ok");
    expect(await socket.ask("subscribe", "numbers.4")).toBe("tooManyRequests");
    expect(await socket.ask("unsubscribe", "numbers.2")).toBe("ok");
    expect(await socket.ask("subscribe", "numbers.4")).toBe("ok");
  });

  it("to the same channel ask once, even before the first is answered", async () => {
    await start();
    const socket = await enter();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => socket.ask("subscribe", "numbers.1")),
    );
    expect(answers).toEqual(Array(50).fill("ok"));
    expect(asked).toEqual([1]);
  });

  it("that are ended before they were answered stay ended", async () => {
    await start();
    const socket = await enter();
    const { promise, resolve } = Promise.withResolvers<void>();
    holdUp = () => promise;
    const subscribed = socket.ask("subscribe", "numbers.1");
    const ended = socket.ask("unsubscribe", "numbers.1");
    resolve();
    expect([await subscribed, await ended]).toEqual(["ok", "ok"]);
    realtime.publish(numbers, { nr: 1 }, "said", { text: "secret" });
    await socket.ask("subscribe", "numbers.2");
    expect(socket.received.join()).not.toContain("secret");
  });
});

describe("a socket that sends too much", () => {
  it("is told so, and then cut off; others go on", async () => {
    await start({ LIMIT_SOCKET_EVENTS: "20" });
    const other = await enter();
    const socket = await enter();
    const answers = await Promise.all(Array.from({ length: 100 }, () => socket.ask("nonsense")));
    expect(answers.filter((answer) => answer === "malformed")).toHaveLength(20);
    expect(answers.filter((answer) => answer === "tooManyRequests")).toHaveLength(80);
    expect(socket.isOpen()).toBe(true);
    socket.send(...Array(300).fill('42["nonsense"]'));
    await socket.closed;
    expect(await other.ask("subscribe", "numbers.1")).toBe("ok");
  });

  it.each([
    ["heartbeats", "3"],
    ["answers to nothing", '431["x"]'],
    ["other namespaces", "40/elsewhere,"],
  ])("is cut off for %s too", async (_case, frame) => {
    await start({ LIMIT_SOCKET_EVENTS: "20" });
    const socket = await enter();
    socket.send(...Array(300).fill(frame));
    await socket.closed;
    expect(await isWell()).toBe(true);
  });

  it("is cut off for WebSocket's own pings", async () => {
    await start({ LIMIT_SOCKET_EVENTS: "20" });
    const socket = await enter();
    for (let nr = 0; nr < 300 && socket.isOpen(); nr += 1) socket.ws.ping();
    await socket.closed;
    expect(await isWell()).toBe(true);
  });
});

describe("a packet that is none", () => {
  it.each([
    ["attachments that never come", '451-["x",{"_placeholder":true,"num":0}]'],
    ["thousands of attachments", '459999-["x"]'],
    ["bytes out of the blue", new Uint8Array(2_000)],
    ["a packet beyond the size", `42["x","${"y".repeat(20_000)}"]`],
    ["an unknown type", "49[]"],
    ["a reserved event", '42["disconnect"]'],
    ["broken JSON", '42["x"'],
    ["a second hello", '40{"token":"1"}'],
    ["a ping from the wrong side", "2"],
  ])("ends its own connection and nothing else: %s", async (_case, frame) => {
    await start();
    const socket = await enter();
    socket.send(frame);
    await socket.closed;
    expect(await isWell()).toBe(true);
  });

  it.each([
    ["an id beyond numbers", `42${"9".repeat(400)}["x"]`],
    ["an id of spaces", '42   ["x"]'],
    ["no event at all", "42"],
    ["an event of thousands of values", `42["x"${",1".repeat(4_000)}]`],
    ["another namespace", '40/constructor,{"token":"1"}'],
  ])("does no harm: %s", async (_case, frame) => {
    await start();
    const socket = await enter();
    socket.send(frame);
    expect(await socket.ask("subscribe", "numbers.1")).toBe("ok");
  });
});

describe("a connection", () => {
  it("is refused by its address before anybody is looked up, and IPv6 counts by /64", async () => {
    await start({ LIMIT_HANDSHAKES: "3", TRUST_PROXY: "127.0.0.1" });
    const from = (ip: string) => ({ "x-forwarded-for": ip });
    for (const ip of ["2001:db8::1", "2001:db8::2", "2001:db8::ffff:3"]) await enter("1", from(ip));
    for (let nr = 0; nr < 20; nr += 1) {
      await expect(enter("2", from(`2001:db8::${nr}`))).rejects.toThrow("400");
    }
    expect(lookedUp).toEqual(["1", "1", "1"]);
    await enter("2", from("2001:db8:0:1::1"));
  });

  it("does not believe what it says about its address without a proxy to vouch for it", async () => {
    await start({ LIMIT_HANDSHAKES: "2" });
    for (const nr of [1, 2]) await enter("1", { "x-forwarded-for": `203.0.113.${nr}` });
    await expect(enter("1", { "x-forwarded-for": "203.0.113.3" })).rejects.toThrow("400");
  });

  it("is refused by its user, from wherever they come", async () => {
    await start({ LIMIT_HANDSHAKES: "3", TRUST_PROXY: "127.0.0.1" });
    const from = (nr: number) => ({ "x-forwarded-for": `203.0.113.${nr}` });
    for (const nr of [1, 2, 3]) await enter("1", from(nr));
    await expect(enter("1", from(4))).rejects.toThrow("tooManyRequests");
    await enter("2", from(4));
  });

  it("is refused when the user has too many, until one of them closes", async () => {
    await start({ LIMIT_SOCKETS: "3" });
    const tries = await Promise.allSettled(Array.from({ length: 10 }, () => enter("1")));
    const isIn = tries.map(({ status }) => status === "fulfilled");
    expect(isIn.filter(Boolean)).toHaveLength(3);
    await enter("2");
    open[0]?.ws.close();
    await expect
      .poll(() =>
        enter("1").then(
          () => "in",
          () => "out",
        ),
      )
      .toBe("in");
  });

  it("that says hello over and over is looked up once, and closed", async () => {
    await start();
    const { promise, resolve } = Promise.withResolvers<void>();
    const socket = await knock();
    holdUp = () => promise;
    socket.send(...Array(200).fill('40{"token":"1"}'));
    await socket.closed;
    resolve();
    expect(lookedUp).toEqual(["1"]);
    expect(await isWell()).toBe(true);
  });

  it("that takes its leave is closed", async () => {
    await start();
    const socket = await enter();
    socket.send("41");
    await socket.closed;
    expect(await isWell()).toBe(true);
  });

  it("can't be moved to another one, which no limit would count", async () => {
    await start();
    const socket = await enter();
    const { sid } = JSON.parse(socket.received[0]?.slice(1) ?? "") as { sid: string };
    await expect(knock({}, `&sid=${sid}`)).rejects.toThrow("400");
  });

  const upgrade = (path: string) =>
    [
      `GET ${path} HTTP/1.1`,
      "Host: kwispel",
      "Connection: Upgrade",
      "Upgrade: websocket",
      "Sec-WebSocket-Version: 13",
      "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
      "\r\n",
    ].join("\r\n");

  // Such a reset was an 'error' event that nobody listened for, which ends a process.
  it.each([
    ["on a path of nobody's", "/"],
    ["while its address is being counted", "/socket.io/?EIO=4&transport=websocket"],
  ])("that is reset %s ends nothing", async (_case, path) => {
    await start();
    const { promise, resolve } = Promise.withResolvers<void>();
    holdUp = () => promise;
    const arrived = new Promise((done) => http.once("upgrade", (_request, socket) => done(socket)));
    const client = connect(Number(new URL(url).port), "127.0.0.1", () =>
      client.write(upgrade(path)),
    );
    const socket = (await arrived) as import("node:net").Socket;
    expect(socket.listenerCount("error")).toBeGreaterThan(0);
    const gone = new Promise((done) => socket.once("close", done));
    client.resetAndDestroy();
    await gone;
    resolve();
    expect(socket.errored).toMatchObject({ code: "ECONNRESET" });
    expect(await isWell()).toBe(true);
  });
});
