import type { Server as HttpServer } from "node:http";
import { type DefaultEventsMap, Server, type Socket } from "socket.io";
import type * as z from "zod";
import { fromWire, toWire } from "#contract/shared/casing.ts";
import {
  type Channel,
  type ChannelParams,
  channelName,
  matchChannel,
  type SubscriptionAnswer,
} from "#contract/shared/realtime.ts";
import type { Log } from "../log.ts";
import type { Viewer } from "../sessions/viewer.ts";

type MayListen = (viewer: Viewer, params: ChannelParams) => Promise<boolean>;
type Receive = (viewer: Viewer, params: ChannelParams, payload: unknown) => Promise<void>;

type AllowOptions = {
  /** Several users share the channel and each hears it their own way: see `publishTo`. */
  perUser?: boolean;
  /** What those who listen may say there, by event; nothing of it is kept. */
  receive?: Record<string, Receive>;
};

export type Realtime = {
  /** Declares a private channel and who may listen; asked anew for every subscription. */
  allow(channel: Channel, mayListen: MayListen, options?: AllowOptions): void;
  publish<Events extends Record<string, z.ZodType>, Name extends string & keyof Events>(
    channel: Channel<Events>,
    params: ChannelParams,
    event: Name,
    payload: z.input<Events[Name]>,
  ): void;
  /** The same to one of the users who share a channel. */
  publishTo<Events extends Record<string, z.ZodType>, Name extends string & keyof Events>(
    channel: Channel<Events>,
    params: ChannelParams,
    userId: number,
    event: Name,
    payload: z.input<Events[Name]>,
  ): void;
  /** Cuts off the sockets of a session that has ended, in every process. */
  endSession(sessionId: number): void;
  /** Something was missed here: everybody connects anew, and catches up as after any break. */
  connectAnew(): void;
  close(): Promise<void>;
};

export type RealtimeParts = {
  /** Absent in a worker: it publishes through the adapter, but nobody connects to it. */
  httpServer: HttpServer | undefined;
  origin: string;
  findViewer(token: string): Promise<Viewer | null>;
  adapter: ConstructorParameters<typeof Server>[1] extends infer Options
    ? Options extends { adapter?: infer Adapter }
      ? Adapter | undefined
      : never
    : never;
  log: Log;
};

type SocketData = {
  viewer: Viewer;
  /** Since they first said something. */
  mayGoOn?: () => boolean;
};
type OurSocket = Socket<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, SocketData>;

type Allowed = AllowOptions & { channel: Channel; mayListen: MayListen };

export function createRealtime(parts: RealtimeParts): Realtime {
  const channels: Allowed[] = [];
  const io = new Server<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, SocketData>({
    // WebSocket only: no session has to stick to a process.
    transports: ["websocket"],
    serveClient: false,
    maxHttpBufferSize: 100_000,
    ...(parts.adapter ? { adapter: parts.adapter } : {}),
    // Browsers don't apply the same-origin rule to WebSockets, so we must.
    allowRequest: (request, decide) => {
      const { origin } = request.headers;
      decide(null, origin === undefined || isOwnOrigin(origin, parts.origin, request.headers.host));
    },
  });
  if (parts.httpServer) io.attach(parts.httpServer, { transports: ["websocket"] });

  io.use((socket, next) => {
    const token: unknown = socket.handshake.auth.token;
    const found = typeof token === "string" ? parts.findViewer(token) : Promise.resolve(null);
    found.then(
      (viewer) => {
        if (!viewer) return next(new Error("unauthenticated"));
        socket.data.viewer = viewer;
        next();
      },
      (error: unknown) => {
        parts.log.error({ err: error }, "socket handshake failed");
        next(new Error("unavailable"));
      },
    );
  });
  io.on("connection", welcomeTo(channels, parts.log));
  io.on("said-elsewhere", (room: string, said: unknown[]) => {
    io.local.to(room).emit("event", ...said);
  });

  function emit(room: string, channel: Channel, name: string, event: string, payload: unknown) {
    const schema = channel.events[event];
    if (!schema) throw new Error(`channel ${channel.name} has no event ${event}`);
    const said = [name, event, toWire(schema.parse(payload))];
    // Who is connected here hears it at once. Left to the adapter, they would wait until the other
    // processes have been told.
    io.local.to(room).emit("event", ...said);
    if (parts.adapter) io.serverSideEmit("said-elsewhere", room, said);
  }

  return {
    allow(channel, mayListen, options = {}) {
      channels.push({ channel, mayListen, ...options });
    },
    publish(channel, params, event, payload) {
      const name = channelName(channel, params);
      emit(name, channel, name, event, payload);
    },
    publishTo(channel, params, userId, event, payload) {
      const name = channelName(channel, params);
      emit(ownRoom(name, userId), channel, name, event, payload);
    },
    endSession(sessionId) {
      io.in(sessionRoom(sessionId)).emit("session-ended");
      io.in(sessionRoom(sessionId)).disconnectSockets(true);
    },
    connectAnew() {
      io.local.disconnectSockets(true);
    },
    async close() {
      io.disconnectSockets(true);
      // `io.close()` would also close the HTTP server, which isn't ours.
      io.engine?.close();
      for (const namespace of io._nsps.values()) await namespace.adapter.close();
    },
  };
}

