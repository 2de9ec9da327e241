import { randomUUID } from "node:crypto";
import pg from "pg";
import shell from "#messages/en/shell.json" with { type: "json" };
import { openPostgres } from "#server/db/postgres.ts";
import { mails } from "#server/db/schema/mail.ts";
import { tellSenders } from "#server/platform/mail/queue/mail-queue.ts";
import { testDataKey } from "#tests/setup/data-key.ts";
import { type PostgresCluster, startCluster } from "../setup/postgres-cluster.ts";
import { type ServerProcess, startServer } from "../setup/server-process.ts";
import { type ChatClient, createChatClient } from "./chat/chat-client.ts";
import { makeSoakRooms, type SoakRoom } from "./chat/chat-people.ts";
import { connectionsTo, memoryOf } from "./process-figures.ts";

export type Outage = {
  /** Stopped as asked, crashed, or hung. */
  kind: "fast" | "immediate" | "frozen";
  forMs: number;
  /** With load before and after it. */
  aroundMs: number;
  rooms: number;
};

export type OutageFigures = {
  kind: Outage["kind"];
  /** What somebody who is logged in gets to see of a page meanwhile. */
  sorry: { status: number; retryAfter: string | null; isInTheirLanguage: boolean };
  seconds: number;
  answers: number;
  unavailable: number;
  /** Neither 2xx nor 503, or a 503 without Retry-After: what it was. */
  wrong: string[];
  /** The longest that anybody waited for an answer while it was away. */
  longestMs: number;
  /** From the database's return until each was well. */
  backMs: Record<"api" | "page" | "message" | "socket" | "job" | "search" | "outbox", number>;
  sent: number;
  lost: number;
  doubled: number;
  connections: { before: number; most: number; after: number; inDatabase: number };
  memoryMb: { before: number; after: number };
  logLines: number;
  exitCode: number | null;
};

const environment = {
  DEMO: "0",
  APP_KEY: "k".repeat(32),
  DATA_KEY: testDataKey,
  LIMIT_ADDRESS: "1000000",
  LIMIT_REQUESTS: "1000000000",
  LIMIT_MESSAGES: "1000000000",
  // The machine is busy with everybody else's work too.
  LIMIT_LAG_MS: "600000",
};

/** So that what follows from each message is done before the next, on a busy machine too. */
const writerRestMs = 1_000;
const readerRestMs = 150;

/** People write, read and listen while the database goes away and comes back. */
export async function runOutage(outage: Outage): Promise<OutageFigures> {
  const cluster = await startCluster();
  let server: ServerProcess | undefined;
  try {
    server = await startServer({ ...environment, DATABASE_URL: cluster.url });
    return await underLoad(outage, cluster, server);
  } finally {
    await server?.stop("SIGKILL");
    await cluster.remove();
  }
}

async function underLoad(
  outage: Outage,
  cluster: PostgresCluster,
  server: ServerProcess,
): Promise<OutageFigures> {
  const rooms = await onDatabase(cluster, ({ db }) => makeSoakRooms(db, outage.rooms));
  const load = startLoad(server, rooms);
  await pause(outage.aroundMs);
  const before = await connectionsTo(cluster.port, server.pid);
  const memoryBefore = await memoryOf(server.pid);
  const linesBefore = lineCount(server);
  load.beginOutage();
  let most = before;
  const watching = setInterval(() => {
    connectionsTo(cluster.port, server.pid).then(
      (count) => {
        most = Math.max(most, count);
      },
      () => {},
    );
  }, 200);

  if (outage.kind === "frozen") await cluster.freeze();
  else await cluster.stop(outage.kind);
  await pause(outage.forMs / 2);
  const sorry = await askForPage(server, rooms);
  await pause(outage.forMs / 2);
  if (outage.kind === "frozen") await cluster.thaw();
  else await cluster.start();

  const backMs = await measureReturn(cluster, server, load);
  load.endOutage();
  await pause(outage.aroundMs);
  clearInterval(watching);
  const { answers, unavailable, wrong, longestMs, sent } = await load.stop();
  const { lost, doubled } = await countMessages(cluster, load);
  const inDatabase = await countBackends(cluster);
  const after = await connectionsTo(cluster.port, server.pid);
  const figures = {
    kind: outage.kind,
    sorry,
    seconds: outage.forMs / 1_000,
    answers,
    unavailable,
    wrong,
    longestMs,
    sent: sent.length,
    lost,
    doubled,
    backMs,
    connections: { before, most, after, inDatabase },
    memoryMb: { before: memoryBefore, after: await memoryOf(server.pid) },
    logLines: lineCount(server) - linesBefore,
  };
  const exitCode = await server.stop("SIGTERM");
  if (exitCode !== 0)
    process.stderr.write(`ended with ${exitCode}:\n${server.output().slice(-4_000)}\n`);
  return { ...figures, exitCode };
}

