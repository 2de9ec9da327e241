import type { FastifyReply, FastifyRequest } from "fastify";
import { toProblem } from "./error-reply.ts";

/** What an endpoint that redirects answers with. */
export type RedirectAnswer = { location: string };

export function sendRedirect(
  request: FastifyRequest,
  reply: FastifyReply,
  { location }: RedirectAnswer,
): void {
  reply
    // After a POST only 303 promises that the browser goes on with a GET.
    .status(request.method === "POST" ? 303 : 302)
    .header("cache-control", "private, no-store")
    .header("location", location)
    .send();
}

/** A person is looking at the answer: a page that explains, where a script would get JSON. */
export function redirectProblems(path: string) {
  return (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    const problem = toProblem(error);
    if (problem.code === "internal") request.log.error({ err: error }, "request failed");
    sendRedirect(request, reply, { location: `${path}?problem=${problem.code}` });
  };
}
