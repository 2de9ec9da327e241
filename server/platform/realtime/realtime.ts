import type { Server as HttpServer, IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { type DefaultEventsMap, Server } from "socket.io";
import { Decoder, Encoder } from "socket.io-parser";
import type * as z from "zod";
import {
  type Channel,
  type ChannelParams,
  type ClientEvents,
  channelName,
} from "#contract/shared/realtime.ts";
import { toWire } from "#contract/shared/validation/casing.ts";
import { createHandshake, type HandshakeParts } from "./handshake.ts";
import { limitWebSockets } from "./limited-websocket.ts";
import type { OurSocket, SocketData } from "./our-socket.ts";
import {
  type AllowedChannel,
  createSocketEvents,
  eventsWindowMs,
  type MayListen,
  ownRoom,
  type Receivers,
  type SocketEventsParts,
} from "./socket-events.ts";

export type AllowOptions<Said extends ClientEvents> = {
  /** Several users share the channel and each hears it their own way: see `publishTo`. */
  perUser?: boolean;
} & ([keyof Said] extends [never] ? { receive?: undefined } : { receive: Receivers<Said> });

export type Realtime = {
  /** Declares a private channel and who may listen; asked anew for every subscription. */
  allow<Events extends Record<string, z.ZodType>, Said extends ClientEvents>(
    channel: Channel<Events, Said>,
    mayListen: MayListen,
    // What may be said there must go somewhere.
    ...options: [keyof Said] extends [never] ? [AllowOptions<Said>?] : [AllowOptions<Said>]
  ): void;
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
  /** Says something to the other processes, by a name that they listen for; to this one it says nothing. */
  tellProcesses(name: string, value: unknown): void;
  onTold(name: string, listen: (value: unknown) => void): void;
  /** Something was missed here: everybody connects anew, and catches up as after any break. */
  connectAnew(): void;
  close(): Promise<void>;
};

export type RealtimeParts = {
  /** Absent in a worker: it publishes through the adapter, but nobody connects to it. */
  httpServer: HttpServer | undefined;
  adapter: ConstructorParameters<typeof Server>[1] extends infer Options
    ? Options extends { adapter?: infer Adapter }
      ? Adapter | undefined
      : never
    : never;
} & HandshakeParts &
  Omit<SocketEventsParts, "channels">;

/** Browsers of ours send names of channels and short events. */
const largestPacketBytes = 10_000;
/** How long a connection may be open without saying who it is. */
const greetWithinMs = 20_000;
/** So many times what is answered with `tooManyRequests` is no mistake any more. */
const cutOffFactor = 10;

/** Nothing that we say or hear is binary: parts of it would be held until the rest has come. */
class TextOnlyDecoder extends Decoder {
  constructor() {
    super({ maxAttachments: 0 });
  }
}

export function createRealtime(parts: RealtimeParts): Realtime {
  const { config, log } = parts;
  const channels: AllowedChannel[] = [];
  const handshake = createHandshake(parts);
  const receive = createSocketEvents({ ...parts, channels });
  const frameLimit = {
    count: config.LIMIT_SOCKET_EVENTS * cutOffFactor,
    perMs: eventsWindowMs,
  };
  const io = new Server<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, SocketData>({
    // WebSocket only: no session has to stick to a process.
    transports: ["websocket"],
    serveClient: false,
    maxHttpBufferSize: largestPacketBytes,
    connectTimeout: greetWithinMs,
    parser: { Encoder, Decoder: TextOnlyDecoder },
    wsEngine: limitWebSockets(frameLimit, () => log.info("a socket was cut off: it sent too much")),
    ...(parts.adapter ? { adapter: parts.adapter } : {}),
  });
  let upgrades: Upgrades | undefined;
  if (parts.httpServer) {
    upgrades = watchUpgrades(parts.httpServer);
    io.attach(parts.httpServer, { transports: ["websocket"] });
    io.engine.use((request: IncomingMessage, _response: unknown, next: (error?: Error) => void) =>
      handshake.admit(request, next),
    );
  }

  io.use(handshake.greet);
  io.on("connection", (socket) => {
    // Nobody speaks to a socket by its id: users and sessions have rooms of their own.
    void socket.leave(socket.id);
    handshake.opened(socket);
    void socket.join(sessionRoom(socket.data.viewer.sessionId));
    socket.onAny(receive).on("disconnect", onDisconnect);
  });

  function onDisconnect(this: OurSocket): void {
    handshake.closed(this);
    // Who only left the namespace would have a connection that nothing ever closes.
    this.conn.close();
  }

  io.on("said-elsewhere", (room: string, said: unknown[]) => {
    io.local.to(room).emit("event", ...said);
  });

  const listeners = new Map<string, (value: unknown) => void>();
  io.on("told", (name: string, value: unknown) => listeners.get(name)?.(value));

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
    allow(channel, mayListen, ...[options]) {
      const { perUser = false, receive = {} } = options ?? {};
      // Which payload belongs to which event is known only to the channel itself.
      channels.push({ channel, mayListen, perUser, receive: receive as Receivers<ClientEvents> });
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
    tellProcesses(name, value) {
      if (parts.adapter) io.serverSideEmit("told", name, value);
    },
    onTold(name, listen) {
      listeners.set(name, listen);
    },
    connectAnew() {
      io.local.disconnectSockets(true);
    },
    async close() {
      io.disconnectSockets(true);
      // `io.close()` would also close the HTTP server, which isn't ours.
      io.engine?.close();
      // Who doesn't answer to that must not hold up the end of the process.
      setTimeout(() => upgrades?.destroyAll(), goodbyeMs).unref();
      await io.sockets.adapter.close();
    },
  };
}

/** Long enough for a browser to hear that its connection is closed. */
const goodbyeMs = 2_500;

const sessionRoom = (sessionId: number) => `session:${sessionId}`;

type Upgrades = { destroyAll(): void };

/** Node lets go of a connection that asks for an upgrade: what becomes of it is up to us. */
function watchUpgrades(httpServer: HttpServer): Upgrades {
  const upgraded = new Set<Duplex>();
  httpServer.prependListener("upgrade", (_request, socket) => {
    upgraded.add(socket);
    socket.once("close", () => upgraded.delete(socket));
    // Until ws has it (for a path that is nobody's: for a second) nobody listens for its errors, and one
    // that is reset would end the process.
    socket.on("error", () => {});
    // Who doesn't hang up at their end would hold for ever what we have ended.
    socket.once("finish", () => socket.destroy());
  });
  return {
    destroyAll() {
      for (const socket of upgraded) socket.destroy();
    },
  };
}
