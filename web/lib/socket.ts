import type { Socket } from "socket.io-client";
import { fromWire, toWire } from "#contract/shared/casing.ts";
import type { SubscriptionAnswer } from "#contract/shared/realtime.ts";
import { endsByLogout, fetchProfile, ProfileRefused } from "./session.ts";
import { readToken, sessionEnded } from "./token.ts";

type Listener = (event: string, payload: unknown) => void;

export type Realtime = {
  /**
   * Listens to a private channel; gives what ends it. `onReady` is called each time that the server has
   * begun to tell, also after a break: what was fetched before then may lack something.
   */
  subscribe(channelName: string, listener: Listener, onReady?: () => void): () => void;
  /** Says something to the others who listen, if there is a connection; nothing of it is kept. */
  say(channelName: string, event: string, payload: object): void;
  /** After a break in the connection: what is on the screen may have missed something. */
  onReconnect(listener: () => void): () => void;
};

const reconnectWaitMs = 3_000;

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
    // Asked for on every attempt: the token may have changed since the last one.
    auth: (send) => send({ token: readToken() }),
  });
  return overSocket(socket);
}

function overSocket(socket: Socket): Realtime {
  const channels = new Map<string, Set<Listener>>();
  const readies = new Map<Listener, () => void>();
  const reconnects = new Set<() => void>();
  let hasConnected = false;
  let isOver = false;

  // Said by the server just before it hangs up. A tab that is logging out is on its way already.
  socket.on("session-ended", () => {
    isOver = true;
    if (!endsByLogout()) sessionEnded();
  });
  socket.on("connect", () => {
    // The server forgets subscriptions with the connection.
    for (const name of channels.keys()) void ask(name);
    if (hasConnected) for (const listener of reconnects) listener();
    hasConnected = true;
  });
  socket.on("disconnect", (reason) => {
    if (reason === "io server disconnect" && !isOver) void reconnectIfLoggedIn(socket);
  });
  // A refused handshake is not tried again by itself: the token seems to be of no use.
  socket.on("connect_error", () => {
    if (!socket.active) void reconnectIfLoggedIn(socket);
  });
  socket.on("event", (channelName: string, event: string, payload: unknown) => {
    for (const listener of channels.get(channelName) ?? []) listener(event, fromWire(payload));
  });

  async function ask(channelName: string): Promise<void> {
    if (!socket.connected) return;
    // A break before the answer: after it, everything is asked for anew.
    const answer: SubscriptionAnswer | null = await socket
      .emitWithAck("subscribe", channelName)
      .catch(() => null);
    if (answer === null) return;
    if (answer === "forbidden") channels.delete(channelName);
    else for (const listener of channels.get(channelName) ?? []) readies.get(listener)?.();
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
    say(channelName, event, payload) {
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

/**
 * The server also ends a connection when it stops, and it can be gone before it says why. Asking who we
 * are tells which: a 401 takes the browser to the site's root, anything else means to come back.
 */
async function reconnectIfLoggedIn(socket: Socket): Promise<void> {
  try {
    await fetchProfile();
  } catch (error) {
    if (error instanceof ProfileRefused || !readToken()) return;
  }
  setTimeout(() => socket.connect(), reconnectWaitMs);
}
