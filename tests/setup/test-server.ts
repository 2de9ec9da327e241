import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { LightMyRequestResponse } from "fastify";
import { afterAll, afterEach, beforeAll } from "vitest";
import { dayMs } from "#contract/shared/durations.ts";
import { type Composition, compose, type OwnParts } from "#server/compose.ts";
import type { Database } from "#server/db/database.ts";
import { storeDemoChoice } from "#server/demo-choice.ts";
import { createTestClock, type TestClock } from "#server/platform/clock.ts";
import { readConfig } from "#server/platform/config/config.ts";
import { loadBuiltWeb } from "#server/platform/ssr/load-web.ts";
import { takeSlowWork, watchTransactions } from "./open-transactions.ts";
import { spend } from "./running/spent-time.ts";
import { testDatabase } from "./test-database.ts";
import { testPasswords } from "./test-passwords.ts";

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
  /** It says that it is a demo, and has none of the demo's people. */
  isDemo?: boolean;
  /** The database is empty before each test, unless the file's tests look at the same rows. */
  isEmptied?: boolean;
  /** Nobody else's, before or after: the file starts what goes on by itself. */
  isOwn?: boolean;
};

export const testStart = "2026-11-15T09:30:00Z";

/**
 * The whole server, without listening and without pages. The files of a worker that ask for the same one
 * after each other get the same one; parts of their own, or work that goes on by itself, make it theirs.
 */
export function testServer(options: Options = {}): { current: TestServer } {
  const database = testDatabase({ isEmptied: options.isEmptied ?? true });
  const holder = {} as { current: TestServer };
  let started: StartedServer | undefined;

  beforeAll(async () => {
    const kind = kindOf(options);
    started = kind === null ? undefined : shared.get(kind);
    if (started) await begin(started);
    else started = await spend("starting a server", () => startServer(options, database.current));
    if (kind !== null) shared.set(kind, started);
    holder.current = started.server;
  }, 60_000);

  // Docs: 'Transactions' in docs/architecture.md.
  afterEach(() => {
    const slow = takeSlowWork();
    if (slow.length > 0) throw new Error(slow.join("\n\n"));
  });

  afterAll(async () => {
    // Without one, the start failed: that error is the one to be read.
    if (!started) return;
    const kind = kindOf(options);
    // Whoever listened has a port and sockets, which the next file would not expect.
    if (kind !== null && !started.server.app.server.listening) return;
    if (kind !== null) shared.delete(kind);
    const ending = started;
    await spend("stopping a server", () => stopServer(ending));
  });
  return holder;
}

type StartedServer = { server: TestServer; folder: string };

/** Those of this worker, by what was asked for; they end with it. */
const shared = new Map<string, StartedServer>();

function kindOf({ environment = {}, withPages, isEmptied, ...own }: Options): string | null {
  const isPlain = Object.keys(own).length === 0 && (isEmptied ?? true);
  return isPlain ? JSON.stringify({ environment, withPages: withPages ?? false }) : null;
}

/** As if it had just been started: nothing counted, nothing in its folders, and the usual time. */
async function begin({ server, folder }: StartedServer): Promise<void> {
  // What was kept in memory for a while is old by now.
  server.clock.advance(dayMs);
  server.clock.set(testStart);
  // What counts in memory forgets its counts by it, and goes on.
  await server.platform.limits.close();
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  await Promise.all(files.map(({ parentPath, name }) => rm(path.join(parentPath, name))));
}

export async function startServer(options: Options, database: Database): Promise<StartedServer> {
  const folder = await mkdtemp(path.join(tmpdir(), "kwispel-test-"));
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
  if (options.isDemo) await storeDemoChoice(database.db, true);
  watchTransactions(database.db);
  const composition = await compose(config, {
    database,
    clock,
    passwords: testPasswords,
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
  const { app } = composition;
  const server: TestServer = {
    ...composition,
    clock,
    call: (method, url, { as, body, headers = {}, cookies, address } = {}) =>
      app.inject({
        method: method as "GET",
        url,
        headers: { ...(as ? { authorization: `Bearer ${as}` } : {}), ...headers },
        ...(cookies ? { cookies } : {}),
        ...(address ? { remoteAddress: address } : {}),
        ...(body === undefined ? {} : { payload: body as object }),
      }),
  };
  return { server, folder };
}

async function stopServer({ server, folder }: StartedServer): Promise<void> {
  await server.app.close();
  await server.platform.jobs.stop(1_000);
  await rm(folder, { recursive: true, force: true });
}