async function askForPage({ url }: ServerProcess, [room]: readonly SoakRoom[]) {
  const answer = await fetch(`${url}/chats`, {
    headers: { cookie: `session=${room?.people[0].token}; locale=en`, "accept-language": "en" },
  });
  const html = await answer.text();
  return {
    status: answer.status,
    retryAfter: answer.headers.get("retry-after"),
    isInTheirLanguage:
      /<html lang="en\b/.test(html) && html.includes(shell.error.unavailableHeading),
  };
}

type Load = ReturnType<typeof startLoad>;

function startLoad({ url }: ServerProcess, rooms: readonly SoakRoom[]) {
  const sent: string[] = [];
  const wrong: string[] = [];
  let answers = 0;
  let unavailable = 0;
  let longestMs = 0;
  let isOver = false;
  let isAway = false;
  const clients = rooms.flatMap((room) =>
    room.people.map((person) => ({ room, client: createChatClient(url, room, person) })),
  );

  async function ask(path: string, init: RequestInit, expected: number): Promise<boolean> {
    const startedAt = performance.now();
    const what = `${init.method ?? "GET"} ${path}`;
    try {
      const answer = await fetch(url + path, { ...init, signal: AbortSignal.timeout(60_000) });
      await answer.text();
      answers += 1;
      if (answer.status === 503) unavailable += 1;
      const isBusy = answer.status === 503 && answer.headers.has("retry-after");
      if (answer.status !== expected && !isBusy) wrong.push(`${what}: ${answer.status}`);
      return answer.status === expected;
    } catch (error) {
      wrong.push(`${what}: ${String((error as Error).cause ?? error)}`);
      return false;
    } finally {
      if (isAway) longestMs = Math.max(longestMs, performance.now() - startedAt);
    }
  }

  async function write(room: SoakRoom): Promise<void> {
    for (let nr = 0; !isOver; nr += 1) {
      const text = `${room.id}/${nr}`;
      const init = {
        method: "POST",
        headers: {
          authorization: `Bearer ${room.people[nr % 2]?.token}`,
          "content-type": "application/json",
          "idempotency-key": randomUUID(),
        },
        body: JSON.stringify({ chat_room_id: room.id, message: text }),
      };
      // The same key until it is answered: whoever was cut off asks again.
      while (!(await ask("/api/messages", init, 201))) await pause(200);
      sent.push(text);
      await pause(writerRestMs);
    }
  }

  const token = rooms[0]?.people[0].token ?? "";
  const bearer = { headers: { authorization: `Bearer ${token}` } };
  const cookie = { headers: { cookie: `session=${token}`, "accept-language": "nl" } };
  const questions = {
    api: () => ask("/api/user", bearer, 200),
    page: () => ask("/chats", cookie, 200),
    guestPage: () => ask("/", {}, 200),
    search: () => ask("/api/sitters?city=utrecht", {}, 200),
    // Nobody has such a picture; whether they may see it is asked of the database all the same.
    picture: () => ask("/files/private/chat/aaaaaaaaaaaaaaaaaaaaaa/320.webp", cookie, 404),
  };

  async function read(question: () => Promise<boolean>): Promise<void> {
    while (!isOver) {
      await question();
      await pause(readerRestMs);
    }
  }

  const working = [...rooms.map(write), ...Object.values(questions).map(read)];
  return {
    clients,
    questions,
    write: (room: SoakRoom, text: string) =>
      ask(
        "/api/messages",
        {
          method: "POST",
          headers: {
            authorization: `Bearer ${room.people[0].token}`,
            "content-type": "application/json",
            "idempotency-key": text,
          },
          body: JSON.stringify({ chat_room_id: room.id, message: text }),
        },
        201,
      ).then((isSent) => {
        if (isSent) sent.push(text);
        return isSent;
      }),
    rooms,
    sent,
    beginOutage() {
      isAway = true;
    },
    endOutage() {
      isAway = false;
    },
    async stop() {
      isOver = true;
      await Promise.all(working);
      return { answers, unavailable, wrong, longestMs: Math.round(longestMs), sent };
    },
  };
}

