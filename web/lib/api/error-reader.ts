import { isErrorCode, validationErrorMessage } from "#contract/shared/errors.ts";
import { fromWire, toCamelCase } from "#contract/shared/validation/casing.ts";
import { ApiError } from "./api-error.ts";
import type { TransportAnswer } from "./transport.ts";

/**
 * The one reader of error answers. The lines to show come from `message`, `error` and `messages` (a
 * list or a single one); the fixed text of a 422 and the contract's codes are not for people.
 */
export function readError(answer: TransportAnswer): ApiError {
  const payload = parse(answer.body);
  const error = payload.error;
  return new ApiError({
    status: answer.status,
    code: isErrorCode(error) ? error : null,
    messages: linesOf(payload),
    fieldErrors: fieldErrorsOf(payload.errors),
    requestId: answer.header("x-request-id"),
    retryAfterSeconds: secondsOf(answer.header("retry-after")),
    data: fromWire(payload.data),
  });
}

function parse(body: string): Record<string, unknown> {
  try {
    const payload: unknown = JSON.parse(body);
    return isRecord(payload) ? payload : {};
  } catch {
    // A page of HTML from something in between; nothing in it is meant for the visitor.
    return {};
  }
}

function linesOf(payload: Record<string, unknown>): string[] {
  const lines = [payload.message, payload.error, payload.messages]
    .flat()
    .filter((line): line is string => typeof line === "string" && line.trim() !== "")
    .filter((line) => line !== validationErrorMessage && !isErrorCode(line));
  return [...new Set(lines)];
}

function fieldErrorsOf(errors: unknown): Record<string, string[]> {
  if (!isRecord(errors)) return {};
  return Object.fromEntries(
    Object.entries(errors).map(([field, lines]) => [
      toCamelCase(field),
      [lines].flat().filter((line): line is string => typeof line === "string"),
    ]),
  );
}

function secondsOf(header: string | null): number | null {
  return header && /^\d+$/.test(header) ? Number(header) : null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
