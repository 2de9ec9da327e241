import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { ServerBuild } from "react-router";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { rowsOf } from "#server/db/database.ts";
import { openPostgres } from "#server/db/postgres.ts";
import { users } from "#server/db/schema/account.ts";
import { messages } from "#server/db/schema/chat.ts";
import { defineJob } from "#server/platform/jobs/jobs.ts";
import { createRedisLimits } from "#server/platform/limits/redis-limits.ts";
import { defineMail } from "#server/platform/mail/mail-kind.ts";
import { defineEvent } from "#server/platform/outbox/events.ts";
import type { Platform } from "#server/platform/platform.ts";
import { loadBuiltWeb } from "#server/platform/ssr/load-web.ts";
import { startSmtpReceiver } from "#tests/setup/stand-ins/smtp-receiver.ts";
import { testServer } from "../setup/test-server.ts";

/**
 * What people tell us is planted in every kind of failure; then all that was written down about them
 * is read: the log, and the texts that are stored with what failed.
 */
const planted = {
  email: "unknown@verborgen-postbus.example",
  text: "De sleutel ligt onder de derde bloempot",
  token: "ZvQ8x1planted0token7Rk2",
  password: "Wachtwoord-van-tess-1971",
};
const everything = Object.values(planted).join(" | ");
const values = [...Object.values(planted), "verborgen-postbus", "derde bloempot", "planted0token"];

const nothingListens = "127.0.0.1:1";
/** Answers with what it was asked, and that it can't. */
const refusing = createServer((request, response) => {
  response.writeHead(500).end(`no ${request.url}`);
});
await new Promise<void>((resolve) => refusing.listen(0, "127.0.0.1", resolve));
const refusingUrl = `http://127.0.0.1:${(refusing.address() as AddressInfo).port}`;
const smtp = await startSmtpReceiver();
const away = openPostgres({ url: `postgres://tess@${nothingListens}/kwispel`, poolSize: 1 });

const heard = defineEvent("test.planted", z.object({ text: z.string() }), () => "planted");
const plantedMail = defineMail<{ words: string }>("test.planted");
const plantedJob = defineJob<{ how: string }>("test.planted", { retries: 0, pollSeconds: 1 });

/** The web as it is built, but that two pages break. */
async function loadBrokenWeb() {
  const { loadBuild } = await loadBuiltWeb();
  const build = await loadBuild();
  const fail = () => {
    throw new Error(everything);
  };
  const breaking = (id: string, parts: object): ServerBuild["routes"] => {
    const route = build.routes[id];
    if (!route) throw new Error(`the web has no route ${id}`);
    return { [id]: { ...route, module: { ...route.module, ...parts } } };
  };
  const routes = {
    ...build.routes,
    ...breaking("login-nl", { loader: fail }),
    ...breaking("login-en", { default: fail }),
  };
  return { loadBuild: async () => ({ ...build, routes }) };
}

const lines: string[] = [];
const server = testServer({
  withWorkers: true,
  environment: {
    LOG_LEVEL: "trace",
    SMTP_URL: smtp.url,
    MAIL_CONNECTIONS: "5",
    MAIL_FROM: "Kwispel <hallo@kwispel.test>",
    PUSH_LOOPBACK: "1",
    S3_ENDPOINT: `http://${nothingListens}`,
    S3_BUCKET: "pictures",
    S3_ACCESS_KEY_ID: "id",
    S3_SECRET_ACCESS_KEY: planted.password,
  },
  logTo: { write: (line) => lines.push(line) },
  web: await loadBrokenWeb(),
  extend: plantFailures,
});

