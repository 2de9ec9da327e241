import { DrizzleQueryError } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { isBrokenOff, isUnavailable, isUniqueViolation } from "./errors.ts";

const withCode = (code: string, message = "…") => Object.assign(new Error(message), { code });

describe("a database that can't be asked", () => {
  it.each([
    ["refuses connections", withCode("ECONNREFUSED")],
    ["hung up", withCode("ECONNRESET")],
    ["hung up while we wrote", withCode("EPIPE")],
    ["does not answer at all", withCode("ETIMEDOUT")],
    ["has no address", withCode("ENOTFOUND")],
    ["broke the connection", withCode("08006")],
    ["could not be connected to", withCode("08001")],
    ["is stopped by its administrator", withCode("57P01")],
    ["crashed", withCode("57P02")],
    ["is starting or stopping", withCode("57P03")],
    ["found us idle for too long", withCode("57P05")],
    ["has no place left", withCode("53300")],
    ["took too long over a statement", withCode("57014")],
    ["waited too long for a lock", withCode("55P03")],
    ["has no connection free", new Error("timeout exceeded when trying to connect")],
    ["took too long to connect", new Error("Connection terminated due to connection timeout")],
    ["took too long to greet", new Error("timeout expired")],
    ["took too long to answer", new Error("Query read timeout")],
    ["was cut off", new Error("Connection terminated unexpectedly")],
    ["was cut off by ourselves", new Error("Connection terminated")],
    [
      "was cut off before",
      new Error("Client has encountered a connection error and is not queryable"),
    ],
    ["was closed before", new Error("Client was closed and is not queryable")],
    ["is wrapped by Drizzle", new DrizzleQueryError("select $1", ["x"], withCode("57P01"))],
    [
      "is wrapped twice",
      new Error("no", { cause: new DrizzleQueryError("select", [], withCode("ECONNREFUSED")) }),
    ],
    // pg-boss hands errors on as copies.
    ["is told of in a plain object", { message: "…", stack: "…", code: "ECONNREFUSED" }],
  ])("%s", (_case, error) => {
    expect(isUnavailable(error)).toBe(true);
  });

  it.each([
    ["a value that is taken", withCode("23505")],
    ["a text that is too long", withCode("22001")],
    ["a mistake in a statement", withCode("42601")],
    ["a deadlock", withCode("40P01")],
    ["something else of the operator's", withCode("57000")],
    ["an error of our own", new Error("the transaction ended with ROLLBACK")],
    ["a text that only mentions one", new Error("no Connection terminated")],
    ["a word", "ECONNREFUSED"],
    ["nothing", undefined],
    ["a chain that bites its tail", biteOwnTail()],
  ])("is not %s", (_case, error) => {
    expect(isUnavailable(error)).toBe(false);
  });
});

describe("a transaction that was ended for another one's sake", () => {
  it.each(["40P01", "40001"])("is known by %s, wrapped or not", (code) => {
    expect(isBrokenOff(withCode(code))).toBe(true);
    expect(isBrokenOff(new DrizzleQueryError("update", [], withCode(code)))).toBe(true);
  });

  it.each(["23505", "55P03", "57014", "08006"])("is not one that failed by %s", (code) => {
    expect(isBrokenOff(withCode(code))).toBe(false);
  });
});

describe("a value that is taken", () => {
  const taken = Object.assign(withCode("23505"), { constraint: "users_email_key" });

  it("is known by its constraint, wrapped or not", () => {
    expect(isUniqueViolation(taken, "users_email_key")).toBe(true);
    const wrapped = new DrizzleQueryError("insert", [], taken);
    expect(isUniqueViolation(wrapped, "users_email_key")).toBe(true);
    expect(isUniqueViolation(wrapped, "users_phone_key")).toBe(false);
    expect(isUniqueViolation(withCode("57P01"), "users_email_key")).toBe(false);
  });
});

function biteOwnTail(): Error {
  const error = new Error("again");
  error.cause = error;
  return error;
}
