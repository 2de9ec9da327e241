import { Writable } from "node:stream";
import Fastify from "fastify";
import { describe, expect, it } from "vitest";
import { loggerOptions, pathForLog } from "./log.ts";

const secret = "tess.geheim@example.test";

/** The product's log, and what it has written. */
function openLog(now?: () => number) {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const { log } = Fastify({ logger: { ...loggerOptions("info", now), stream } });
  return { log, lines, parsed: () => lines.map((line) => JSON.parse(line)) };
}

describe("the log", () => {
  it("never takes an error's text for its own", () => {
    const { log, lines, parsed } = openLog();
    const error = new Error(secret);
    log.error(error);
    log.error({ err: error });
    log.error({ err: error }, error.message);
    log.error({ err: error }, `it failed: ${error.message}`);
    log.error("it failed: %s", error);
    log.child({ reqId: 1 }).error(error, error.message);
    expect(lines).toHaveLength(6);
    expect(lines.join()).not.toContain(secret);
    expect(parsed()[0]).toMatchObject({ msg: "failed", err: { type: "Error" } });
  });

  it("says once, and then every half a minute, that something is away", () => {
    let now = 0;
    const { log, parsed } = openLog(() => now);
    const away = Object.assign(new Error("connect"), { code: "ECONNREFUSED" });
    const child = log.child({ reqId: 1 });
    for (let nr = 0; nr < 1_000; nr += 1) child.error({ err: away }, "a request failed");
    log.error({ err: away }, "a job failed");
    log.error({ err: new Error("else") }, "a request failed");
    log.error({ err: new Error("else") }, "a request failed");
    now = 30_001;
    log.error({ err: away }, "a request failed");
    const summary = parsed().map(({ msg, unsaid, err }) => [msg, err.code ?? null, unsaid ?? 0]);
    expect(summary).toEqual([
      ["a request failed", "ECONNREFUSED", 0],
      ["a job failed", "ECONNREFUSED", 0],
      ["a request failed", null, 0],
      ["a request failed", null, 0],
      ["a request failed", "ECONNREFUSED", 999],
    ]);
  });

  it.each([
    ["/api/chatRooms/12/messages?after=3", "/api/chatRooms/12/messages"],
    ["/zoeken/utrecht/3511AB", "/zoeken/utrecht/…"],
    ["/confirmAccount/aGVs-bG8x", "/confirmAccount/…"],
    [`/sitters/${secret}`, "/sitters/…"],
    ["/a%40b.nl", "/…"],
    [`/${"a".repeat(41)}`, "/…"],
    ["/api/openapi.json", "/api/openapi.json"],
    ["/x#token", "/x"],
    ["//", "//"],
    ["/", "/"],
  ])("shows the path %s as %s", (url, shown) => {
    expect(pathForLog(url)).toBe(shown);
  });
});
