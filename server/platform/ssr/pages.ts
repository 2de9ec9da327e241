import { randomBytes } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import {
  createRequestHandler,
  type RequestHandler,
  RouterContextProvider,
  type ServerBuild,
} from "react-router";
import { loginCodeCookie } from "#contract/account.ts";
import { localeCookie, parseLocale } from "#contract/shared/locale.ts";
import { previewedLocale } from "#contract/urls/cms-urls.ts";
import { contentSecurityPolicy } from "#server/platform/http/guarding/content-security-policy.ts";
import type { Csrf } from "#server/platform/http/guarding/csrf.ts";
import { sessionCookieName } from "#server/platform/http/guarding/session-cookie.ts";
import { isFromThisMachine } from "#server/platform/http/guarding/this-machine.ts";
import type { Clock } from "../clock.ts";
import type { Config } from "../config/config.ts";
import { mediaTypeOf, mediaTypes } from "../http/bodies/media.ts";
import type { PageReads } from "../http/page-reads.ts";
import { Problem, unavailable } from "../http/problem.ts";
import { isPerson, type PageVisit, type Visits } from "../visits/visits.ts";
import {
  createGuestPages,
  cutAtNonce,
  type GuestPages,
  guestCacheHeader,
  guestKey,
  guestValuesOf,
  withGuestValues,
  withNonce,
} from "./guest-pages.ts";
import { createPageApi } from "./page-api.ts";
import { readyBody } from "./page-body.ts";
import type { PageChanges } from "./page-changes.ts";
import { toWebRequest } from "./page-request.ts";
import { type PageContext, pageContextKey } from "./web-build.ts";

export type PagesParts = {
  config: Config;
  clock: Clock;
  isDemo: boolean;
  csrf: Csrf;
  changes: PageChanges;
  reads: PageReads;
  visits: Pick<Visits, "count">;
  /** Asked for each request: in development the build changes while it runs. */
  loadBuild(): Promise<ServerBuild>;
};

/** Long texts and many boxes; a form with files goes to the API. */
const mostFormBytes = 100_000;

/** Every path that is nothing else is a page, rendered by React Router. */
export async function registerPages(app: FastifyInstance, parts: PagesParts): Promise<void> {
  const guests = createGuestPages(parts.clock, parts.changes);
  const answerPage = (request: FastifyRequest, reply: FastifyReply) =>
    answer(app, parts, guests, request, reply);
  const refuse = async () => {
    throw new Problem(405, "methodNotAllowed", { allow: "GET, HEAD, POST" });
  };
  await app.register(async (pages) => {
    pages.removeAllContentTypeParsers();
    pages.addContentTypeParser("*", (_request, _payload, done) => done(null));
    pages.addContentTypeParser(
      mediaTypes.form,
      { parseAs: "string", bodyLimit: mostFormBytes },
      (_request, body, done) => done(null, body),
    );
    pages.route({ method: ["GET", "HEAD"], url: "/*", handler: answerPage });
    pages.route({
      method: "POST",
      url: "/*",
      // A form of a page, as browsers send it without script. Whatever else is sent is not read.
      onRequest: async (request) => {
        if (mediaTypeOf(request) !== mediaTypes.form) await refuse();
      },
      handler: answerPage,
    });
    pages.route({ method: ["PUT", "PATCH", "DELETE"], url: "/*", handler: refuse });
  });
}

async function answer(
  app: FastifyInstance,
  parts: PagesParts,
  guests: GuestPages,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { config } = parts;
  const isDevelopment = config.NODE_ENV === "development";
  // In development Vite injects styles without a nonce; a policy would only block them.
  const nonce = isDevelopment ? undefined : randomBytes(16).toString("base64");
  if (nonce)
    reply.header(
      "content-security-policy",
      contentSecurityPolicy(nonce, { isHttps: config.isHttps, isFramed: isPreview(request.url) }),
    );
  const isGuest = request.cookies[sessionCookieName] === undefined;
  const values = guestValuesOf(request.cookies);
  reportUnknownLocale(request);
  const key = nonce && isGuest && request.method === "GET" ? guestKey(request.url, values) : null;
  const kept = key ? guests.find(key) : null;
  if (kept && nonce) {
    countVisit(parts, request, kept.visit);
    return setHead(reply, kept.status, kept.headers).send(withNonce(kept, nonce));
  }

  const begunAt = parts.clock.now();
  const build = await parts.loadBuild();
  const context = new RouterContextProvider();
  const calls: PageCalls = { hasFailed: false, hasForms: false, visit: null };
  const page = pageContextOf(app, parts, { isDevelopment, request, reply, nonce, calls });
  context.set(pageContextKey(build), page);
  const handle = handlerOf(build, isDevelopment);
  const cookies = withGuestValues(request.headers.cookie, values);
  const response = await handle(toWebRequest(request, reply, config.appUrl, cookies), context);

  const cacheSeconds = Number(response.headers.get(guestCacheHeader) ?? 0);
  response.headers.delete(guestCacheHeader);
  const headers = [...response.headers];
  setHead(reply, response.status, headers);
  if (response.status === 503) reply.header("retry-after", String(unavailable().retryAfterSeconds));
  // A page made for one person must not be kept for another.
  if (!isGuest) reply.header("cache-control", "private, no-store");
  if (response.status === 200) countVisit(parts, request, calls.visit);
  if (!response.body || request.method === "HEAD") return reply.send();
  if (key && nonce && cacheSeconds > 0 && response.status === 200) {
    const html = await response.text();
    // Asked only now: a part may come, or fail, while the page is being written.
    if (!calls.hasFailed && !calls.hasForms) {
      const pieces = cutAtNonce(html, nonce);
      const page = { status: 200, headers, pieces, visit: calls.visit };
      guests.set(key, page, { begunAt, seconds: cacheSeconds });
    }
    return reply.send(html);
  }
  return reply.send(await readyBody(response.body));
}

