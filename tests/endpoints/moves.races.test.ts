import { describe, expect, it } from "vitest";
import { hasOneConnection } from "#tests/setup/races.ts";
import { testServer, testStart } from "#tests/setup/test-server.ts";
import { countDeadlocks } from "../soak/deadlocks.ts";
import { countDoubleStays } from "../soak/moves/moves-ground.ts";
import { racePair, type Send } from "../soak/moves/race-pair.ts";
import { endpointOf, namedPairs } from "../soak/moves/raced-endpoints.ts";

const server = testServer({ environment: { LIMIT_MESSAGES: "100000" } });
const send: Send = async ({ method, url, headers, body }) => {
  const { statusCode: status, body: text } = await server.current.call(method, url, {
    headers,
    ...(body ? { body } : {}),
  });
  return { status, body: text };
};
const now = new Date(testStart);

// Every pair, many times and at two processes: `npm run soak -- racing-moves`.
describe.skipIf(hasOneConnection)("at the same moment", () => {
  it.each(namedPairs)("%s and %s both come to an answer", async (...pair) => {
    const { db } = server.current.platform;
    const before = await countDeadlocks(db);
    for (let nr = 0; nr < 6; nr += 1) {
      const { answers, lost } = await racePair(db, { pair, send, now, laterMs: nr % 3 });
      const asked = pair.map((name) => endpointOf(name).status ?? 200);
      expect(answers.map(({ status }) => status)).toEqual(asked);
      expect(lost).toEqual([]);
    }
    expect(await countDoubleStays(db)).toBe(0);
    expect((await countDeadlocks(db)) - before).toBe(0);
  });
});
