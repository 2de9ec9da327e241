import type { FastifyRequest } from "fastify";

/** As in HOST, in an address, or in a Host header without its port. */
export function isLoopback(host: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|::1|\[::1\]|::ffff:127(\.\d{1,3}){3})$/i.test(host);
}

/**
 * Somebody at this very machine, for pages that show everybody's mails. The address alone is not
 * enough: a page elsewhere can make a browser here ask this server under its own name (DNS
 * rebinding), and then the Host header has that name. A proxy on this machine brings strangers along.
 */
export function isFromThisMachine({ socket, headers }: FastifyRequest): boolean {
  const isForwarded = headers["x-forwarded-for"] !== undefined || headers.forwarded !== undefined;
  const host = (headers.host ?? "").replace(/:\d{1,5}$/, "");
  return isLoopback(socket.remoteAddress ?? "") && isLoopback(host) && !isForwarded;
}
