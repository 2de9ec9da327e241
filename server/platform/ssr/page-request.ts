import type { FastifyReply, FastifyRequest } from "fastify";

/** Fastify's request as the web platform's own; a body is the text of a form. */
export function toWebRequest(
  request: FastifyRequest,
  reply: FastifyReply,
  origin: string,
  cookies: string,
): Request {
  const controller = new AbortController();
  // A visitor who leaves needs no more rendering.
  reply.raw.on("close", () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(", ") : value);
  }
  // React Router compares it with our own address; a site may be known by several, such as one at home.
  if (isOwnHost(headers.get("origin"), request.host)) headers.set("origin", origin);
  headers.delete("cookie");
  if (cookies) headers.set("cookie", cookies);
  return new Request(pageUrl(request.url, origin), {
    method: request.method,
    headers,
    signal: controller.signal,
    ...(typeof request.body === "string" ? { body: request.body } : {}),
  });
}

/** Whether a form stood on a page of the host that it was sent to. */
export function isOwnHost(origin: string | null, host: string): boolean {
  if (origin === null || !URL.canParse(origin)) return false;
  const from = new URL(origin);
  const own = `${from.protocol}//${host}`;
  // As addresses: one of them may name the usual port.
  return URL.canParse(own) && new URL(own).host === from.host;
}

/**
 * The address that was asked for, on our own origin whatever it says: `//elsewhere.example/` is a path
 * here, and no other host. Proxies may also ask for a whole address.
 */
export function pageUrl(target: string, origin: string): URL {
  const path = target.startsWith("/") ? target : pathOf(target);
  return new URL(`${origin}${path}`);
}

function pathOf(address: string): string {
  if (!URL.canParse(address)) return "/";
  const { pathname, search } = new URL(address);
  return pathname.startsWith("/") ? `${pathname}${search}` : "/";
}
