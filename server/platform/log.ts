import type { FastifyBaseLogger } from "fastify";
import type { ConnectionWatcher } from "#server/db/database.ts";
import { isUnavailable } from "#server/db/errors.ts";
import { describeError, reasonOf } from "./error-description.ts";

export type Log = FastifyBaseLogger;
/** Where lines go. */
export type LogStream = { write(line: string): void };

/** While something is away, the same line is written this often. */
const sayAgainMs = 30_000;

/**
 * Logs hold no bodies, tokens or e-mail addresses: a request is its method, its path without the
 * query (links carry one-time tokens there) and its id, and an error what `describeError` makes of it.
 */
export function loggerOptions(level: string, now: () => number = Date.now) {
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
      req: ({ method, url = "" }: LoggedRequest) => ({ method, path: pathForLog(url) }),
      // Fastify's type wants a text and a stack of every error.
      err: (error: unknown) => ({ message: reasonOf(error), stack: "", ...describeError(error) }),
    },
    hooks: { logMethod: quietDuringOutages(now) },
  };
}

type LoggedRequest = { method?: string; url?: string };

type Fields = { err?: unknown; [field: string]: unknown };
/** pino types it by each of its ways to be called; here it is handed on as it came, hence `never`. */
type Write = (this: unknown, ...args: never[]) => void;

/**
 * A database that is away fails everything that asks it, many times a second: of lines that tell the
 * same about it, the first is written, and one every half a minute with how many there were.
 */
function quietDuringOutages(now: () => number) {
  const said = new Map<string, { at: number; unsaid: number }>();

  return function logMethod(this: unknown, args: unknown[], write: Write): void {
    const [fields, text, ...rest] = withoutErrorTexts(args);
    const { err } = (typeof fields === "object" && fields !== null ? fields : {}) as Fields;
    if (err === undefined || !isUnavailable(err)) {
      write.apply(this, [fields, text, ...rest] as never[]);
      return;
    }
    const line = String(text);
    const before = said.get(line);
    if (before && now() - before.at < sayAgainMs) {
      before.unsaid += 1;
      return;
    }
    said.set(line, { at: now(), unsaid: 0 });
    const more = before && before.unsaid > 0 ? { unsaid: before.unsaid } : {};
    write.apply(this, [{ ...(fields as Fields), ...more }, text, ...rest] as never[]);
  };
}

/** Without a text of its own, a line would take the error's; some libraries hand that on themselves. */
function withoutErrorTexts(args: unknown[]): unknown[] {
  const [first, ...rest] = args;
  if (typeof first !== "object" || first === null) {
    return args.map((arg) => (arg instanceof Error ? reasonOf(arg) : arg));
  }
  const fields: Fields = first instanceof Error ? { err: first } : (first as Fields);
  if (fields.err === undefined || fields.err === null) return args;
  const { message } = fields.err as { message?: unknown };
  const [text, ...more] = rest;
  const isOwnText = typeof text === "string" && !(message && text.includes(String(message)));
  const errorless = more.map((arg) => (arg instanceof Error ? reasonOf(arg) : arg));
  return [fields, isOwnText ? text : "failed", ...errorless];
}

/**
 * One-time tokens stand in queries and at the end of some paths, and anybody can put anything into a
 * path. Only steps that look like those of our own addresses are shown: words, and numbers.
 */
export function pathForLog(url: string): string {
  const path = url.split(/[?#]/, 1)[0] ?? "";
  return path.replace(/[^/]+/g, (step) => (isPlainStep(step) ? step : "…"));
}

function isPlainStep(step: string): boolean {
  if (step.length > 40) return false;
  return /^\d{1,12}$/.test(step) || /^[a-z][a-zA-Z]*(?:[-.][a-z]+)*$/.test(step);
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

/** Says that the database is away, and for how long it was once it is back. */
export function logConnections(log: Log, now: () => number = Date.now): ConnectionWatcher {
  let awaySince: number | null = null;
  return {
    onError(error) {
      awaySince ??= now();
      log.error({ err: error }, "lost a connection to the database");
    },
    onBack() {
      if (awaySince === null) return;
      log.info({ afterMs: now() - awaySince }, "the database is back");
      awaySince = null;
    },
  };
}
