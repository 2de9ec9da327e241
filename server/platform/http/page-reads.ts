import cookie, { type CookieSerializeOptions } from "@fastify/cookie";
import type { FastifyBaseLogger } from "fastify";
import { type Locale, localeFromHeader } from "#contract/shared/locale.ts";
import type { Viewer } from "../sessions/viewer.ts";
import type { Binder } from "./binder.ts";
import { toCheckedValue } from "./bodies/written.ts";
import { type Bound, callCookies, toCall } from "./bound.ts";
import { errorBodyOf, toLoggedProblem } from "./error-reply.ts";
import { admitViewer } from "./guarding/admission.ts";
import { deviceOf } from "./guarding/device.ts";
import { type CookieCarrier, clearSessionCookie } from "./guarding/session-cookie.ts";
import type { HttpParts } from "./http-parts.ts";
import { malformed } from "./problem.ts";

/** Of a path: for the router a longer one leads nowhere. */
export const maxParamLength = 300;

/** For whom a page is made. */
export type PageVisitor = {
  address: string;
  /** Of their session; empty for a guest. */
  token: string;
  userAgent: string | undefined;
  requestId: string;
  log: FastifyBaseLogger;
};

export type ReadCall = {
  /** As in the contract, with its parameters in braces. */
  path: string;
  params: Readonly<Record<string, string>>;
  query: readonly (readonly [name: string, text: string])[];
  language: string;
};

export type ReadAnswer = {
  status: number;
  headers: Record<string, string>;
  /** Of a refusal, the text that a browser would get. */
  body: string;
  /** What was asked for, as a browser would read it from the wire. */
  value?: unknown;
};

/** Reads for one page; null for what has to go the way of all calls. */
export type PageReads = (visitor: PageVisitor) => (call: ReadCall) => Promise<ReadAnswer> | null;

/**
 * What a page reads while it is made, without the wire: no request, no JSON. It passes the same checks
 * as a call from outside (`admitViewer`, `toCall`), and is refused with the same words. Who visits is
 * looked up once a page.
 */
export function createPageReads(parts: HttpParts, binder: Pick<Binder, "findRead">): PageReads {
  return (visitor) => {
    let viewer: Promise<Viewer | null> | undefined;
    const findViewer = () => {
      viewer ??= parts.findViewer(visitor.token);
      return viewer;
    };
    return (call) => {
      const bound = binder.findRead(call.path);
      return bound && read(parts, bound, { ...visitor, findViewer }, call);
    };
  };
}

async function read(
  parts: HttpParts,
  bound: Bound,
  visitor: PageVisitor & { findViewer(): Promise<Viewer | null> },
  call: ReadCall,
): Promise<ReadAnswer> {
  const locale = localeFromHeader(call.language);
  const cookies = cookieHeader();
  try {
    const value = await run(parts, bound, visitor, { ...call, locale }, cookies.carrier);
    const { status = 200 } = bound.endpoint;
    return { status, headers: cookies.header(), body: "", value };
  } catch (error) {
    const problem = toLoggedProblem(error, visitor.log);
    if (problem.status === 401) clearSessionCookie(cookies.carrier, parts.isHttps);
    const { retryAfterSeconds } = problem;
    return {
      status: problem.status,
      headers: {
        "x-request-id": visitor.requestId,
        ...(retryAfterSeconds ? { "retry-after": String(retryAfterSeconds) } : {}),
        ...cookies.header(),
      },
      body: JSON.stringify(errorBodyOf(problem, locale)),
    };
  }
}

async function run(
  parts: HttpParts,
  { endpoint, action }: Bound,
  visitor: PageVisitor & { findViewer(): Promise<Viewer | null> },
  { params, query, locale }: ReadCall & { locale: Locale },
  carrier: CookieCarrier,
): Promise<unknown> {
  const { address, token } = visitor;
  if (Object.values(params).some(({ length }) => length > maxParamLength)) throw malformed();
  const viewer = await visitor.findViewer();
  await admitViewer(parts, { viewer, address }, [endpoint]);
  const call = await toCall(parts, endpoint, {
    input: { params, query: gathered(query), body: undefined },
    files: [],
    viewer,
    locale,
    visit: {
      address,
      token,
      // What is read begins no session.
      isForm: false,
      device: deviceOf(visitor.userAgent),
      cookies: callCookies(parts, carrier, {}),
    },
  });
  const value = await action.run(call, undefined);
  return endpoint.response && toCheckedValue(endpoint.response, value);
}

/** As Fastify reads a query: a name that comes more than once has a list. */
function gathered(fields: ReadCall["query"]): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = Object.create(null);
  for (const [name, text] of fields) {
    const before = query[name];
    query[name] = before === undefined ? text : [before, text].flat();
  }
  return query;
}

/** Takes cookies, and gives them as the header of an answer. */
function cookieHeader(): { carrier: CookieCarrier; header(): Record<string, string> } {
  const lines = new Map<string, string>();
  const put = (name: string, value: string, { secure, ...options }: CookieSerializeOptions) =>
    lines.set(name, cookie.serialize(name, value, { ...options, secure: secure === true }));
  return {
    carrier: {
      setCookie: put,
      clearCookie: (name, options) =>
        put(name, "", { ...options, expires: new Date(0), maxAge: 0 }),
    },
    header(): Record<string, string> {
      return lines.size > 0 ? { "set-cookie": [...lines.values()].join(", ") } : {};
    },
  };
}
