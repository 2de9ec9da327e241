import type { IncomingMessage } from "node:http";
import proxyAddr from "@fastify/proxy-addr";

/**
 * Where a socket comes from. Fastify never sees these requests, so that its `request.ip` is not there;
 * this is what it does, with the same library.
 */
export function createSocketAddress(
  trustProxy: string | undefined,
): (request: IncomingMessage) => string {
  const trust = trustProxy
    ? proxyAddr.compile(trustProxy.split(",").map((part) => part.trim()))
    : () => false;
  // Gone again before we looked: such a connection has no address any more.
  return (request) => proxyAddr(request, trust) ?? "unknown";
}
