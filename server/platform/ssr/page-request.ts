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
  headers.delete("cookie");
  if (cookies) headers.set("cookie", cookies);
  return new Request(pageUrl(request.url, origin), {
    method: request.method,
    headers,
    signal: controller.signal,
    ...(typeof request.body === "string" ? { body: request.body } : {}),
  });
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
