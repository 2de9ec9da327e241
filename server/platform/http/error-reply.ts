import type { FastifyBaseLogger, FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { type ErrorCode, validationErrorMessage } from "#contract/shared/errors.ts";
import { type Locale, localeFromHeader } from "#contract/shared/locale.ts";
import { toSnakeCase, toWire } from "#contract/shared/validation/casing.ts";
import type { ErrorBody } from "#contract/shared/validation/error-body.ts";
import en from "#messages/en/errors.json" with { type: "json" };
import nl from "#messages/nl/errors.json" with { type: "json" };
import { isBrokenOff, isDiskFull, isUnavailable } from "#server/db/errors.ts";
import { malformed, Problem, tooLarge, unavailable } from "./problem.ts";

const texts = { nl, en } satisfies Record<Locale, Record<string, string>>;

export function errorText(code: Exclude<ErrorCode, "validation">, locale: Locale): string {
  return texts[locale][code];
}

/** The one shape of every error answer. */
export function errorBodyOf(problem: Problem, locale: Locale): ErrorBody {
  if (problem.code !== "validation") {
    const said = { message: errorText(problem.code, locale), error: problem.code };
    return problem.data === undefined ? said : { ...said, data: toWire(problem.data) };
  }
  const fieldErrors = problem.fieldErrors ?? {};
  return {
    message: validationErrorMessage,
    error: "validation",
    messages: [...new Set(Object.values(fieldErrors).flat())],
    errors: Object.fromEntries(
      Object.entries(fieldErrors).map(([field, lines]) => [toSnakeCase(field), lines]),
    ),
  };
}

/** What Fastify and its plugins throw, in our words; whatever is left is our own fault. */
export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (isUnavailable(error) || isDiskFull(error) || isBrokenOff(error)) return unavailable();
  const { code = "", statusCode = 500 } = error as Partial<FastifyError>;
  if (code === "FST_ERR_CTP_INVALID_MEDIA_TYPE") return new Problem(415, "unsupportedMedia");
  if (code === "FST_ERR_CTP_BODY_TOO_LARGE" || statusCode === 413) return tooLarge();
  if (code === "FST_UNDER_PRESSURE" || statusCode === 503) return unavailable();
  if (statusCode === 404) return new Problem(404, "notFound");
  if (statusCode === 415 || statusCode === 406) return new Problem(415, "unsupportedMedia");
  if (statusCode >= 400 && statusCode < 500) return malformed();
  return new Problem(500, "internal");
}

/** …and into the log, if it is our own fault. */
export function toLoggedProblem(error: unknown, log: FastifyBaseLogger): Problem {
  const problem = toProblem(error);
  if (isDiskFull(error)) {
    log.error({ err: error }, "the disk is full");
  } else if (problem.status >= 500 && problem.code === "internal") {
    log.error({ err: error }, "request failed");
  } else if (isUnavailable(error)) {
    log.warn({ err: error }, "request found the database away");
  } else if (isBrokenOff(error)) {
    log.error({ err: error }, "request was broken off by the database");
  }
  return problem;
}

export function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const problem = toLoggedProblem(error, request.log);
  if (problem.retryAfterSeconds) reply.header("retry-after", String(problem.retryAfterSeconds));
  if (problem.allow) reply.header("allow", problem.allow);
  const locale = localeFromHeader(request.headers["accept-language"]);
  reply
    .status(problem.status)
    .header("content-language", locale)
    .header("cache-control", "no-store")
    .type("application/json; charset=utf-8")
    .send(JSON.stringify(errorBodyOf(problem, locale)));
}
