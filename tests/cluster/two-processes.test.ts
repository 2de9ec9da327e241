import { randomBytes } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openPostgres } from "#server/db/postgres.ts";
import { testDataKey } from "#tests/setup/data-key.ts";
import { makeUser, password } from "../factories/account.ts";
import { makePair, makeRoom } from "../factories/chat.ts";
import { redisBinary, startRedis, type TestRedis } from "../setup/redis.ts";
import { type ServerProcess, startServer } from "../setup/server-process.ts";
import { connectSocket } from "../setup/socket.ts";

// Needs a PostgreSQL server, which the machine of a newcomer may not have; CI starts one.
const serverUrl = process.env.TEST_DATABASE_URL;

type Sent = { message: { id: number } };
type Case = { name: string; usesRedis: boolean; skip: boolean };
const cases: Case[] = [
  { name: "Redis", usesRedis: true, skip: !serverUrl || !redisBinary },
  { name: "PostgreSQL alone", usesRedis: false, skip: !serverUrl },
];

describe.each(cases)("two processes that share channels through $name", ({ usesRedis, skip }) => {
  describe.skipIf(skip)("an empty database", () => {
    const name = `kwispel_cluster_${randomBytes(4).toString("hex")}`;
    const databaseUrl = serverUrl
      ? Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href
      : "";
    let redis: TestRedis | null = null;
    let web: ServerProcess;
    let both: ServerProcess;
    let email = "";
    let userId = 0;
    let pair: Awaited<ReturnType<typeof makePair>>;
    let roomId = 0;

    beforeAll(async () => {
      await onServer(`create database ${name}`);
      redis = usesRedis ? await startRedis() : null;
      const environment = {
        DATABASE_URL: databaseUrl,
        DEMO: "0",
        APP_KEY: "k".repeat(32),
        DATA_KEY: testDataKey,
        ...(redis ? { REDIS_URL: redis.url } : {}),
      };
      // At the same moment, on a database without tables: both migrate, one of them waits.
      [web, both] = await Promise.all([
        startServer({ ...environment, ROLE: "web" }),
        startServer({ ...environment, ROLE: "all" }),
      ]);
      const database = openPostgres({ url: databaseUrl, poolSize: 1 });
      const user = await makeUser(database.db, { email: `${name}@example.test` });
      email = user.email;
      userId = user.id;
      pair = await makePair(database.db);
      roomId = await makeRoom(database.db, pair);
      await database.close();
    }, 120_000);

    afterAll(async () => {
      await Promise.all([web?.stop(), both?.stop()]);
      await redis?.stop();
      await onServer(`drop database if exists ${name} with (force)`);
    });

    async function login(url: string): Promise<string> {
      const csrf = await fetch(`${url}/sanctum/csrf-cookie`);
      const cookie = /XSRF-TOKEN=([^;]+)/.exec(csrf.headers.get("set-cookie") ?? "")?.[1] ?? "";
      const response = await fetch(`${url}/api/login`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "x-xsrf-token": decodeURIComponent(cookie),
          cookie: `XSRF-TOKEN=${cookie}`,
        },
        body: JSON.stringify({ email, password }),
      });
      expect(response.status).toBe(200);
      return ((await response.json()) as { token: string }).token;
    }

    it("carry a chat between two people on either, and what they type", async () => {
      const { owner, sitter } = pair;
      const mine = await connectSocket(web.url, owner.token);
      const theirs = await connectSocket(both.url, sitter.token);
      expect(await mine.subscribe(`chat.${roomId}`)).toBe("ok");
      expect(await theirs.subscribe(`chat.${roomId}`)).toBe("ok");

      mine.socket.emit("send", `chat.${roomId}`, "typing", { is_typing: true });
      await expect
        .poll(() => theirs.heard, { timeout: 10_000 })
        .toMatchObject([{ event: "typing", payload: { profile_type: "pet_owner" } }]);

      // The same key on both at once: one message.
      const send = (url: string) =>
        fetch(`${url}/api/messages`, {
          method: "POST",
          headers: {
            "content-type": "application/json",
            authorization: `Bearer ${owner.token}`,
            "idempotency-key": "over-two-processes",
          },
          body: JSON.stringify({ chat_room_id: roomId, message: "Dag Sanne" }),
        });
      const answers = await Promise.all([send(web.url), send(both.url), send(web.url)]);
      const texts = await Promise.all(answers.map((answer) => answer.text()));
      expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
      expect(new Set(texts).size).toBe(1);

      // One message; what is said of it may come twice, from its own process and from the outbox.
      const { data } = JSON.parse(texts[0] ?? "") as { data: { id: number } };
      const ids = (heard: typeof mine.heard) => {
        const sent = heard.filter(({ event }) => event === "message.sent");
        return new Set(sent.map(({ payload }) => (payload as Sent).message.id));
      };
      await expect.poll(() => ids(mine.heard), { timeout: 10_000 }).toEqual(new Set([data.id]));
      await expect.poll(() => ids(theirs.heard), { timeout: 10_000 }).toEqual(new Set([data.id]));
      for (const { socket } of [mine, theirs]) socket.close();
    });

    it("go on when every connection to their database breaks, and let nobody miss a thing", async () => {
      const { owner, sitter } = pair;
      const before = await connectSocket(web.url, owner.token);
      await onServer(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
      );
      if (!usesRedis) {
        await expect.poll(() => before.socket.connected, { timeout: 20_000 }).toBe(false);
      }
      before.socket.close();

      const mine = await connectSocket(web.url, owner.token);
      expect(await mine.subscribe(`chat.${roomId}`)).toBe("ok");
      const answer = await fetch(`${both.url}/api/messages`, {
        method: "POST",
        headers: { "content-type": "application/json", authorization: `Bearer ${sitter.token}` },
        body: JSON.stringify({ chat_room_id: roomId, message: "Ben je er nog?" }),
      });
      expect(answer.status).toBe(201);
      await expect
        .poll(() => mine.heard, { timeout: 10_000 })
        .toContainEqual(expect.objectContaining({ event: "message.sent" }));
      mine.socket.close();
    }, 60_000);

    it("carry an event from one to a socket on the other, and end a session on both", async () => {
      const token = await login(web.url);
      const onWeb = await connectSocket(web.url, token);
      const onBoth = await connectSocket(both.url, token);
      expect(await onWeb.subscribe(`user.updates.${userId}`)).toBe("ok");
      expect(await onBoth.subscribe(`user.updates.${userId}`)).toBe("ok");

      // `web` delivers nothing itself: the event goes over `both` back to it.
      await fetch(`${web.url}/api/user`, {
        method: "PUT",
        headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
        body: JSON.stringify({ first_name: "Fatima" }),
      });
      const change = [{ event: "user-updates", payload: { user: { first_name: "Fatima" } } }];
      await expect.poll(() => onWeb.heard, { timeout: 10_000 }).toMatchObject(change);
      await expect.poll(() => onBoth.heard, { timeout: 10_000 }).toMatchObject(change);

      await fetch(`${both.url}/api/logout`, {
        method: "POST",
        headers: { authorization: `Bearer ${token}` },
      });
      await expect.poll(() => onWeb.socket.connected, { timeout: 10_000 }).toBe(false);
      await expect.poll(() => onBoth.socket.connected, { timeout: 10_000 }).toBe(false);
    });
  });
});

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(statement);
  await client.end();
}
