import type { FastifyReply, FastifyRequest } from "fastify";

/** Fastify's request as the web platform's own, without a body: pages are read, never posted. */
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
  return new Request(new URL(request.url, origin), {
    method: request.method,
    headers,
    signal: controller.signal,
  });
}
