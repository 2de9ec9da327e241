import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { Problem } from "../problem.ts";
import type { CookieCarrier } from "./session-cookie.ts";

export const csrfCookieName = "XSRF-TOKEN";
const headerName = "x-xsrf-token";

/**
 * A cookie that only our own pages can read, repeated in a header. It is signed, so that a
 * neighbouring subdomain that can plant cookies can't plant one that we accept.
 */
export type Csrf = {
  setCookie(reply: CookieCarrier): void;
  check(request: FastifyRequest): void;
};

export function createCsrf(options: { appKey: string; secure: boolean }): Csrf {
  const sign = (value: string) =>
    createHmac("sha256", options.appKey).update(`csrf ${value}`).digest("base64url");

  return {
    setCookie(reply) {
      const value = randomBytes(24).toString("base64url");
      reply.setCookie(csrfCookieName, `${value}.${sign(value)}`, {
        path: "/",
        sameSite: "lax",
        secure: options.secure,
        httpOnly: false,
      });
    },
    check(request) {
      const cookie = request.cookies[csrfCookieName] ?? "";
      const header = String(request.headers[headerName] ?? "");
      const [value = "", signature = ""] = cookie.split(".");
      if (!equal(cookie, header) || !equal(signature, sign(value))) {
        throw new Problem(419, "csrfMismatch");
      }
    },
  };
}

function equal(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length > 0 && left.length === right.length && timingSafeEqual(left, right);
}
