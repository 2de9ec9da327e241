import { DrizzleQueryError } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { toProblem } from "./error-reply.ts";
import { notFound, tooManyRequests } from "./problem.ts";

const withCode = (code: string) => Object.assign(new Error("…"), { code });

describe("what an error is answered with", () => {
  it.each([
    ["a database that is away", withCode("ECONNREFUSED"), 503, "unavailable", 5],
    ["one that stops", new DrizzleQueryError("…", [], withCode("57P01")), 503, "unavailable", 5],
    [
      "a pool that is empty",
      new Error("timeout exceeded when trying to connect"),
      503,
      "unavailable",
      5,
    ],
    ["a disk that is full", withCode("ENOSPC"), 503, "unavailable", 5],
    ["a share of it that is used up", withCode("EDQUOT"), 503, "unavailable", 5],
    [
      "a database whose disk is full",
      new DrizzleQueryError("…", [], withCode("53100")),
      503,
      "unavailable",
      5,
    ],
    ["a lock that is not given", withCode("55P03"), 503, "unavailable", 5],
    ["a value that is taken", withCode("23505"), 500, "internal", undefined],
    ["a mistake of ours", new TypeError("…"), 500, "internal", undefined],
    ["a problem", notFound(), 404, "notFound", undefined],
    ["a limit", tooManyRequests(3_000), 429, "tooManyRequests", 3],
    ["a body that is too large", { statusCode: 413 }, 413, "tooLarge", undefined],
  ] as const)("%s", (_name, error, status, code, retryAfterSeconds) => {
    expect(toProblem(error)).toMatchObject({ status, code, retryAfterSeconds });
  });
});
