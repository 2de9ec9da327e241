import { once } from "node:events";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import type { WebSocket } from "ws";
import { setup } from "#tests/setup/global-setup.ts";
import { makeSoakRooms, type SoakRoom } from "#tests/soak/chat/chat-people.ts";
import { chatServerFile, type ForkedServer, forkServer } from "#tests/soak/server-fork.ts";
import { makeSoakDatabase } from "#tests/soak/soak-database.ts";
import { openBare, openOurs } from "./chat-sockets.ts";
import type { Comparison } from "./harness.ts";

/** Two in each room. */
const CLIENTS = 200;
const MESSAGES = Number(process.env.BENCH_CHAT_MESSAGES ?? 1_000);
/** Each of them writes every ten seconds. */
const PER_SECOND = Number(process.env.BENCH_CHAT_RATE ?? 20);
const IDLE_SOCKETS = Number(process.env.BENCH_CHAT_SOCKETS ?? 15_000);
const SETTLED_SOCKETS = IDLE_SOCKETS / 3;
const LARGE = 50_000;
const SMALL = 50;
const OPENINGS = 100;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** How long it takes until the other side has it, at a steady pace: the 99th of a hundred. */
async function deliveryTime(
  send: (room: number, text: string) => Promise<void> | void,
  arrivals: Map<string, (at: number) => void>,
  rooms: number,
): Promise<number> {
  const times: Promise<number>[] = [];
  const start = performance.now();
  for (let number = 0; number < MESSAGES; number += 1) {
    const due = start + (number * 1_000) / PER_SECOND;
    if (due > performance.now()) await pause(due - performance.now());
    const text = `m${number}-${Math.random().toString(36).slice(2)}`;
    const sentAt = performance.now();
    times.push(new Promise((resolve) => arrivals.set(text, (at) => resolve(at - sentAt))));
    void send(number % rooms, text);
  }
  const sorted = (await Promise.all(times)).sort((a, b) => a - b);
  arrivals.clear();
  return sorted[Math.ceil(sorted.length * 0.99) - 1] ?? 0;
}

async function memoryOf({ child }: ForkedServer): Promise<number> {
  const answer = once(child, "message");
  child.send("memory");
  const [{ bytes }] = (await answer) as [{ bytes: number }];
  return bytes;
}

/** The first third fits into memory that the process has already; the others show what one takes. */
async function bytesPerSocket(
  server: ForkedServer,
  open: (index: number) => Promise<WebSocket>,
): Promise<number> {
  const sockets: WebSocket[] = [];
  const openMore = async (count: number) => {
    while (sockets.length < count) {
      const some = Array.from({ length: 50 }, (_, offset) => open(sockets.length + offset));
      sockets.push(...(await Promise.all(some)));
    }
    await pause(2_000);
    return memoryOf(server);
  };
  const before = await openMore(SETTLED_SOCKETS);
  const after = await openMore(IDLE_SOCKETS);
  for (const socket of sockets) socket.terminate();
  await pause(2_000);
  return (after - before) / (IDLE_SOCKETS - SETTLED_SOCKETS);
}

/** Words that arrive are found in whatever they are wrapped in. */
function arrivalsIn(arrivals: Map<string, (at: number) => void>) {
  return (data: string) => {
    const text = /m\d+-[a-z0-9]+/.exec(data)?.[0];
    const arrived = text && arrivals.get(text);
    if (arrived && !data.startsWith('["event","chat-room-updates')) arrived(performance.now());
  };
}

/** Only beside a PostgreSQL: the embedded one has room for one process. */
async function startPlain(url: string | undefined): Promise<ForkedServer | null> {
  return url ? forkServer(join(import.meta.dirname, "plain-chat.ts"), { DATABASE_URL: url }) : null;
}

