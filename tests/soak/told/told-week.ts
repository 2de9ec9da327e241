import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { compose } from "#server/compose.ts";
import type { Db } from "#server/db/database.ts";
import { createTestClock } from "#server/platform/clock.ts";
import { readConfig } from "#server/platform/config/config.ts";
import { startPushReceiver } from "#tests/setup/stand-ins/push-receiver.ts";
import { startSmtpReceiver } from "#tests/setup/stand-ins/smtp-receiver.ts";
import { openTestDatabase } from "#tests/setup/test-database.ts";
import { type Lived, liveDays, type Week } from "./days.ts";
import { driveServer } from "./obeying.ts";

/** A week in which nothing fails, in this process. */
export async function liveWeek(week: Week): Promise<Lived> {
  const folder = await mkdtemp(path.join(tmpdir(), "kwispel-week-"));
  const smtp = await startSmtpReceiver();
  const database = await openTestDatabase();
  const clock = createTestClock(new Date(week.start));
  const config = readConfig({ ...weekEnvironment(smtp.url), DATA_DIR: folder, NODE_ENV: "test" });
  const server = await compose(config, { database, clock });
  await server.platform.jobs.start({ withWorkers: false });
  await server.app.ready();
  server.health.state = "ready";
  const push = await startPushReceiver(server.platform.push.publicKey);
  const use = <Result>(work: (db: Db) => Promise<Result>) => work(server.platform.db);
  try {
    const open = () => driveServer(server, clock);
    return await liveDays(week, { open, close: async () => {}, use, push, smtp });
  } finally {
    await server.app.close();
    await server.platform.jobs.stop(1_000);
    await push.close();
    await smtp.close();
    await database.close();
    await rm(folder, { recursive: true, force: true });
  }
}

export function weekEnvironment(smtpUrl: string): Record<string, string> {
  return {
    LOG_LEVEL: "silent",
    DEMO: "0",
    PUSH_LOOPBACK: "1",
    SMTP_URL: smtpUrl,
    MAIL_FROM: "Kwispel <post@example.test>",
    LIMIT_REQUESTS: "1000000000",
    LIMIT_ADDRESS: "1000000000",
    LIMIT_AUTH: "1000000000",
    LIMIT_MESSAGES: "1000000000",
    LIMIT_LAG_MS: "600000",
  };
}
