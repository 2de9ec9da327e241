import { expect, it } from "vitest";
import { ApiError } from "#web/lib/api/api-error.ts";
import { mayHelpToRetry, queryClient } from "./query-client.tsx";

it.each([
  [new ApiError({ status: 0 }), true],
  [new ApiError({ status: 404 }), false],
  [new ApiError({ status: 422 }), false],
  [new ApiError({ status: 429 }), false],
  [new ApiError({ status: 500 }), true],
  [new ApiError({ status: 503 }), true],
  [new TypeError("fetch failed"), true],
])("%s: %s", (error, expected) => {
  expect(mayHelpToRetry(error)).toBe(expected);
});

it("never shares a cache between visitors on the server", () => {
  expect(queryClient()).not.toBe(queryClient());
});