/** Here, as the page gets to see nothing of it: what a cookie says that we never set is left out. */
function reportUnknownLocale({ cookies, log }: FastifyRequest): void {
  const wish = cookies[localeCookie.name];
  // Anybody can send a cookie: what goes into the log is short.
  if (wish && !parseLocale(wish)) log.error({ locale: wish.slice(0, 20) }, "unknown locale");
}

function countVisit(
  { visits }: PagesParts,
  { method, headers, cookies, ip }: FastifyRequest,
  visit: PageVisit | null,
): void {
  if (!visit || method !== "GET" || !isPerson(headers)) return;
  const agent = headers["user-agent"] ?? "";
  visits.count(visit, { session: cookies[sessionCookieName], address: ip, agent });
}

/** Texts are looked at beside where they are written. */
const isPreview = (url: string) => previewedLocale(url) !== null;

function setHead(reply: FastifyReply, status: number, headers: [string, string][]): FastifyReply {
  // Fastify gathers several set-cookie headers by itself.
  for (const [name, value] of headers) reply.header(name, value);
  return reply.status(status);
}

const handlers = new WeakMap<ServerBuild, RequestHandler>();

/** Making one walks all routes, so it is made once for each build. */
function handlerOf(build: ServerBuild, isDevelopment: boolean): RequestHandler {
  const known = handlers.get(build);
  if (known) return known;
  const handle = createRequestHandler(build, isDevelopment ? "development" : "production");
  handlers.set(build, handle);
  return handle;
}

/** What became of the calls that one page made. */
type PageCalls = {
  hasFailed: boolean;
  /** It has forms, which carry what is this visitor's alone. */
  hasForms: boolean;
  /** What is counted when it is shown; also each time that it is shown from memory. */
  visit: PageVisit | null;
};

/** What is not there is an answer like any other; a limit, a refusal or an error is this visitor's. */
const isAnswer = (status: number) => status < 400 || status === 404;

function pageContextOf(
  app: FastifyInstance,
  parts: PagesParts,
  visit: {
    isDevelopment: boolean;
    request: FastifyRequest;
    reply: FastifyReply;
    nonce: string | undefined;
    calls: PageCalls;
  },
): PageContext {
  const { isDevelopment, request, reply, nonce, calls } = visit;
  const token = request.cookies[sessionCookieName];
  const fetchApi = createPageApi(app, parts.reads, { request, reply, token });
  return {
    now: parts.clock.now(),
    hasSession: token !== undefined,
    formToken() {
      calls.hasForms = true;
      return parts.csrf.fieldValue(request, reply);
    },
    isOwnForm: (field) => parts.csrf.isOwnForm(request, field),
    takeLoginCode() {
      const code = request.cookies[loginCodeCookie];
      // It comes with a session. Without one, somebody's own cookie would get into a page for all guests.
      if (code === undefined || token === undefined) return null;
      reply.clearCookie(loginCodeCookie, { path: "/" });
      return code;
    },
    visited(visit) {
      calls.visit = visit;
    },
    nonce,
    requestId: request.id,
    report: (what, error) => request.log.error({ err: error }, what),
    origin: parts.config.appUrl,
    demo: parts.isDemo,
    development: (isDevelopment || parts.isDemo) && isFromThisMachine(request),
    async fetchApi(call) {
      const answer = await fetchApi(call);
      if (!isAnswer(answer.status)) calls.hasFailed = true;
      return answer;
    },
  };
}
