import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { LightMyRequestResponse } from "fastify";
import { afterAll, afterEach, beforeAll } from "vitest";
import { type Composition, compose, type OwnParts } from "#server/compose.ts";
import { createTestClock, type TestClock } from "#server/platform/clock.ts";
import { readConfig } from "#server/platform/config/config.ts";
import { loadBuiltWeb } from "#server/platform/ssr/load-web.ts";
import { takeSlowWork, watchTransactions } from "./open-transactions.ts";
import { testDatabase } from "./test-database.ts";

export type TestServer = Composition & {
  clock: TestClock;
  /** A call as a browser makes it; `as` is a token. */
  call(method: string, url: string, options?: CallOptions): Promise<LightMyRequestResponse>;
};

type CallOptions = {
  as?: string;
  body?: unknown;
  headers?: Record<string, string>;
  cookies?: Record<string, string>;
  address?: string;
};

type Options = Pick<OwnParts, "extend" | "logTo" | "web" | "network" | "payments"> & {
  environment?: Record<string, string>;
  /** The built web too; `npm run build` comes first. */
  withPages?: boolean;
  /** Also do what is queued; mails wait for `sentMails`, or for senders by `MAIL_CONNECTIONS`. */
  withWorkers?: boolean;
  /** The database is empty before each test, unless the file's tests look at the same rows. */
  isEmptied?: boolean;
};

export const testStart = "2026-11-15T09:30:00Z";

/** The whole server on a database of its own, without listening and without pages. */
export function testServer(options: Options = {}): { current: TestServer } {
  const database = testDatabase({ isEmptied: options.isEmptied ?? true });
  const holder = {} as { current: TestServer };
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "kwispel-test-"));
    const config = readConfig({
      NODE_ENV: "test",
      LOG_LEVEL: "silent",
      DATA_DIR: folder,
      DEMO: "0",
      LIMIT_REQUESTS: "100000",
      LIMIT_ADDRESS: "1000000",
      LIMIT_AUTH: "100000",
      LIMIT_HANDSHAKES: "100000",
      // Other test files keep the machine busy, which is not the server's fault.
      LIMIT_LAG_MS: "60000",
      // Tests send mails when they want to look at them: a sender beside them would still be at it
      // when the next test begins, on other rows with the same ids.
      MAIL_CONNECTIONS: "0",
      ...options.environment,
    });
    const clock = createTestClock(testStart);
    watchTransactions(database.current.db);
    const composition = await compose(config, {
      database: database.current,
      clock,
      ...(options.withPages ? { web: await loadBuiltWeb() } : {}),
      ...(options.extend ? { extend: options.extend } : {}),
      ...(options.logTo ? { logTo: options.logTo } : {}),
      ...(options.web ? { web: options.web } : {}),
      ...(options.network ? { network: options.network } : {}),
      ...(options.payments ? { payments: options.payments } : {}),
    });
    const withWorkers = options.withWorkers ?? false;
    // By the machine's clock they would come at any moment; tests call what they look at.
    await composition.platform.jobs.start({ withWorkers, withSchedules: false });
    await composition.app.ready();
    composition.health.state = "ready";
    holder.current = {
      ...composition,
      clock,
      call: (method, url, { as, body, headers = {}, cookies, address } = {}) =>
        composition.app.inject({
          method: method as "GET",
          url,
          headers: { ...(as ? { authorization: `Bearer ${as}` } : {}), ...headers },
          ...(cookies ? { cookies } : {}),
          ...(address ? { remoteAddress: address } : {}),
          ...(body === undefined ? {} : { payload: body as object }),
        }),
    };
  }, 60_000);

  // Docs: 'Transactions' in docs/architecture.md.
  afterEach(() => {
    const slow = takeSlowWork();
    if (slow.length > 0) throw new Error(slow.join("\n\n"));
  });

  afterAll(async () => {
    // Without one, the start failed: that error is the one to be read.
    if (!holder.current) return;
    await holder.current.app.close();
    await holder.current.platform.jobs.stop(1_000);
    await rm(folder, { recursive: true, force: true });
  });
  return holder;
}
