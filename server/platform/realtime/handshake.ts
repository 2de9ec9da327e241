import type { IncomingMessage } from "node:http";
import proxyAddr from "@fastify/proxy-addr";
import type { ConnectionRefusal } from "#contract/shared/realtime.ts";
import type { Config } from "../config/config.ts";
import { addressKey } from "../limits/address-key.ts";
import type { RateLimits } from "../limits/limits.ts";
import type { Log } from "../log.ts";
import type { Viewer } from "../sessions/viewer.ts";
import type { OurSocket } from "./our-socket.ts";

export type HandshakeParts = {
  config: Pick<Config, "appUrl" | "TRUST_PROXY" | "LIMIT_HANDSHAKES" | "LIMIT_SOCKETS">;
  limits: RateLimits;
  log: Log;
  findViewer(token: string): Promise<Viewer | null>;
};

type Next = (refusal?: Error) => void;

export type Handshake = {
  /** Before a connection is one: what costs nothing to look at. */
  admit(request: IncomingMessage, next: Next): void;
  /** Finds out who it is. */
  greet(socket: OurSocket, next: Next): void;
  opened(socket: OurSocket): void;
  closed(socket: OurSocket): void;
};

const minute = 60_000;

export function createHandshake({ config, limits, log, findViewer }: HandshakeParts): Handshake {
  const addressOf = createSocketAddress(config.TRUST_PROXY);
  const rule = { max: config.LIMIT_HANDSHAKES, windowMs: minute };
  const greeted = new WeakSet<object>();
  const openOf = new Map<number, number>();

  async function isAdmitted(request: IncomingMessage): Promise<boolean> {
    const { origin, host } = request.headers;
    // Browsers don't apply the same-origin rule to WebSockets, so we must.
    if (origin !== undefined && !isOwnOrigin(origin, config.appUrl, host)) return false;
    // Moving a connection to another transport: there is one only, and no limit counts such moves.
    if (new URLSearchParams(request.url?.split("?")[1]).has("sid")) return false;
    const { allowed } = await limits.hit(`handshake:${addressKey(addressOf(request))}`, rule);
    return allowed;
  }

  async function findRefusal(socket: OurSocket): Promise<ConnectionRefusal | null> {
    const token: unknown = socket.handshake.auth.token;
    const viewer = typeof token === "string" ? await findViewer(token) : null;
    if (!viewer) return "unauthenticated";
    const { userId } = viewer;
    const { allowed } = await limits.hit(`handshake:user:${userId}`, rule);
    if (!allowed) return "tooManyRequests";
    // The new one is refused, not the oldest closed: browsers come back, and tabs would push each
    // other out without end. Dead ones go by themselves, with the next heartbeat that they miss.
    if ((openOf.get(userId) ?? 0) >= config.LIMIT_SOCKETS) return "tooManyRequests";
    socket.data.viewer = viewer;
    return null;
  }

  return {
    admit(request, next) {
      isAdmitted(request).then(
        (isIt) => next(isIt ? undefined : new Error("refused")),
        (error: unknown) => {
          log.error({ err: error }, "socket could not be admitted");
          next(new Error("unavailable"));
        },
      );
    },
    greet(socket, next) {
      // Who says hello again before being answered would have us look them up each time.
      if (greeted.has(socket.conn)) {
        socket.conn.close();
        return next(new Error("tooManyRequests" satisfies ConnectionRefusal));
      }
      greeted.add(socket.conn);
      findRefusal(socket).then(
        (refusal) => next(refusal ? new Error(refusal) : undefined),
        (error: unknown) => {
          log.error({ err: error }, "socket handshake failed");
          next(new Error("unavailable" satisfies ConnectionRefusal));
        },
      );
    },
    opened({ data: { viewer } }) {
      openOf.set(viewer.userId, (openOf.get(viewer.userId) ?? 0) + 1);
    },
    closed({ data: { viewer } }) {
      const left = (openOf.get(viewer.userId) ?? 0) - 1;
      if (left > 0) openOf.set(viewer.userId, left);
      else openOf.delete(viewer.userId);
    },
  };
}

/** The configured address, or the very host that was asked, as on http://127.0.0.1:3000. */
export function isOwnOrigin(origin: string, appOrigin: string, host: string | undefined): boolean {
  if (origin === appOrigin) return true;
  return URL.canParse(origin) && host !== undefined && new URL(origin).host === host;
}

/**
 * Where a socket comes from. Fastify never sees these requests, so that its `request.ip` is not there;
 * this is what it does, with the same library.
 */
function createSocketAddress(trustProxy: string | undefined): (request: IncomingMessage) => string {
  const trust = trustProxy
    ? proxyAddr.compile(trustProxy.split(",").map((part) => part.trim()))
    : () => false;
  // Gone again before we looked: such a connection has no address any more.
  return (request) => proxyAddr(request, trust) ?? "unknown";
}
