import type { CookieSerializeOptions } from "@fastify/cookie";
import { sessionLifetimeMs } from "#server/platform/sessions/sessions.ts";

export const sessionCookieName = "session";

/** What carries cookies to the browser: a reply, or the answer to a page that is being made. */
export type CookieCarrier = {
  setCookie(name: string, value: string, options: CookieSerializeOptions): unknown;
  clearCookie(name: string, options: CookieSerializeOptions): unknown;
};

/** Read only for documents, their data, and private pictures; never by the API. */
export function setSessionCookie(reply: CookieCarrier, token: string, secure: boolean): void {
  reply.setCookie(sessionCookieName, token, {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure,
    maxAge: sessionLifetimeMs / 1000,
  });
}

export function clearSessionCookie(reply: CookieCarrier, secure: boolean): void {
  reply.clearCookie(sessionCookieName, { path: "/", httpOnly: true, sameSite: "lax", secure });
}
