import { once } from "node:events";
import { connect } from "node:net";
import { setImmediate as turn } from "node:timers/promises";
import { allChannels } from "#contract/channels.ts";
import { openRaw } from "#tests/setup/raw-socket.ts";
import { type Random, seededRandom } from "#tests/soak/random.ts";
import { createHostileFrames, type HostileFrames } from "./hostile-frames.ts";

export type AttackPlan = {
  url: string;
  seed: number;
  frames: number;
  /** How many connections at a time. */
  attackers: number;
  /** Who they are; an empty token is a guest's. */
  tokens: readonly string[];
  /** Numbers of users and rooms, theirs and others'. */
  ids: readonly number[];
};

export type AttackFigures = {
  frames: number;
  connections: number;
  /** Ended by the server before they had sent all that they had in mind. */
  cutOff: number;
  /** Not let in at all: an address or a user came too often. */
  refused: number;
};

type Spent = { frames: number; isCutOff: boolean };

/** Sends so many frames of all kinds, over as many connections as it takes. */
export async function attackSockets(plan: AttackPlan): Promise<AttackFigures> {
  const figures: AttackFigures = { frames: 0, connections: 0, cutOff: 0, refused: 0 };
  let refusedInARow = 0;

  async function go(attacker: number): Promise<void> {
    const random = seededRandom(plan.seed * 1_000 + attacker);
    const frames = createHostileFrames(random, allChannels(), plan.ids);
    while (figures.frames < plan.frames) {
      try {
        const spent = await (random.chance(0.05) ? overTcp : overWebSocket)(plan, random, frames);
        figures.frames += spent.frames;
        figures.connections += 1;
        if (spent.isCutOff) figures.cutOff += 1;
        refusedInARow = 0;
      } catch {
        figures.refused += 1;
        refusedInARow += 1;
        if (refusedInARow > 5_000) throw new Error("nobody is let in any more");
        await turn();
      }
    }
  }

  await Promise.all(Array.from({ length: plan.attackers }, (_, attacker) => go(attacker)));
  return figures;
}

/** As from anywhere in the world; the server is told to believe it. */
const forwarded = ({ whole }: Random) => `10.${whole(256)}.${whole(256)}.${whole(256)}`;

async function overWebSocket(
  { url, tokens }: AttackPlan,
  random: Random,
  frames: HostileFrames,
): Promise<Spent> {
  const token = random.pick(tokens);
  const socket = await openRaw(url, {
    headers: { "x-forwarded-for": forwarded(random) },
    ...(token ? { token } : {}),
  });
  // Just within what one socket may send, far beyond it, or something that nobody survives.
  const most = random.pick([1, 50, 50, 700, 700]);
  let sent = 0;
  while (sent < most && socket.isOpen()) {
    socket.send(most === 1 || random.chance(0.0005) ? frames.breaking() : frames.annoying());
    sent += 1;
    // What is merely piled up here hasn't been sent.
    if (sent % 50 === 0) await turn();
    while (socket.isOpen() && socket.ws.bufferedAmount > 100_000) await turn();
  }
  // Answered after all that was sent before it; or not at all.
  if (token && socket.isOpen()) await socket.ask("unsubscribe", "nothing");
  else if (most === 1) await Promise.race([socket.closed, turn()]);
  const isCutOff = !socket.isOpen();
  socket.ws.terminate();
  return { frames: sent, isCutOff };
}

async function overTcp({ url }: AttackPlan, random: Random, frames: HostileFrames): Promise<Spent> {
  const { port, hostname, host } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on("error", () => {});
  await once(socket, "connect");
  socket.write(
    [
      `GET ${random.pick(["/socket.io/?EIO=4&transport=websocket", "/", "/socket.io/?EIO=3"])} HTTP/1.1`,
      `Host: ${host}`,
      `X-Forwarded-For: ${forwarded(random)}`,
      "Connection: Upgrade",
      "Upgrade: websocket",
      "Sec-WebSocket-Version: 13",
      "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
      "\r\n",
    ].join("\r\n"),
  );
  // Half of them don't even wait for an answer.
  if (random.chance(0.5)) await Promise.race([once(socket, "data"), once(socket, "close")]);
  let sent = 0;
  for (const most = 1 + random.whole(20); sent < most && socket.writable; sent += 1) {
    socket.write(frames.wire());
    if (random.chance(0.2)) await turn();
  }
  const isCutOff = !socket.writable;
  if (random.chance(0.5)) socket.resetAndDestroy();
  else socket.destroy();
  return { frames: sent, isCutOff };
}
