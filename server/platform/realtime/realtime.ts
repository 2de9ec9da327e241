import type { Server as HttpServer } from "node:http";
import { type DefaultEventsMap, Server, type Socket } from "socket.io";
import type * as z from "zod";
import { toWire } from "#contract/shared/casing.ts";
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

export type Realtime = {
  /** Declares a private channel and who may listen; asked anew for every subscription. */
  allow(channel: Channel, mayListen: MayListen): void;
  publish<Events extends Record<string, z.ZodType>, Name extends string & keyof Events>(
    channel: Channel<Events>,
    params: ChannelParams,
    event: Name,
    payload: z.input<Events[Name]>,
  ): void;
  /** Cuts off the sockets of a session that has ended, in every process. */
  endSession(sessionId: number): void;
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

type SocketData = { viewer: Viewer };
type OurSocket = Socket<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, SocketData>;

export function createRealtime(parts: RealtimeParts): Realtime {
  const channels: { channel: Channel; mayListen: MayListen }[] = [];
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
  io.on("connection", (socket) => welcome(socket, channels, parts.log));

  return {
    allow(channel, mayListen) {
      channels.push({ channel, mayListen });
    },
    publish(channel, params, event, payload) {
      const schema = channel.events[event];
      if (!schema) throw new Error(`channel ${channel.name} has no event ${event}`);
      const name = channelName(channel, params);
      io.to(name).emit("event", name, event, toWire(schema.parse(payload)));
    },
    endSession(sessionId) {
      io.in(sessionRoom(sessionId)).emit("session-ended");
      io.in(sessionRoom(sessionId)).disconnectSockets(true);
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

function welcome(
  socket: OurSocket,
  channels: { channel: Channel; mayListen: MayListen }[],
  log: Log,
): void {
  const { viewer } = socket.data;
  void socket.join(sessionRoom(viewer.sessionId));

  async function mayListenTo(name: string): Promise<boolean> {
    for (const { channel, mayListen } of channels) {
      const params = matchChannel(channel, name);
      if (params) return mayListen(viewer, params);
    }
    return false;
  }

  socket.on("subscribe", (name: unknown, acknowledge: unknown) => {
    const answer = (text: SubscriptionAnswer) => {
      if (typeof acknowledge === "function") acknowledge(text);
    };
    if (typeof name !== "string" || name.length > 100) return answer("forbidden");
    mayListenTo(name).then(
      async (allowed) => {
        if (allowed) await socket.join(name);
        answer(allowed ? "ok" : "forbidden");
      },
      (error: unknown) => {
        log.error({ err: error }, "subscription failed");
        answer("forbidden");
      },
    );
  });
  socket.on("unsubscribe", (name: unknown) => {
    if (typeof name === "string" && !name.startsWith("session:")) void socket.leave(name);
  });
}

/** The configured address, or the very host that was asked, as on http://127.0.0.1:3000. */
export function isOwnOrigin(origin: string, appOrigin: string, host: string | undefined): boolean {
  if (origin === appOrigin) return true;
  return URL.canParse(origin) && host !== undefined && new URL(origin).host === host;
}
