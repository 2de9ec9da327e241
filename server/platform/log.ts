import type { FastifyBaseLogger } from "fastify";

export type Log = FastifyBaseLogger;

/**
 * Logs hold no bodies, tokens or e-mail addresses: a request is its method, its path without the
 * query (links carry one-time tokens there) and its id.
 */
export function loggerOptions(level: string) {
  return {
    level,
    redact: {
      paths: [
        "req.headers",
        "headers",
        "email",
        "token",
        "password",
        "*.email",
        "*.token",
        "*.password",
      ],
      remove: true,
    },
    serializers: {
      req: (request: { method?: string; url?: string; id?: unknown }) => ({
        method: request.method,
        path: withoutSecrets(request.url ?? ""),
      }),
    },
  };
}

/** One-time tokens stand in queries and at the end of some paths. */
export function withoutSecrets(url: string): string {
  const path = url.split("?")[0] ?? "";
  return path.replace(/^(\/confirmAccount)\/.+$/i, "$1/…");
}

const nothing = () => {};

/** For scripts that have nothing to log to. */
export const quietLog: Log = {
  level: "silent",
  silent: nothing,
  fatal: nothing,
  error: nothing,
  warn: nothing,
  info: nothing,
  debug: nothing,
  trace: nothing,
  child: () => quietLog,
} as Log;