/** Each under /test/<its name>. */
const failures: Record<string, (platform: Platform) => Promise<unknown>> = {
  "a-value-that-is-taken": async ({ db }) => {
    const row = {
      email: planted.email,
      firstName: "Tess",
      signupMethod: "form",
      preferredLocale: "nl",
    } as const;
    await db.insert(users).values([row, row]);
  },
  "a-broken-query": ({ db }) => db.execute(sql`select ${planted.text} frm ${planted.email}`),
  "a-value-of-another-type": ({ db }) => db.execute(sql`select ${planted.token}::integer`),
  "a-foreign-key": ({ db }) =>
    db.insert(messages).values({ chatRoomId: 2_000_000_000, type: "TEXT", text: planted.text }),
  "a-value-that-is-too-long": ({ db }) =>
    db.execute(sql`insert into planted_short values (${planted.text})`),
  "a-check": ({ db }) => db.execute(sql`insert into planted_short values ('no')`),
  "a-database-that-is-away": () => away.db.execute(sql`select ${planted.text}`),
  "a-transaction-on-it": () =>
    away.db.transaction((tx) => tx.execute(sql`select ${planted.email}`)),
  "a-store-that-is-away": ({ storage }) => storage.remove("chat/planted0token.webp"),
  "a-key-that-is-none": ({ storage }) => storage.get(`../${planted.token}`),
  "a-push-service-that-is-away": ({ push }) =>
    push.send(pushTo(`http://${nothingListens}/${planted.token}`), planted.text, { ttlSeconds: 1 }),
  "a-push-service-that-refuses": ({ push }) =>
    push.send(pushTo(`${refusingUrl}/${planted.token}`), planted.text, { ttlSeconds: 1 }),
  "a-text-that-is-no-json": async () => JSON.parse(`{"token": ${everything}`),
  "an-address-that-is-none": async () => new URL(planted.email),
  "a-number-that-is-none": async () => BigInt(planted.password),
  "an-error-with-parts": async () => {
    const details = { detail: everything, where: everything, config: { headers: everything } };
    throw Object.assign(new Error(everything, { cause: new Error(everything) }), details);
  },
  "a-text-instead-of-an-error": async () => {
    throw everything;
  },
};

function pushTo(endpoint: string) {
  // The example of RFC 8291.
  const p256dh =
    "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
  return { endpoint, p256dh, auth: "BTBZMqHH6r4Tts7J_aSIgg" };
}

function plantFailures(platform: Platform, app: FastifyInstance): void {
  for (const [name, fail] of Object.entries(failures)) {
    app.get(`/test/${name}`, async () => {
      await fail(platform);
      return "it did not fail";
    });
  }
  platform.outbox.on(heard, "test.fails-by-itself", async ({ payload }) => {
    throw new Error(`can't hear ${payload.text}`);
  });
  platform.outbox.on(heard, "test.fails-by-the-database", async ({ payload, tx }) => {
    await tx.execute(sql`select ${payload.text}::integer`);
  });
  platform.mailer.write(plantedMail, async ({ words }) => {
    return { subject: words, html: words, text: words };
  });
  platform.jobs.work(plantedJob, async ({ how }) => {
    const fail = failures[how];
    if (fail) await fail(platform);
    throw new Error(`${how} ${everything}`);
  });
}

beforeAll(async () => {
  const { db } = server.current.platform;
  await db.execute(sql`create table planted_short (value varchar(3) check (value <> 'no'))`);
});
afterAll(async () => {
  await server.current.platform.db.execute(sql`drop table planted_short`);
  await new Promise((resolve) => refusing.close(resolve));
  await smtp.close();
  await away.close();
});

function leaks(texts: readonly string[]): string[] {
  const found = texts.filter((text) =>
    values.some((value) => text.toLowerCase().includes(value.toLowerCase())),
  );
  return found.map((text) => text.slice(0, 1_000));
}

/** What the log says from now on. */
async function logOf(action: () => Promise<unknown>): Promise<string[]> {
  const before = lines.length;
  await action();
  return lines.slice(before);
}

