import type { FastifyReply } from "fastify";
import { sessionLifetimeMs } from "#server/platform/sessions/sessions.ts";

export const sessionCookieName = "session";

/** Read only for documents, their data, and private pictures; never by the API. */
export function setSessionCookie(reply: FastifyReply, token: string, secure: boolean): void {
  reply.setCookie(sessionCookieName, token, {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure,
    maxAge: sessionLifetimeMs / 1000,
  });
}

export function clearSessionCookie(reply: FastifyReply, secure: boolean): void {
  reply.clearCookie(sessionCookieName, { path: "/", httpOnly: true, sameSite: "lax", secure });
}
