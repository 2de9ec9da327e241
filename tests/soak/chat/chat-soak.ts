import { randomUUID } from "node:crypto";
import { startRoundRobin } from "#tests/soak/round-robin.ts";
import { chatServerFile, type ForkedServer, forkServer } from "#tests/soak/server-fork.ts";
import { type ChatClient, createChatClient } from "./chat-client.ts";
import type { SoakRoom } from "./chat-people.ts";

export type SoakPlan = {
  rooms: readonly SoakRoom[];
  messages: number;
  /** Sockets that are cut off, and times that the server is stopped or killed, on the way. */
  disconnects: number;
  restarts: number;
  /** Behind one round-robin proxy, restarted in turn; more than one only on a PostgreSQL server. */
  processes: number;
  environment: Record<string, string>;
  report?(line: string): void;
};

export type SoakResult = {
  /** Acknowledged with a 201. */
  sent: number;
  lost: number;
  doubled: number;
  /** Rooms that the two sides show in a different order. */
  disordered: number;
  /** Events that came before an earlier one, as those of two processes may; clients put them right. */
  overtakes: number;
  retries: number;
};

/** Two sides in every room, writing in turn, while connections and servers come and go. */
export async function soakChat(plan: SoakPlan): Promise<SoakResult> {
  const { rooms, environment, report = () => {} } = plan;
  const servers: ForkedServer[] = [];
  const proxy = await startRoundRobin();
  const { origin } = proxy;
  for (let nr = 0; nr < plan.processes; nr += 1) await start(nr);
  let restarts = 0;
  let cuts = 0;
  let acknowledged = 0;
  let retries = 0;
  const sides = rooms.map((room) =>
    room.people.map((person) => createChatClient(origin, room, person)),
  );
  const all = sides.flat();
  const perRoom = Math.ceil(plan.messages / rooms.length);
  const total = perRoom * rooms.length;

  async function write(room: SoakRoom, text: string, author: number): Promise<void> {
    const key = randomUUID();
    const token = room.people[author % 2]?.token ?? "";
    for (;;) {
      const status = await fetch(`${origin}/api/messages`, {
        method: "POST",
        headers: {
          authorization: `Bearer ${token}`,
          "content-type": "application/json",
          "idempotency-key": key,
        },
        body: JSON.stringify({ chat_room_id: room.id, message: text }),
      }).then(
        (answer) => answer.text().then(() => answer.status),
        () => 0,
      );
      if (status === 201) break;
      if (status !== 0 && status !== 503) throw new Error(`a message was answered with ${status}`);
      retries += 1;
      await pause(100);
    }
    acknowledged += 1;
  }

  async function start(nr: number): Promise<void> {
    const started = await forkServer(chatServerFile, environment);
    servers[nr] = started;
    proxy.targets.push(started.origin);
  }

  async function restart(): Promise<void> {
    const nr = restarts % servers.length;
    const old = servers[nr];
    // By surprise and as asked; a start takes a while, as it does in life.
    const isSurprise = Math.floor(restarts / servers.length) % 2 === 0;
    if (old && !isSurprise) proxy.targets.splice(proxy.targets.indexOf(old.origin), 1);
    await old?.stop(isSurprise ? "SIGKILL" : "SIGTERM");
    if (old && isSurprise) proxy.targets.splice(proxy.targets.indexOf(old.origin), 1);
    restarts += 1;
    await start(nr);
    report(`restart ${restarts}: ${acknowledged} of ${total} messages`);
  }

  async function makeTrouble(): Promise<void> {
    while (acknowledged < total) {
      if (restarts < (plan.restarts * acknowledged) / total) await restart();
      while (cuts < (plan.disconnects * acknowledged) / total) {
        all[Math.floor(Math.random() * all.length)]?.disconnect();
        cuts += 1;
      }
      await pause(20);
    }
  }

  const texts = (room: SoakRoom) =>
    Array.from({ length: perRoom }, (_, number) => `${room.id}/${number}`);
  const writing = rooms.map(async (room) => {
    for (const [number, text] of texts(room).entries()) await write(room, text, number);
  });
  await Promise.all([...writing, makeTrouble()]);
  for (const client of all) await untilCaughtUp(client);
  for (const client of all) client.close();
  for (const server of servers) await server.stop("SIGTERM");
  await proxy.close();

  const result = { sent: acknowledged, lost: 0, doubled: 0, disordered: 0, overtakes: 0, retries };
  for (const [index, room] of rooms.entries()) {
    const shown = (sides[index] ?? []).map(inOrder);
    for (const list of shown) {
      const counts = new Map<string, number>();
      for (const text of list) counts.set(text, (counts.get(text) ?? 0) + 1);
      result.lost += texts(room).filter((text) => !counts.has(text)).length;
      result.doubled += [...counts.values()].filter((count) => count > 1).length;
    }
    // Each wrote after the other's answer, so that the order of ids is the order of writing too.
    const expected = texts(room).join();
    if (shown.some((list) => list.join() !== expected)) result.disordered += 1;
  }
  result.overtakes = all.reduce((sum, client) => sum + client.overtakes, 0);
  return result;
}

function inOrder({ seen }: ChatClient): string[] {
  return [...seen].sort(([a], [b]) => a - b).map(([, text]) => text);
}

async function untilCaughtUp(client: ChatClient): Promise<void> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    try {
      return await client.catchUp();
    } catch {
      await pause(100);
    }
  }
  throw new Error("a client could not catch up");
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
