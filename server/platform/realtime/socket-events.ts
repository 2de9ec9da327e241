import type * as z from "zod";
import {
  type Channel,
  type ChannelParams,
  type ClientEvent,
  type ClientEvents,
  matchChannel,
  type SocketAnswer,
} from "#contract/shared/realtime.ts";
import { fromWire, TooDeep } from "#contract/shared/validation/casing.ts";
import type { Config } from "../config/config.ts";
import type { RateLimits } from "../limits/limits.ts";
import type { Log } from "../log.ts";
import type { Viewer } from "../sessions/viewer.ts";
import { countUp } from "./count.ts";
import type { OurSocket } from "./our-socket.ts";

export type MayListen = (viewer: Viewer, params: ChannelParams) => Promise<boolean>;

/** What becomes of each client event; its payload has been parsed by the contract's schema. */
export type Receivers<Said extends ClientEvents> = {
  [Name in keyof Said]: (
    viewer: Viewer,
    params: ChannelParams,
    payload: z.output<Said[Name]["schema"]>,
  ) => Promise<void>;
};

export type AllowedChannel = {
  channel: Channel;
  mayListen: MayListen;
  perUser: boolean;
  receive: Receivers<ClientEvents>;
};

export type SocketEventsParts = {
  config: Pick<Config, "LIMIT_SOCKET_EVENTS" | "LIMIT_SUBSCRIPTIONS" | "LIMIT_CHANNELS">;
  limits: RateLimits;
  log: Log;
  channels: readonly AllowedChannel[];
};

export const eventsWindowMs = 10_000;
const minute = 60_000;
const longestName = 100;

/** What one user hears of a channel that several share; no channel's name has this sign. */
export const ownRoom = (name: string, userId: number) => `${name}#${userId}`;

/**
 * Everything that a socket sends comes through the function that this makes (for Socket.IO's `onAny`):
 * counted, seen to one after the other, answered if an answer was asked for. It never throws: there is
 * nobody above it to catch. One function for all sockets: thousands are open, and most are idle.
 */
export function createSocketEvents({ config, limits, log, channels }: SocketEventsParts) {
  type Found = { allowed: AllowedChannel; params: ChannelParams; room: string };

  function find({ userId }: Viewer, name: string): Found | null {
    for (const allowed of channels) {
      const params = matchChannel(allowed.channel, name);
      const room = allowed.perUser ? ownRoom(name, userId) : name;
      if (params) return { allowed, params, room };
    }
    return null;
  }

  async function subscribe(socket: OurSocket, found: Found): Promise<SocketAnswer> {
    const { data, rooms } = socket;
    // They hear it already: no reason to ask the database again.
    if (rooms.has(found.room)) return "ok";
    // One of the rooms is the session's.
    if (rooms.size > config.LIMIT_CHANNELS) return "tooManyRequests";
    data.subscriptions ??= { since: 0, count: 0 };
    if (countUp(data.subscriptions, minute) > config.LIMIT_SUBSCRIPTIONS) return "tooManyRequests";
    const { allowed } = await limits.hit(`subscribe:user:${data.viewer.userId}`, {
      max: 5 * config.LIMIT_SUBSCRIPTIONS,
      windowMs: minute,
    });
    if (!allowed) return "tooManyRequests";
    if (!(await found.allowed.mayListen(data.viewer, found.params))) return "forbidden";
    await socket.join(found.room);
    return "ok";
  }

  async function unsubscribe(socket: OurSocket, { room }: Found): Promise<SocketAnswer> {
    await socket.leave(room);
    return "ok";
  }

  async function send(
    socket: OurSocket,
    { allowed: { channel, receive }, params, room }: Found,
    [event, payload]: unknown[],
  ): Promise<SocketAnswer> {
    const { clientEvents = {} } = channel;
    if (typeof event !== "string" || !Object.hasOwn(clientEvents, event)) return "malformed";
    // Only who listens may speak: that was checked when they began to.
    if (!socket.rooms.has(room)) return "forbidden";
    const declared = clientEvents[event];
    const handle = receive[event];
    if (!declared || !handle) return "malformed";
    if (!mayStillSay(socket, declared)) return "tooManyRequests";
    const parsed = parse(declared, payload);
    if (!parsed) return "malformed";
    await handle(socket.data.viewer, params, parsed.payload);
    return "ok";
  }

  async function answer(
    socket: OurSocket,
    [kind, name, ...rest]: unknown[],
  ): Promise<SocketAnswer> {
    if (kind !== "subscribe" && kind !== "unsubscribe" && kind !== "send") return "malformed";
    if (typeof name !== "string" || name.length > longestName) return "malformed";
    const found = find(socket.data.viewer, name);
    if (!found) return "forbidden";
    if (kind === "subscribe") return subscribe(socket, found);
    if (kind === "unsubscribe") return unsubscribe(socket, found);
    return send(socket, found, rest);
  }

  async function seeTo(socket: OurSocket, sent: unknown[], acknowledge: Acknowledge) {
    try {
      if (socket.connected) acknowledge(await answer(socket, sent));
    } catch (error) {
      log.error({ err: error }, "what a socket sent failed");
      acknowledge("unavailable");
    }
  }

  return function receive(this: OurSocket, ...sent: unknown[]): void {
    const { data } = this;
    const acknowledge = takeAcknowledge(sent, log);
    data.events ??= { since: 0, count: 0 };
    const isTooMuch = countUp(data.events, eventsWindowMs) > config.LIMIT_SOCKET_EVENTS;
    if (isTooMuch || (data.waiting ?? 0) >= config.LIMIT_SOCKET_EVENTS) {
      acknowledge("tooManyRequests");
      return;
    }
    // One by one: who asks a hundred things at once holds up nobody but themselves.
    data.waiting = (data.waiting ?? 0) + 1;
    data.turn = (data.turn ?? Promise.resolve())
      .then(() => seeTo(this, sent, acknowledge))
      .then(() => {
        data.waiting = (data.waiting ?? 1) - 1;
        if (data.waiting === 0) delete data.turn;
      });
  };
}

type Acknowledge = (answer: SocketAnswer) => void;

/** Socket.IO puts it last when an answer is asked for; nothing that was sent can be a function. */
function takeAcknowledge(sent: unknown[], log: Log): Acknowledge {
  if (typeof sent.at(-1) !== "function") return () => {};
  const acknowledge = sent.pop() as Acknowledge;
  return (answer) => {
    try {
      acknowledge(answer);
    } catch (error) {
      log.error({ err: error }, "a socket could not be answered");
    }
  };
}

function mayStillSay({ data }: OurSocket, declared: ClientEvent): boolean {
  data.said ??= new Map();
  const count = data.said.get(declared) ?? { since: 0, count: 0 };
  data.said.set(declared, count);
  return countUp(count, declared.limit.perMs) <= declared.limit.count;
}

function parse({ schema }: ClientEvent, sent: unknown): { payload: unknown } | null {
  try {
    const parsed = schema.safeParse(fromWire(sent));
    return parsed.success ? { payload: parsed.data } : null;
  } catch (error) {
    if (error instanceof TooDeep) return null;
    throw error;
  }
}
