import { describe, expect, it } from "vitest";
import { readSignInProblem } from "./sign-in-problem.ts";

describe("readSignInProblem", () => {
  it.each([
    ["", null],
    ["redirect=/settings", null],
    ["problem=cancelled&provider=google", { problem: "cancelled", provider: "google" }],
    ["problem=tooManyRequests", { problem: "tooManyRequests", provider: null }],
    ["problem=notFound", { problem: "failed", provider: null }],
    ["problem=internal&provider=hyves", { problem: "failed", provider: null }],
  ])("%s: %j", (query, expected) => {
    expect(readSignInProblem(new URLSearchParams(query))).toEqual(expected);
  });
});