describe("what is written down about a failure", () => {
  it.each(Object.keys(failures))("of %s holds nothing that people wrote", async (name) => {
    const written = await logOf(async () => {
      const answer = await server.current.call("GET", `/test/${name}?token=${planted.token}`, {
        as: planted.token,
        cookies: { session: planted.token },
      });
      expect(answer.statusCode).toBeGreaterThanOrEqual(500);
    });
    expect(written.length).toBeGreaterThan(0);
    expect(leaks(written)).toEqual([]);
  });

  it.each([
    ["a body that is no JSON", "POST", "/api/login", `{"password": "${everything}`],
    [
      "fields of another type",
      "POST",
      "/api/login",
      { email: { length: everything }, password: [everything] },
    ],
    [
      "a wrong password",
      "POST",
      "/api/login",
      { email: planted.email, password: planted.password },
    ],
    ["a field nobody knows", "POST", "/api/register", { [planted.token]: everything }],
    ["a token in a path that leads nowhere", "GET", `/api/nothing/${planted.token}`, undefined],
    ["a token in a page's path", "GET", `/confirmAccount/${planted.token}`, undefined],
    ["a token in a path of no page", "GET", `/${planted.token}/${planted.email}`, undefined],
    ["words in a path of no page", "GET", "/derde-bloempot/verborgen-postbus", undefined],
    ["a token in a query", "GET", `/api/signup/token?t=${planted.token}`, undefined],
    ["a method that is none here", "DELETE", `/${planted.token}`, undefined],
    ["a page whose loader breaks", "GET", `/inloggen?t=${planted.token}`, undefined],
    ["a page that breaks while it is drawn", "GET", `/login?t=${planted.token}`, undefined],
  ])("of %s holds nothing that people wrote", async (_name, method, path, body) => {
    const written = await logOf(() =>
      server.current.call(method, path, {
        as: planted.token,
        cookies: { session: planted.token },
        ...(body === undefined ? {} : { body }),
        headers: { "content-type": "application/json", "idempotency-key": planted.token },
      }),
    );
    expect(written.length).toBeGreaterThan(0);
    expect(leaks(written)).toEqual([]);
  });

  it("a page that breaks is in the log at all", async () => {
    const written = await logOf(async () => {
      expect((await server.current.call("GET", "/inloggen")).statusCode).toBe(500);
      expect((await server.current.call("GET", "/login")).statusCode).toBe(500);
    });
    expect(written.filter((line) => line.includes("a page failed"))).toHaveLength(2);
  });

  it("in the outbox holds nothing that people wrote, in the log and in the table", async () => {
    const { db, outbox } = server.current.platform;
    const written = await logOf(async () => {
      await db.transaction((tx) => outbox.publish(tx, [heard({ text: everything })]));
      await server.current.relay.drain();
    });
    expect(written.join()).toContain("test.fails-by-the-database");
    expect(leaks(written)).toEqual([]);
    const stored = await rowsOf<{ last_error: string }>(
      db,
      sql`select last_error from outbox_events where last_error is not null`,
    );
    expect(stored).toHaveLength(1);
    expect(leaks(stored.map((row) => row.last_error))).toEqual([]);
  });

  it("of jobs holds nothing that people wrote, in the log and in their table", async () => {
    const { db, jobs, database } = server.current.platform;
    const hows = ["by-itself", ...Object.keys(failures)];
    const written = await logOf(async () => {
      await db.transaction(async (tx) => {
        for (const how of hows) await jobs.send(tx, plantedJob, { how });
      });
      const asked = "select 1 from pgboss.job where name = 'test.planted' and state = 'failed'";
      await expect
        .poll(async () => (await database.executeSql(asked)).rows.length, { timeout: 30_000 })
        .toBe(hows.length);
    });
    expect(written.filter((line) => line.includes("job failed")).length).toBeGreaterThan(5);
    expect(leaks(written)).toEqual([]);
    const { rows } = await database.executeSql("select output::text as output from pgboss.job");
    expect(leaks(rows.map((row) => String((row as { output: unknown }).output)))).toEqual([]);
  }, 60_000);

  it("of a mail that is refused holds no address, in the log and with the mail", async () => {
    const { db, mailer, database } = server.current.platform;
    const written = await logOf(async () => {
      for (const to of [planted.email, "busy@verborgen-postbus.example"]) {
        await db.transaction((tx) =>
          mailer.queue(tx, plantedMail, { words: everything }, { key: `planted:${to}`, to }),
        );
      }
      await expect.poll(() => lines.join(), { timeout: 30_000 }).toContain("mail refused for good");
      const asked = "select 1 from mails where attempts > 0 and failed_at is null";
      await expect
        .poll(async () => (await database.executeSql(asked)).rows.length, { timeout: 30_000 })
        .toBeGreaterThan(0);
    });
    expect(leaks(written)).toEqual([]);
    const { rows } = await database.executeSql("select last_error from mails");
    expect(leaks(rows.map((row) => String((row as { last_error: unknown }).last_error)))).toEqual(
      [],
    );
  }, 60_000);

  it("of a Redis that is away holds nothing of the keys", async () => {
    const { log, clock } = server.current.platform;
    const written = await logOf(async () => {
      const limits = await createRedisLimits({
        url: `redis://:${planted.password}@${nothingListens}`,
        clock,
        onError: (error) => log.error({ err: error }, "rate limits lost redis"),
      });
      await limits.hit(`login:${planted.email}`, { max: 1, windowMs: 1_000 });
      await limits.close();
    });
    expect(written.length).toBeGreaterThan(0);
    expect(leaks(written)).toEqual([]);
  });
});