const sessionRoom = (sessionId: number) => `session:${sessionId}`;
/** What one user hears of a channel that several share; no channel's name has this sign. */
const ownRoom = (name: string, userId: number) => `${name}#${userId}`;

/** How often one socket may say something, over all channels. */
const mostSaid = { count: 30, perMs: 10_000 };

/** What sockets may ask. The functions are the same for all: thousands are open, and most are idle. */
function welcomeTo(channels: readonly Allowed[], log: Log): (socket: OurSocket) => void {
  type Found = { allowed: Allowed; params: ChannelParams; room: string };

  function find({ userId }: Viewer, name: unknown): Found | null {
    if (typeof name !== "string" || name.length > 100) return null;
    for (const allowed of channels) {
      const params = matchChannel(allowed.channel, name);
      const room = allowed.perUser ? ownRoom(name, userId) : name;
      if (params) return { allowed, params, room };
    }
    return null;
  }

  async function join(socket: OurSocket, name: unknown): Promise<SubscriptionAnswer> {
    const { viewer } = socket.data;
    const found = find(viewer, name);
    if (!found || !(await found.allowed.mayListen(viewer, found.params))) return "forbidden";
    await socket.join(found.room);
    return "ok";
  }

  function subscribe(this: OurSocket, name: unknown, acknowledge: unknown): void {
    const answer = (text: SubscriptionAnswer) => {
      if (typeof acknowledge === "function") acknowledge(text);
    };
    join(this, name).then(answer, (error: unknown) => {
      log.error({ err: error }, "subscription failed");
      answer("forbidden");
    });
  }

  function unsubscribe(this: OurSocket, name: unknown): void {
    const found = find(this.data.viewer, name);
    if (found) void this.leave(found.room);
  }

  function send(this: OurSocket, name: unknown, event: unknown, payload: unknown): void {
    const { viewer } = this.data;
    const found = find(viewer, name);
    // Only who listens may speak: that was checked when they began to.
    if (!found || typeof event !== "string" || !this.rooms.has(found.room)) return;
    const { receive = {} } = found.allowed;
    const handle = Object.hasOwn(receive, event) ? receive[event] : undefined;
    this.data.mayGoOn ??= atMost(mostSaid.count, mostSaid.perMs);
    if (!handle || !this.data.mayGoOn()) return;
    handle(viewer, found.params, fromWire(payload)).catch((error: unknown) => {
      log.error({ err: error }, "what a socket said failed");
    });
  }

  return (socket) => {
    forgetBeginning(socket);
    void socket.join(sessionRoom(socket.data.viewer.sessionId));
    socket.on("subscribe", subscribe).on("unsubscribe", unsubscribe).on("send", send);
  };
}

const nothing = Object.freeze({});

/** What a socket began with is held for as long as it is open, and of no more use. */
function forgetBeginning(socket: OurSocket): void {
  Object.assign(socket.conn, { request: null });
  Object.assign(socket, { handshake: nothing });
  // Nobody speaks to a socket by its id: users and sessions have rooms of their own.
  void socket.leave(socket.id);
}

/** Counts within windows of time; by the machine's own clock, as nothing hangs on it. */
function atMost(count: number, perMs: number): () => boolean {
  let windowStart = 0;
  let said = 0;
  return () => {
    const now = performance.now();
    if (now - windowStart > perMs) {
      windowStart = now;
      said = 0;
    }
    said += 1;
    return said <= count;
  };
}

/** The configured address, or the very host that was asked, as on http://127.0.0.1:3000. */
export function isOwnOrigin(origin: string, appOrigin: string, host: string | undefined): boolean {
  if (origin === appOrigin) return true;
  return URL.canParse(origin) && host !== undefined && new URL(origin).host === host;
}