async function postTo(
  url: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<void> {
  const answer = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  if (answer.status !== 201) throw new Error(`a message was answered with ${answer.status}`);
  await answer.text();
}

export async function prepare(): Promise<{ comparisons: Comparison[]; stop(): Promise<void> }> {
  await setup();
  const database = await makeSoakDatabase(process.env.TEST_DATABASE_URL);
  const { rooms, large, small } = await database.use(async ({ db }) => {
    const made = await makeSoakRooms(db, CLIENTS / 2 + 2);
    const [first, second, ...others] = made;
    if (!first || !second) throw new Error("no rooms were made");
    for (const [room, count] of [
      [first, LARGE],
      [second, SMALL],
    ] as const) {
      await db.execute(sql`
        insert into messages (chat_room_id, type, sent_by, text, delivered_at, read_at)
        select ${room.id}, 'TEXT', 'pet_owner', 'Dag', now(), now()
        from generate_series(1, ${count}::int)`);
    }
    await db.execute(sql`analyze messages`);
    return { rooms: others, large: first, small: second };
  });
  const ours = await forkServer(chatServerFile, database.environment);
  const bare = await forkServer(join(import.meta.dirname, "bare-sockets.ts"));

  const arrivals = new Map<string, (at: number) => void>();
  const listen = arrivalsIn(arrivals);
  const ignore = () => {};
  const bareSenders: WebSocket[] = [];
  const plain = await startPlain(database.environment.DATABASE_URL);
  for (const [index, room] of rooms.entries()) {
    const [owner, sitter] = room.people;
    const channels = (userId: number) => [`chat.${room.id}`, `chat-room-updates.${userId}`];
    await openOurs(ours.origin, owner.token, channels(owner.userId), ignore);
    await openOurs(ours.origin, sitter.token, channels(sitter.userId), listen);
    bareSenders.push(await openBare(bare.origin, index, ignore));
    await openBare(bare.origin, index, listen);
    if (plain) await openBare(plain.origin, index, listen);
  }

  const post = (room: SoakRoom | undefined, text: string) =>
    postTo(
      `${ours.origin}/api/messages`,
      { chat_room_id: room?.id, message: text },
      { authorization: `Bearer ${room?.people[0].token}`, "idempotency-key": text },
    );
  const openRoom = async ({ id, people }: SoakRoom) => {
    const start = performance.now();
    for (let count = 0; count < OPENINGS; count += 1) {
      for (const path of [`/api/chatRooms/${id}`, `/api/chatRooms/${id}/messages`]) {
        const headers = { authorization: `Bearer ${people[0].token}` };
        const answer = await fetch(ours.origin + path, { headers });
        if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}`);
        await answer.text();
      }
    }
    return (performance.now() - start) / OPENINGS;
  };
  const bareDelivery = {
    name: "bare ws",
    run: () => deliveryTime((room, text) => bareSenders[room]?.send(text), arrivals, rooms.length),
  };
  const someone = rooms[0]?.people[0];
  return {
    comparisons: [
      {
        name: `memory of an idle socket, from ${SETTLED_SOCKETS} to ${IDLE_SOCKETS}`,
        subject: {
          name: "logged in and listening",
          run: () =>
            bytesPerSocket(ours, () =>
              openOurs(
                ours.origin,
                someone?.token ?? "",
                [`chat-room-updates.${someone?.userId}`],
                ignore,
              ),
            ),
        },
        floor: {
          name: "bare ws",
          run: () => bytesPerSocket(bare, (index) => openBare(bare.origin, index, ignore)),
        },
        // First of all, and once: a process doesn't give back what it has had.
        rounds: 1,
        atMost: 2,
        unit: "kilobytes",
      },
      {
        name: `a message to the other side, 99th percentile, ${CLIENTS} clients`,
        subject: {
          name: "kept in the database",
          run: () => deliveryTime((room, text) => post(rooms[room], text), arrivals, rooms.length),
        },
        floor: bareDelivery,
        rounds: 3,
        atMost: 3,
        unit: "milliseconds",
      },
      // What part of it is in the nature of the thing: no target, as it isn't ours.
      ...(plain
        ? [
            {
              name: "the same by a plain server",
              subject: {
                name: "HTTP, one insert, ws",
                run: () =>
                  deliveryTime(
                    (room, message) => postTo(plain.origin, { room, message }),
                    arrivals,
                    rooms.length,
                  ),
              },
              floor: bareDelivery,
              rounds: 3,
              unit: "milliseconds" as const,
            },
          ]
        : []),
      {
        name: `a room with ${LARGE} messages opens`,
        subject: { name: `${LARGE} messages`, run: () => openRoom(large) },
        floor: { name: `${SMALL} messages`, run: () => openRoom(small) },
        atMost: 1.5,
        unit: "milliseconds",
      },
    ],
    stop: async () => {
      await ours.stop("SIGTERM");
      await bare.stop("SIGKILL");
      await plain?.stop("SIGKILL");
      await database.remove();
    },
  };
}
