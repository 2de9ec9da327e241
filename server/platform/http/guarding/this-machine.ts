import type { FastifyRequest } from "fastify";

/** As in HOST, in an address, or in a Host header without its port. */
export function isLoopback(host: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|::1|\[::1\]|::ffff:127(\.\d{1,3}){3})$/i.test(host);
}

/** What proxies, load balancers and networks in front of sites say of themselves or of whom they bring. */
const saidByProxies =
  /^(?:forwarded|via|cdn-loop|true-client-ip|x-forwarded(?:-.+)?|x-(?:real|client|cluster-client|remote)-(?:ip|addr)|(?:cf|fly|fastly|x-(?:original|envoy|amzn|azure|appengine|vercel|nf|proxy|arr))-.+)$/;

/**
 * Somebody at this very machine, for pages that show everybody's mails. The address alone is not
 * enough: a page elsewhere can make a browser here ask this server under its own name (DNS
 * rebinding), and then the Host header has that name. A proxy on this machine brings strangers along.
 */
export function isFromThisMachine({ socket, headers }: FastifyRequest): boolean {
  const isForwarded = Object.keys(headers).some((name) => saidByProxies.test(name));
  const host = (headers.host ?? "").replace(/:\d{1,5}$/, "");
  return isLoopback(socket.remoteAddress ?? "") && isLoopback(host) && !isForwarded;
}
