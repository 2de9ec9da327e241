// @vitest-environment node
import { createServer, type Server as HttpServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Server } from "socket.io";
import { io, type Socket } from "socket.io-client";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { ConnectionRefusal, SocketAnswer } from "#contract/shared/realtime.ts";
import { connectOnce, overSocket } from "./socket.ts";

/** A server that answers as it is told to, and a browser's connection to it. */
let http: HttpServer;
let server: Server;
let socket: Socket;
let asked: string[] = [];
let answers: SocketAnswer[] = [];
let refusals: ConnectionRefusal[] = [];
let waits: number[] = [];
/** Channels whose answer has to wait. */
let held = new Map<string, Promise<void>>();

beforeEach(async () => {
  asked = [];
  answers = [];
  refusals = [];
  waits = [];
  held = new Map();
  http = createServer();
  server = new Server(http);
  server.use((_socket, next) => {
    const refusal = refusals.shift();
    next(refusal ? new Error(refusal) : undefined);
  });
  server.on("connection", (each) => {
    each.on("subscribe", async (name: string, answer: (text: SocketAnswer) => void) => {
      asked.push(name);
      await held.get(name);
      answer(answers.shift() ?? "ok");
    });
  });
  await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  socket = io(url, { transports: ["websocket"], forceNew: true });
});
afterEach(async () => {
  socket.close();
  await server.close();
});

function connect() {
  return overSocket(socket, (attempt, firstMs) => {
    waits.push(firstMs * 2 ** attempt);
    return 0;
  });
}

describe("a subscription", () => {
  it("that can't be had now is asked for again, later each time", async () => {
    answers = ["tooManyRequests", "unavailable", "tooManyRequests"];
    let readies = 0;
    connect().subscribe(
      "user.updates.1",
      () => {},
      () => {
        readies += 1;
      },
    );
    await expect.poll(() => readies).toBe(1);
    expect(asked).toHaveLength(4);
    expect(waits).toEqual([2_000, 4_000, 8_000]);
  });

  it.each(["forbidden", "malformed"] as const)("that is %s is not", async (answer) => {
    answers = [answer];
    const realtime = connect();
    realtime.subscribe("user.updates.1", () => {});
    await expect.poll(() => asked).toHaveLength(1);
    const { promise, resolve } = Promise.withResolvers<void>();
    realtime.subscribe(
      "user.updates.2",
      () => {},
      () => resolve(),
    );
    await promise;
    expect(asked).toEqual(["user.updates.1", "user.updates.2"]);
    expect(waits).toEqual([]);
  });

  it("that is not wanted any more is not asked for again", async () => {
    answers = ["tooManyRequests"];
    const { promise, resolve } = Promise.withResolvers<void>();
    const realtime = overSocket(socket, () => {
      // Left while it waits.
      stop();
      realtime.subscribe(
        "user.updates.2",
        () => {},
        () => resolve(),
      );
      return 0;
    });
    const stop = realtime.subscribe("user.updates.1", () => {});
    await promise;
    expect(asked).toEqual(["user.updates.1", "user.updates.2"]);
  });
});

describe("what a break has made old", () => {
  it("is said for all channels at once, when each of them has been answered", async () => {
    const said: string[] = [];
    const realtime = connect();
    for (const name of ["user.updates.1", "chat.7"]) {
      realtime.subscribe(
        name,
        () => {},
        (isAfterBreak) => said.push(`${name} ${isAfterBreak}`),
      );
    }
    await expect.poll(() => said).toHaveLength(2);
    said.length = 0;
    asked.length = 0;
    const last = Promise.withResolvers<void>();
    held.set("chat.7", last.promise);
    socket.disconnect().connect();
    await expect.poll(() => asked).toEqual(["user.updates.1", "chat.7"]);
    // Answered after the first of them has been.
    const later = Promise.withResolvers<void>();
    realtime.subscribe(
      "user.updates.2",
      () => {},
      () => later.resolve(),
    );
    await later.promise;
    expect(said).toEqual([]);
    last.resolve();
    await expect.poll(() => said).toEqual(["user.updates.1 true", "chat.7 true"]);
  });

  it("is said later of a channel that can't be had at once", async () => {
    const said: boolean[] = [];
    connect().subscribe(
      "user.updates.1",
      () => {},
      (isAfterBreak) => said.push(isAfterBreak),
    );
    await expect.poll(() => said).toEqual([false]);
    answers = ["tooManyRequests"];
    socket.disconnect().connect();
    await expect.poll(() => said).toEqual([false, true]);
  });

  it("is said once to each who listens, also to one who joins before the answer", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const realtime = connect();
    await expect.poll(() => socket.connected).toBe(true);
    const said: string[] = [];
    for (const who of ["first", "second"]) {
      realtime.subscribe(
        "user.updates.1",
        () => {},
        () => said.push(who),
      );
    }
    realtime.subscribe(
      "user.updates.2",
      () => {},
      () => resolve(),
    );
    await promise;
    expect(said).toEqual(["first", "second"]);
  });
});

describe("a connection", () => {
  it("is made although its script could not be had at first", async () => {
    let tries = 0;
    const pauses: number[] = [];
    const connectRealtime = connectOnce(
      async () => {
        tries += 1;
        if (tries < 3) throw new TypeError("Failed to fetch dynamically imported module");
        return socket;
      },
      async (ms) => void pauses.push(ms),
    );
    const { promise, resolve } = Promise.withResolvers<void>();
    const [realtime, same] = await Promise.all([connectRealtime(), connectRealtime()]);
    expect(same).toBe(realtime);
    realtime.subscribe(
      "user.updates.1",
      () => {},
      () => resolve(),
    );
    await promise;
    expect([tries, pauses.length]).toEqual([3, 2]);
  });

  it("that is refused for a while is tried again, later each time", async () => {
    refusals = ["tooManyRequests", "unavailable"];
    const { promise, resolve } = Promise.withResolvers<void>();
    connect().subscribe(
      "user.updates.1",
      () => {},
      () => resolve(),
    );
    await promise;
    expect(waits).toEqual([3_000, 6_000]);
  });
});
