import { beforeAll } from "vitest";
import { prepareDemo } from "#server/prepare-demo.ts";
import { type TestServer, testServer, testStart } from "./test-server.ts";

/** A server with the demo's people, made once for all tests of a file: they look, and change little. */
export function demoServer({ now = testStart } = {}): { current: TestServer } {
  const server = testServer({ environment: { DEMO: "1" }, isEmptied: false });
  beforeAll(async () => {
    server.current.clock.set(now);
    await prepareDemo(server.current.platform);
  }, 120_000);
  return server;
}
