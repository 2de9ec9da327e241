import type { Socket } from "socket.io-client";
import type { Channel, ConnectionRefusal, Say, SocketAnswer } from "#contract/shared/realtime.ts";
import { fromWire, toWire } from "#contract/shared/validation/casing.ts";
import { fetchProfile, ProfileRefused } from "#web/lib/session/session.ts";
import { readToken, sessionEnded } from "#web/lib/session/token.ts";
import { growingWait } from "./growing-wait.ts";

type Listener = (event: string, payload: unknown) => void;

export type Realtime = {
  /**
   * Listens to a private channel; gives what ends it. `onReady` is called each time that the server has
   * begun to tell, also after a break: what was fetched before then may lack something.
   */
  subscribe(channelName: string, listener: Listener, onReady?: () => void): () => void;
  /** Says something to the others who listen, if there is a connection; nothing of it is stored. */
  sayInto<Of extends Channel>(channelName: string): Say<Of>;
  /** After a break in the connection: what is on the screen may have missed something. */
  onReconnect(listener: () => void): () => void;
};

const firstReconnectMs = 3_000;
const firstRetryMs = 2_000;
/** A connection that held for this long was a good one. */
const goodAfterMs = 60_000;
/** The library's own retries, of connections that could not be made at all. */
const reconnectionDelayMax = 15_000;

let realtime: Promise<Realtime> | undefined;

/** One connection for all; made when first asked for, and only by somebody who is logged in. */
export function connectRealtime(): Promise<Realtime> {
  realtime ??= connect();
  return realtime;
}

async function connect(): Promise<Realtime> {
  const { io } = await import("socket.io-client");
  const socket = io({
    path: "/socket.io",
    transports: ["websocket"],
    reconnectionDelayMax,
    // Asked for on every attempt: the token may have changed since the last one.
    auth: (send) => send({ token: readToken() }),
  });
  return overSocket(socket);
}

export function overSocket(socket: Socket, wait = growingWait): Realtime {
  const channels = new Map<string, Set<Listener>>();
  const readies = new Map<Listener, () => void>();
  const reconnects = new Set<() => void>();
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
    // The server forgets subscriptions with the connection.
    for (const name of channels.keys()) void ask(name);
    if (hasConnected) for (const listener of reconnects) listener();
    hasConnected = true;
    connectedAt = performance.now();
  });
  socket.on("disconnect", (reason) => {
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

  async function ask(channelName: string, attempt = 0): Promise<void> {
    if (!socket.connected) return;
    const connection = socket.id;
    // A break before the answer: after it, everything is asked for anew.
    const answer: SocketAnswer | null = await socket
      .emitWithAck("subscribe", channelName)
      .catch(() => null);
    if (answer === null) return;
    const listeners = channels.get(channelName);
    if (answer === "ok") {
      for (const listener of listeners ?? []) readies.get(listener)?.();
    } else if (answer === "tooManyRequests" || answer === "unavailable") {
      setTimeout(
        () => {
          const isWanted = channels.get(channelName) === listeners && socket.id === connection;
          if (listeners && isWanted) void ask(channelName, attempt + 1);
        },
        wait(attempt, firstRetryMs),
      );
    } else channels.delete(channelName);
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
      if (listeners.size === 1) void ask(channelName);
      else if (socket.connected) onReady?.();
      return () => {
        listeners.delete(listener);
        readies.delete(listener);
        if (listeners.size > 0 || !channels.delete(channelName)) return;
        if (socket.connected) socket.emit("unsubscribe", channelName);
      };
    },
    sayInto: (channelName) => (event, payload) => {
      // Volatile: what can't be said now is not worth saying later.
      socket.volatile.emit("send", channelName, event, toWire(payload));
    },
    onReconnect(listener) {
      reconnects.add(listener);
      return () => {
        reconnects.delete(listener);
      };
    },
  };
}
