import type { AddressInfo } from "node:net";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { logIn, makeUser } from "#tests/factories/account.ts";
import { connectSocket } from "#tests/setup/socket.ts";
import { testServer } from "#tests/setup/test-server.ts";
import { isOwnOrigin } from "./handshake.ts";

const server = testServer();
let url = "";
let user: { id: number };
let token = "";
const open: { close(): void }[] = [];

beforeAll(async () => {
  await server.current.app.listen({ port: 0, host: "127.0.0.1" });
  url = `http://127.0.0.1:${(server.current.app.server.address() as AddressInfo).port}`;
});
beforeEach(async () => {
  const { db } = server.current.platform;
  user = await makeUser(db);
  token = await logIn(db, user.id);
});
afterEach(() => {
  for (const socket of open.splice(0)) socket.close();
});

async function connect(as = token, headers?: Record<string, string>) {
  const connection = await connectSocket(url, as, headers);
  open.push(connection.socket);
  return connection;
}

describe("a socket", () => {
  it.each([
    ["without a token", ""],
    ["with a made-up token", `1|${"x".repeat(48)}`],
  ])("%s is refused", async (_case, wrong) => {
    await expect(connect(wrong)).rejects.toThrow("unauthenticated");
  });

  it("from another site is refused, whatever its token", async () => {
    await expect(connect(token, { origin: "https://evil.example" })).rejects.toThrow();
  });

  it("may listen to its own user's channel and to no other", async () => {
    const { subscribe } = await connect();
    const other = await makeUser(server.current.platform.db);
    expect(await subscribe(`user.updates.${user.id}`)).toBe("ok");
    expect(await subscribe(`user.updates.${other.id}`)).toBe("forbidden");
    for (const odd of ["", "user.updates.", "session:1", "*"]) {
      expect(await subscribe(odd)).toBe("forbidden");
    }
    for (const odd of [7, null, {}, "x".repeat(5_000)]) {
      expect(await subscribe(odd)).toBe("malformed");
    }
  });

  it("hears a change after its transaction, in the wire's casing, and strangers don't", async () => {
    const { db } = server.current.platform;
    const stranger = await makeUser(db);
    const mine = await connect();
    const theirs = await connect(await logIn(db, stranger.id));
    await mine.subscribe(`user.updates.${user.id}`);
    await theirs.subscribe(`user.updates.${user.id}`);
    await server.current.call("PUT", "/api/user", { as: token, body: { first_name: "Fatima" } });
    expect(mine.heard).toEqual([]);
    await server.current.relay.drain();
    await expect
      .poll(() => mine.heard)
      .toMatchObject([
        {
          channel: `user.updates.${user.id}`,
          event: "user-updates",
          payload: { user: { first_name: "Fatima" } },
        },
      ]);
    expect(theirs.heard).toEqual([]);
  });

  it("is cut off when its session ends, and only that one", async () => {
    const { db } = server.current.platform;
    const ended = await connect();
    const kept = await connect(await logIn(db, user.id));
    await server.current.call("POST", "/api/logout", { as: token });
    await server.current.relay.drain();
    await expect.poll(() => ended.socket.connected).toBe(false);
    expect(kept.socket.connected).toBe(true);
  });
});

describe("isOwnOrigin", () => {
  it.each([
    ["https://kwispel.example", "10.0.0.1:3000", true],
    ["http://127.0.0.1:3000", "127.0.0.1:3000", true],
    ["http://127.0.0.1:3001", "127.0.0.1:3000", false],
    ["https://kwispel.example.evil.example", "kwispel.example", false],
    ["null", "kwispel.example", false],
  ])("%s asking %s: %s", (origin, host, expected) => {
    expect(isOwnOrigin(origin, "https://kwispel.example", host)).toBe(expected);
  });
});
