import { expect, it } from "vitest";
import { logbookCalls } from "#tests/setup/logbooks/logbook-calls.ts";

const { stay, call, check } = logbookCalls({ environment: { LIMIT_MESSAGES: "4" } });

it("what tells the owner each time is limited as messages are", async () => {
  const begin = () =>
    call("POST", "/api/logbooks", "sitter", { profile_id: stay.owner.profileId, pets: [999_999] });
  const answers = [await check(), await check(), await check(), await begin(), await begin()];
  const codes = answers.map(({ statusCode }) => statusCode);
  expect(codes).toEqual([200, 200, 200, 422, 429]);
  const refused = await check();
  expect(refused.statusCode).toBe(429);
  // The queue on the device waits so long, and sends it again.
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
});
