import { describe, expect, it } from "vitest";
import { testServer, testStart } from "#tests/setup/test-server.ts";
import { moves } from "./moves.ts";
import { racePair, type Send } from "./race-pair.ts";
import { endpointOf, notRaced, writtenEndpoints } from "./raced-endpoints.ts";

const server = testServer({ environment: { LIMIT_MESSAGES: "100000" } });
const send: Send = async ({ method, url, headers, body }) => {
  const { statusCode: status, body: text } = await server.current.call(method, url, {
    headers,
    ...(body ? { body } : {}),
  });
  return { status, body: text };
};
const now = new Date(testStart);

describe("the moves that are raced", () => {
  it("are all that can be written of a booking, its chat, its pets and its logbook", () => {
    const raced = Object.keys(moves).map((name) => name.split(" ")[0]);
    expect([...new Set([...raced, ...Object.keys(notRaced)])].toSorted()).toEqual(
      writtenEndpoints().toSorted(),
    );
  });

  it("are done a second time when the database ended the first", () => {
    const once = Object.keys(moves).filter((name) => !endpointOf(name).repeatable);
    expect(once).toEqual([]);
  });

  // Where one is refused whoever comes first, nothing is raced.
  it.each(Object.keys(moves))("%s can be made", async (name) => {
    const { db } = server.current.platform;
    const alone = { pair: [name, "chat.open"] as const, send: inTurn(), now, laterMs: 0 };
    const { answers, lost } = await racePair(db, alone);
    expect(answers[0]?.status, answers[0]?.body).toBeLessThan(300);
    expect(lost).toEqual([]);
  });
});

/** The second one waits for the first. */
function inTurn(): Send {
  const first = Promise.withResolvers<void>();
  return async (sent, nr) => {
    if (nr === 1) await first.promise;
    return send(sent, nr).finally(() => first.resolve());
  };
}
