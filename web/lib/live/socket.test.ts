// @vitest-environment node
import { createServer, type Server as HttpServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Server } from "socket.io";
import { io, type Socket } from "socket.io-client";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { ConnectionRefusal, SocketAnswer } from "#contract/shared/realtime.ts";
import { overSocket } from "./socket.ts";

/** A server that answers as it is told to, and a browser's connection to it. */
let http: HttpServer;
let server: Server;
let socket: Socket;
let asked: string[] = [];
let answers: SocketAnswer[] = [];
let refusals: ConnectionRefusal[] = [];
let waits: number[] = [];

beforeEach(async () => {
  asked = [];
  answers = [];
  refusals = [];
  waits = [];
  http = createServer();
  server = new Server(http);
  server.use((_socket, next) => {
    const refusal = refusals.shift();
    next(refusal ? new Error(refusal) : undefined);
  });
  server.on("connection", (each) => {
    each.on("subscribe", (name: string, answer: (text: SocketAnswer) => void) => {
      asked.push(name);
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
    realtime.subscribe("user.updates.2", () => {}, resolve);
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
      realtime.subscribe("user.updates.2", () => {}, resolve);
      return 0;
    });
    const stop = realtime.subscribe("user.updates.1", () => {});
    await promise;
    expect(asked).toEqual(["user.updates.1", "user.updates.2"]);
  });
});

describe("a connection", () => {
  it("that is refused for a while is tried again, later each time", async () => {
    refusals = ["tooManyRequests", "unavailable"];
    const { promise, resolve } = Promise.withResolvers<void>();
    connect().subscribe("user.updates.1", () => {}, resolve);
    await promise;
    expect(waits).toEqual([3_000, 6_000]);
  });
});