/** How long after the return each thing is well; all are asked at the same time. */
async function measureReturn(cluster: PostgresCluster, server: ServerProcess, load: Load) {
  const startedAt = performance.now();
  const after = async (what: string, isWell: () => Promise<boolean> | boolean) => {
    for (let attempt = 0; attempt < 600; attempt += 1) {
      if (await isWell()) return Math.round(performance.now() - startedAt);
      await pause(50);
    }
    throw new Error(`${what} is not well again:\n${server.output().slice(-5_000)}`);
  };
  const [room] = load.rooms;
  if (!room) throw new Error("there is no room");
  const text = `back-${randomUUID()}`;
  const mailSent = onDatabase(cluster, async (database) => {
    const mail = { key: text, recipient: "soak@example.test", createdAt: new Date() };
    const words = { subject: "x", html: "x", text: "x" };
    await database.db.transaction(async (tx) => {
      await tx.insert(mails).values({ ...mail, ...words });
      await tellSenders(tx);
    });
    const isSent = async () => {
      const asked = "select 1 from mails where key = $1 and sent_at is not null";
      return (await database.executeSql(asked, [text])).rows.length > 0;
    };
    return after("the mail queue", isSent);
  });
  const message = after("a message", () => load.write(room, text));
  const inRoom = load.clients.filter((one) => one.room === room).map(({ client }) => client);
  const socket = message.then(() =>
    after("a socket", () => inRoom.every((client) => hasHeard(client, text))),
  );
  // What waited at the return; the others go on writing.
  const outbox = onDatabase(cluster, async ({ executeSql }) => {
    const { rows } = await executeSql("select max(id)::int as last from outbox_events");
    const { last } = rows[0] as { last: number };
    const asked = "select 1 from outbox_events where delivered_at is null and id <= $1";
    return after("the outbox", async () => (await executeSql(asked, [last])).rows.length === 0);
  });
  const [api, page, search] = [
    after("api", load.questions.api),
    after("page", load.questions.page),
    after("search", load.questions.search),
  ];
  return {
    api: await api,
    page: await page,
    search: await search,
    message: await message,
    socket: await socket,
    job: await mailSent,
    outbox: await outbox,
  };
}

function hasHeard({ seen }: ChatClient, text: string): boolean {
  return [...seen.values()].includes(text);
}

/** What was acknowledged is there once, and both sides have it. */
async function countMessages(cluster: PostgresCluster, { sent, clients, rooms }: Load) {
  const stored = await onDatabase(cluster, async ({ executeSql }) => {
    const { rows } = await executeSql(
      "select text as message from messages where text is not null",
    );
    return rows.map((row) => (row as { message: string }).message);
  });
  const counts = new Map<string, number>();
  for (const text of stored) counts.set(text, (counts.get(text) ?? 0) + 1);
  let lost = sent.filter((text) => !counts.has(text)).length;
  const doubled = [...counts.values()].filter((count) => count > 1).length;
  for (const { room, client } of clients) {
    await client.catchUp();
    const seen = new Set(client.seen.values());
    const first = room === rooms[0];
    const own = sent.filter((text) => text.startsWith(`${room.id}/`) || (first && isExtra(text)));
    lost += own.filter((text) => !seen.has(text)).length;
    client.close();
  }
  return { lost, doubled };
}

const isExtra = (text: string) => text.startsWith("back-");

async function countBackends(cluster: PostgresCluster): Promise<number> {
  const client = new pg.Client({ connectionString: cluster.url });
  await client.connect();
  const { rows } = await client.query(
    "select count(*)::int as count from pg_stat_activity where application_name like 'kwispel%'",
  );
  await client.end();
  return rows[0].count;
}

async function onDatabase<Result>(
  { url }: PostgresCluster,
  work: (database: ReturnType<typeof openPostgres>) => Promise<Result>,
): Promise<Result> {
  const database = openPostgres({ url, poolSize: 2 });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

const lineCount = (server: ServerProcess) => server.output().split("\n").length;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
