import type { Socket } from "socket.io-client";
import type { Channel, ConnectionRefusal, Say, SocketAnswer } from "#contract/shared/realtime.ts";
import { fromWire, toWire } from "#contract/shared/validation/casing.ts";
import { logError } from "#web/lib/browser/log.ts";
import { fetchProfile, ProfileRefused } from "#web/lib/session/session.ts";
import { readToken, sessionEnded } from "#web/lib/session/token.ts";
import { catchesUpBySocket } from "./catching-up.ts";
import { growingWait } from "./growing-wait.ts";

type Listener = (event: string, payload: unknown) => void;
/** After a break it is called for all channels at once, when each of them has been answered. */
export type OnReady = (isAfterBreak: boolean) => void;

export type Realtime = {
  /**
   * Listens to a private channel; gives what ends it. `onReady` is called each time that the server has
   * begun to tell: what was fetched before then may lack something.
   */
  subscribe(channelName: string, listener: Listener, onReady?: OnReady): () => void;
  /** Says something to the others who listen, if there is a connection; nothing of it is stored. */
  sayInto<Of extends Channel>(channelName: string): Say<Of>;
};

const firstReconnectMs = 3_000;
const firstRetryMs = 2_000;
/** A connection that held for this long was a good one. */
const goodAfterMs = 60_000;
/** The library's own retries, of connections that could not be made at all. */
const reconnectionDelayMax = 15_000;

/** One connection for all; made when first asked for, and only by somebody who is logged in. */
export const connectRealtime = connectOnce(openSocket);

async function openSocket(): Promise<Socket> {
  const { io } = await import("socket.io-client");
  const socket = io({
    path: "/socket.io",
    transports: ["websocket"],
    reconnectionDelayMax,
    // Asked for on every attempt: the token may have changed since the last one.
    auth: (send) => send({ token: readToken() }),
  });
  window.addEventListener("online", () => {
    // At once, and not only when its pause is over.
    if (socket.active && !socket.connected) socket.disconnect().connect();
  });
  return socket;
}

/** Its script may not be had at this moment: it is asked for again until it is, or nothing would be live. */
export function connectOnce(
  open: () => Promise<Socket>,
  pause: (ms: number) => Promise<void> = untilBetter,
): () => Promise<Realtime> {
  let realtime: Promise<Realtime> | undefined;
  async function connect(): Promise<Realtime> {
    for (let attempt = 0; ; attempt += 1) {
      try {
        return overSocket(await open());
      } catch (error) {
        logError("no live updates yet", error);
        await pause(growingWait(attempt, firstRetryMs));
      }
    }
  }
  return () => {
    realtime ??= connect();
    return realtime;
  };
}

/** After a while; sooner when there is network again, or somebody looks. */
function untilBetter(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const ended = new AbortController();
    const end = () => {
      clearTimeout(timer);
      ended.abort();
      resolve();
    };
    const timer = setTimeout(end, ms);
    window.addEventListener("online", end, ended);
    const look = () => document.visibilityState === "visible" && end();
    document.addEventListener("visibilitychange", look, ended);
  });
}

export function overSocket(socket: Socket, wait = growingWait): Realtime {
  const channels = new Map<string, Set<Listener>>();
  /** Those of them that the server tells of over the connection that there is. */
  const told = new Set<string>();
  const readies = new Map<Listener, OnReady>();
  let hasConnected = false;
  let isOver = false;
  let connectedAt = 0;
  let reconnectAttempts = 0;

  // Said by the server just before it hangs up.
  socket.on("session-ended", () => {
    isOver = true;
    sessionEnded();
  });
  socket.on("connect", () => {
    connectedAt = performance.now();
    void askForAll();
  });
  socket.on("disconnect", (reason) => {
    // The server forgets subscriptions with the connection.
    told.clear();
    if (performance.now() - connectedAt > goodAfterMs) reconnectAttempts = 0;
    if (reason === "io server disconnect" && !isOver) void reconnect();
  });
  // A refused handshake is not tried again by itself.
  socket.on("connect_error", ({ message }) => {
    if (socket.active) return;
    const refusal = message as ConnectionRefusal;
    if (refusal === "unauthenticated") void reconnect();
    else reconnectLater();
  });
  socket.on("event", (channelName: string, event: string, payload: unknown) => {
    for (const listener of channels.get(channelName) ?? []) listener(event, fromWire(payload));
  });

  /** Each may have missed something; together, so that what several of them lead to is fetched once. */
  async function askForAll(): Promise<void> {
    const isAfterBreak = hasConnected;
    hasConnected = true;
    catchesUpBySocket();
    const names = [...channels.keys()];
    const answers = await Promise.all(names.map((name) => ask(name, isAfterBreak)));
    for (const name of names.filter((_name, nr) => answers[nr])) ready(name, isAfterBreak);
  }

  function ready(channelName: string, isAfterBreak: boolean): void {
    for (const listener of channels.get(channelName) ?? []) readies.get(listener)?.(isAfterBreak);
  }

  /** Whether the server tells of it now; if only later, it says so by itself. */
  async function ask(channelName: string, isAfterBreak: boolean, attempt = 0): Promise<boolean> {
    if (!socket.connected) return false;
    const connection = socket.id;
    // A break before the answer: after it, everything is asked for anew.
    const answer: SocketAnswer | null = await socket
      .emitWithAck("subscribe", channelName)
      .catch(() => null);
    if (answer === null || socket.id !== connection) return false;
    const listeners = channels.get(channelName);
    if (answer === "ok") {
      if (listeners) told.add(channelName);
      return listeners !== undefined;
    }
    if (answer === "tooManyRequests" || answer === "unavailable") {
      setTimeout(
        () => {
          const isWanted = channels.get(channelName) === listeners && socket.id === connection;
          if (listeners && isWanted) void askAlone(channelName, isAfterBreak, attempt + 1);
        },
        wait(attempt, firstRetryMs),
      );
    } else channels.delete(channelName);
    return false;
  }

  async function askAlone(channelName: string, isAfterBreak = false, attempt = 0): Promise<void> {
    if (await ask(channelName, isAfterBreak, attempt)) ready(channelName, isAfterBreak);
  }

  /**
   * The server also ends a connection when it stops, and it can be gone before it says why. Asking who we
   * are tells which: a 401 takes the browser to the site's root, anything else means to come back.
   */
  async function reconnect(): Promise<void> {
    try {
      await fetchProfile();
    } catch (error) {
      if (error instanceof ProfileRefused || !readToken()) return;
    }
    reconnectLater();
  }

  function reconnectLater(): void {
    setTimeout(() => socket.connect(), wait(reconnectAttempts, firstReconnectMs));
    reconnectAttempts += 1;
  }

  return {
    subscribe(channelName, listener, onReady) {
      const listeners = channels.get(channelName) ?? new Set();
      channels.set(channelName, listeners.add(listener));
      if (onReady) readies.set(listener, onReady);
      if (listeners.size === 1) void askAlone(channelName);
      // Else with the answer that the first of them waits for.
      else if (told.has(channelName)) onReady?.(false);
      return () => {
        listeners.delete(listener);
        readies.delete(listener);
        if (listeners.size > 0 || !channels.delete(channelName)) return;
        told.delete(channelName);
        if (socket.connected) socket.emit("unsubscribe", channelName);
      };
    },
    sayInto: (channelName) => (event, payload) => {
      // Volatile: what can't be said now is not worth saying later.
      socket.volatile.emit("send", channelName, event, toWire(payload));
    },
  };
}
