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
  /** What a page writes into its forms: the value of the cookie, which is set where there is none. */
  fieldValue(request: FastifyRequest, reply: CookieCarrier): string;
  /** Whether a form that was sent to a page came from a page of ours. */
  isOwnForm(request: FastifyRequest, field: string): boolean;
};

export function createCsrf(options: { appKey: string; secure: boolean }): Csrf {
  const sign = (value: string) =>
    createHmac("sha256", options.appKey).update(`csrf ${value}`).digest("base64url");

  function setCookie(reply: CookieCarrier): string {
    const value = randomBytes(24).toString("base64url");
    const signed = `${value}.${sign(value)}`;
    reply.setCookie(csrfCookieName, signed, {
      path: "/",
      sameSite: "lax",
      secure: options.secure,
      httpOnly: false,
    });
    return signed;
  }

  function isSigned(cookie: string): boolean {
    const [value = "", signature = ""] = cookie.split(".");
    return equal(signature, sign(value));
  }

  function isRepeated(request: FastifyRequest, repeated: string): boolean {
    const cookie = request.cookies[csrfCookieName] ?? "";
    return equal(cookie, repeated) && isSigned(cookie);
  }

  return {
    setCookie: (reply) => void setCookie(reply),
    check(request) {
      if (!isRepeated(request, String(request.headers[headerName] ?? ""))) {
        throw new Problem(419, "csrfMismatch");
      }
    },
    fieldValue(request, reply) {
      const cookie = request.cookies[csrfCookieName] ?? "";
      return isSigned(cookie) ? cookie : setCookie(reply);
    },
    isOwnForm: isRepeated,
  };
}

function equal(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length > 0 && left.length === right.length && timingSafeEqual(left, right);
}
