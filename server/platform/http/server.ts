import { randomUUID } from "node:crypto";
import { constants } from "node:zlib";
import compress from "@fastify/compress";
import cookie from "@fastify/cookie";
import helmet from "@fastify/helmet";
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from "fastify";
import type { Config } from "../config/config.ts";
import { type LogStream, loggerOptions } from "../log.ts";
import { sendProblem } from "./error-reply.ts";
import { type Health, registerHealth } from "./health.ts";
import { maxParamLength } from "./page-reads.ts";
import { registerPressure } from "./pressure.ts";
import { malformed, notFound } from "./problem.ts";

/** The HTTP server with everything that all answers share; routes are added by the caller. */
export async function createHttpServer(
  config: Config,
  health: Health,
  logTo?: LogStream,
): Promise<FastifyInstance> {
  const app = Fastify({
    logger: config.LOG_LEVEL !== "silent" && {
      ...loggerOptions(config.LOG_LEVEL),
      ...(logTo ? { stream: logTo } : {}),
    },
    // Our own line for each request, below, without the query.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: config.LIMIT_BODY_BYTES,
    trustProxy: config.TRUST_PROXY
      ? config.TRUST_PROXY.split(",").map((part) => part.trim())
      : false,
    // Left to itself, the router answers what it can't read without any of the hooks below: no limits, no
    // log, no security headers. So it is led past, and refused where every other request is.
    rewriteUrl: ({ url = "/" }) => (isReadable(url) ? url : "/"),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: longestUrl },
    return503OnClosing: true,
    forceCloseConnections: "idle",
    // A client that sends its headers or body drop by drop must not hold a connection for ever.
    requestTimeout: 120_000,
    keepAliveTimeout: 65_000,
  });

  app.setErrorHandler(sendProblem);
  app.setNotFoundHandler((request, reply) => sendProblem(notFound(), request, reply));
  app.addHook("onRequest", async (request, reply) => {
    reply.header("x-request-id", request.id);
  });
  app.addHook("onResponse", async (request, reply) => {
    request.log.info(
      {
        req: { method: request.method, url: urlForLog(request, reply) },
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      "request",
    );
  });

  // First of all, so that whatever is refused has them too. The pages' own policy needs a nonce for each answer; see content-security-policy.ts.
  await app.register(helmet, {
    contentSecurityPolicy: false,
    hsts: config.isHttps,
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    crossOriginEmbedderPolicy: false,
  });
  app.addHook("onRequest", async (request) => {
    if (request.originalUrl !== request.url || hasLongParam(request.params)) throw malformed();
  });
  registerHealth(app, health);
  await registerPressure(app, config, health);
  await app.register(cookie);
  await app.register(compress, {
    threshold: 1024,
    encodings: ["br", "gzip"],
    // Without a flush for each write, a page that streams is held back until it is complete.
    brotliOptions: {
      flush: constants.BROTLI_OPERATION_FLUSH,
      params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
    },
    zlibOptions: { flush: constants.Z_SYNC_FLUSH, level: 6 },
  });
  return app;
}

/** Longer than Node reads the head of a request. */
const longestUrl = 64 * 1024;

function isReadable(url: string): boolean {
  try {
    decodeURI(url.split("?", 1)[0] ?? "");
    return true;
  } catch {
    return false;
  }
}

function hasLongParam(params: unknown): boolean {
  const values = Object.entries((params ?? {}) as Record<string, string>);
  // What is left of a path is no param of ours.
  return values.some(([name, value]) => name !== "*" && value.length > maxParamLength);
}

/** Of a path that leads nowhere nobody knows what stands in it: only the route that it fell into. */
function urlForLog(request: FastifyRequest, { statusCode }: FastifyReply): string {
  return statusCode === 404 ? (request.routeOptions.url ?? "") : request.url;
}
