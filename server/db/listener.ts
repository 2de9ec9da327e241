import { Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import type { ConnectionWatcher, Notifications } from "./database.ts";

export type ListenerParts = ConnectionWatcher & {
  url: string;
  channel: string;
  onNotify(payload: string): void;
};

/** Longest wait for the server's greeting, and for its answer to a sign of life. */
const answerMs = 3_000;
/** A server that is frozen, or a line that was cut, says nothing: it has to be asked. */
const heartbeatMs = 5_000;
const firstWaitMs = 250;
const longestWaitMs = 1_500;

/**
 * Before the next attempt: longer each time, and not at the same moment in all processes, which would
 * fall upon a server that has just come back. Short enough to be well soon after it has.
 */
export function waitBefore(attempt: number, random: number): number {
  const longest = Math.min(firstWaitMs * 2 ** attempt, longestWaitMs);
  return longest * (0.5 + random / 2);
}

/**
 * LISTEN needs a connection of its own, which comes back by itself. There is one at a time, whatever
 * happens: an attempt is over, and its socket closed, before the next begins.
 */
export async function listenOn(parts: ListenerParts): Promise<Notifications> {
  const stopped = new AbortController();
  const isStopped = () => stopped.signal.aborted;
  let line = await openLine(parts, stopped.signal);

  async function connectAgain(): Promise<Line | null> {
    for (let attempt = 0; ; attempt += 1) {
      await pause(waitBefore(attempt, Math.random()), null, stopped).catch(() => {});
      if (isStopped()) return null;
      try {
        return await openLine(parts, stopped.signal);
      } catch (error) {
        if (isStopped()) return null;
        parts.onError(error as Error);
      }
    }
  }

  async function holdOn(): Promise<void> {
    for (;;) {
      await line.ended;
      const next = isStopped() ? null : await connectAgain();
      if (!next) return;
      line = next;
      parts.onBack();
      // What was said meanwhile is gone: as if something had been.
      parts.onNotify("");
    }
  }

  const holding = holdOn();
  return {
    stop: async () => {
      stopped.abort();
      await holding;
    },
  };
}

type Line = { ended: Promise<void> };

async function openLine(parts: ListenerParts, stop: AbortSignal): Promise<Line> {
  stop.throwIfAborted();
  // Our own, as the driver has no way to hang up on a server that doesn't answer.
  const socket = new Socket();
  const client = new pg.Client({
    connectionString: parts.url,
    stream: () => socket,
    connectionTimeoutMillis: answerMs,
    query_timeout: answerMs,
    keepAlive: true,
    application_name: `kwispel listen ${parts.channel}`,
  });
  const hangUp = () => void socket.destroy();
  const ended = new Promise<void>((resolve) => client.once("end", resolve));
  client.on("notification", ({ payload = "" }) => parts.onNotify(payload));
  client.on("error", (error) => {
    if (!stop.aborted) parts.onError(error);
  });
  stop.addEventListener("abort", hangUp, { once: true });
  void ended.then(() => stop.removeEventListener("abort", hangUp));
  try {
    await client.connect();
    await client.query(`listen ${pg.escapeIdentifier(parts.channel)}`);
  } catch (error) {
    hangUp();
    await ended;
    throw error;
  }
  const heartbeat = setInterval(() => {
    client.query("select 1").catch(hangUp);
  }, heartbeatMs);
  void ended.then(() => clearInterval(heartbeat));
  return { ended };
}
