/** What drivers and Node put on their errors; some come as plain objects that only look like one. */
type Failure = { code?: unknown; message?: unknown; constraint?: unknown; cause?: unknown };

/** An error and what caused it: Drizzle wraps the driver's own. */
export function* causesOf(error: unknown): Generator<Failure> {
  let cause = error;
  // No chain of ours is longer; one that bites its own tail would never end.
  for (let depth = 0; depth < 8 && typeof cause === "object" && cause !== null; depth += 1) {
    yield cause as Failure;
    cause = (cause as Failure).cause;
  }
}

/** Whether a statement failed because the value is taken; Drizzle wraps the driver's own error. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  for (const { code, constraint: broken } of causesOf(error)) {
    if (code === "23505" && broken === constraint) return true;
  }
  return false;
}

/** The same, whatever it was that may be there once: for statements of a library, whose names are its own. */
export function isTaken(error: unknown): boolean {
  for (const { code } of causesOf(error)) if (code === "23505") return true;
  return false;
}

/** Whether it was refused as it overlaps what is there. */
export function isExclusionViolation(error: unknown, constraint: string): boolean {
  for (const { code, constraint: broken } of causesOf(error)) {
    if (code === "23P01" && broken === constraint) return true;
  }
  return false;
}

/** The class 08 is the connection's own; the rest is a server that stops, starts or has no place. */
const serverAwayCodes = /^(?:08...|57P0[1235]|53[23]00)$/;
/** It answers, but a statement or a lock took longer than a visitor waits. */
const tooSlowCodes = new Set(["57014", "55P03"]);
const socketCodes = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ECONNABORTED",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "EHOSTDOWN",
  "ENETUNREACH",
  "ENETDOWN",
  "ENOTFOUND",
  "EAI_AGAIN",
]);
/** pg's own words; these errors have no code. */
const driverTexts = [
  "timeout exceeded when trying to connect",
  "timeout expired",
  "Query read timeout",
  "Connection terminated",
  "Client has encountered a connection error and is not queryable",
  "Client was closed and is not queryable",
  "Cannot use a pool after calling end on the pool",
];

/** The machine's disk, or what of it we may use; 53100 is the database's. */
const diskFullCodes: readonly unknown[] = ["ENOSPC", "EDQUOT", "53100"];

/** Nothing is wrong with what was asked, and nothing can be kept until somebody makes room. */
export function isDiskFull(error: unknown): boolean {
  for (const { code } of causesOf(error)) if (diskFullCodes.includes(code)) return true;
  return false;
}

/**
 * Whether the database could not be asked, or not in time: nothing is wrong with what was asked, and
 * the same may well succeed in a moment. Whether a commit that broke off happened is not known; who
 * asks again with the same idempotency key learns it.
 */
export function isUnavailable(error: unknown): boolean {
  for (const { code, message } of causesOf(error)) {
    if (typeof code === "string" && (isAwayCode(code) || tooSlowCodes.has(code))) return true;
    if (driverTextOf(message)) return true;
  }
  return false;
}

/** Whether a statement gave up waiting for a lock, as it was told to. */
export function isLockTimeout(error: unknown): boolean {
  for (const { code } of causesOf(error)) if (code === "55P03") return true;
  return false;
}

/** A deadlock, and two that can't be put one behind the other. */
const brokenOffCodes = new Set(["40P01", "40001"]);

/**
 * Whether PostgreSQL ended the transaction so that others could go on: nothing of it was written, and
 * nothing is wrong with it. Done again it may well succeed.
 */
export function isBrokenOff(error: unknown): boolean {
  for (const { code } of causesOf(error)) {
    if (typeof code === "string" && brokenOffCodes.has(code)) return true;
  }
  return false;
}

/** What the driver said, if it is one of its own few words about connections. */
export function driverTextOf(message: unknown): string | undefined {
  if (typeof message !== "string") return undefined;
  return driverTexts.find((text) => message.startsWith(text));
}

function isAwayCode(code: string): boolean {
  return serverAwayCodes.test(code) || socketCodes.has(code);
}
