import type { ErrorCode } from "#contract/shared/errors.ts";
import type { FieldErrors } from "#contract/shared/validation/validation.ts";

/** An answer other than what was asked for, thrown by rules and services. */
export class Problem extends Error {
  override name = "Problem";
  readonly status: number;
  readonly code: ErrorCode;
  readonly fieldErrors: FieldErrors | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly allow: string | undefined;
  readonly data: unknown;

  constructor(status: number, code: ErrorCode, extra: ProblemExtra = {}) {
    super(code);
    this.status = status;
    this.code = code;
    this.fieldErrors = extra.fieldErrors;
    this.retryAfterSeconds = extra.retryAfterSeconds;
    this.allow = extra.allow;
    this.data = extra.data;
  }
}

type ProblemExtra = {
  fieldErrors?: FieldErrors;
  retryAfterSeconds?: number;
  /** The methods that a path does take. */
  allow?: string;
  /** Of a conflict: what stands in its way, as the contract has it. */
  data?: unknown;
};

export const malformed = () => new Problem(400, "malformed");
export const unauthenticated = () => new Problem(401, "unauthenticated");
export const forbidden = (code: ErrorCode = "forbidden") => new Problem(403, code);
export const notFound = () => new Problem(404, "notFound");
export const conflict = (code: ErrorCode, data?: unknown) => new Problem(409, code, { data });
/** Somebody answers what they read, and it is something else by now: they get it as it is. */
export const changedMeanwhile = (data: object) => conflict("changedMeanwhile", data);
export const tooLarge = () => new Problem(413, "tooLarge");
export const invalid = (fieldErrors: FieldErrors) =>
  new Problem(422, "validation", { fieldErrors });
export const tooManyRequests = (retryAfterMs: number) =>
  new Problem(429, "tooManyRequests", {
    retryAfterSeconds: Math.max(1, Math.ceil(retryAfterMs / 1000)),
  });
export const unavailable = () => new Problem(503, "unavailable", { retryAfterSeconds: 5 });
