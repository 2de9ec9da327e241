import { beforeAll } from "vitest";
import { prepareDemo } from "#server/prepare-demo.ts";
import { spend } from "./running/spent-time.ts";
import { openTestDatabase } from "./test-database.ts";
import { startServer, type TestServer, testStart } from "./test-server.ts";

/** A server with the demo's people and its pages, made once for all files of a worker: they only look. */
export function demoServer(): { current: TestServer } {
  const holder = {} as { current: TestServer };
  beforeAll(async () => {
    made ??= spend("making a demo", makeDemo);
    holder.current = await made;
    holder.current.clock.set(testStart);
  }, 120_000);
  return holder;
}

/** It ends with its process. */
let made: Promise<TestServer> | undefined;

async function makeDemo(): Promise<TestServer> {
  const options = { environment: { DEMO: "1" }, withPages: true };
  const { server } = await startServer(options, await openTestDatabase());
  await prepareDemo(server.platform);
  return server;
}
