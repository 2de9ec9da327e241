import { expect, it } from "vitest";
import { createTries } from "./idempotency-key.ts";

it("gives the same thing the same key until its answer has come", () => {
  const tries = createTries();
  const first = tries.keyFor(["Moos", 3]);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(tries.keyFor(["Moos", 3])).toBe(first);
  tries.answered();
  expect(tries.keyFor(["Moos", 3])).not.toBe(first);
});

it("gives another thing another key", () => {
  const tries = createTries();
  expect(tries.keyFor({ name: "Moos" })).not.toBe(tries.keyFor({ name: "Saar" }));
});
