/**
 * The product with its pages, its mailbox and a provider of payments, in a process of its own, on a clock that whoever started it
 * moves: it says where it listens, and after each move how far ahead it is.
 */
import { setTimeout as pause } from "node:timers/promises";
import { compose } from "#server/compose.ts";
import { digestsJob } from "#server/domains/alerts/alerts.domain.ts";
import { bookingClockJob } from "#server/domains/bookings/clock/booking-clock.jobs.ts";
import { bringBackJob } from "#server/domains/profiles/profiles.domain.ts";
import { showReviewsJob } from "#server/domains/reviews/reviews.jobs.ts";
import { renewJob } from "#server/domains/subscriptions/subscriptions.jobs.ts";
import { readConfig } from "#server/platform/config/config.ts";
import { registerMailbox } from "#server/platform/mail/mailbox.ts";
import { openDatabase } from "#server/platform/open-database.ts";
import { registerLocalPayments } from "#server/platform/payments/local/local-payments.ts";
import { loadBuiltWeb } from "#server/platform/ssr/load-web.ts";

let aheadMs = 0;
const clock = {
  now: () => new Date(Date.now() + aheadMs),
  elapsedMs: () => performance.now() + aheadMs,
};

const config = readConfig({
  NODE_ENV: "production",
  LOG_LEVEL: "warn",
  DEMO: "0",
  HOST: "127.0.0.1",
  LIMIT_REQUESTS: "1000000",
  LIMIT_ADDRESS: "1000000",
  LIMIT_AUTH: "1000000",
  LIMIT_MESSAGES: "1000000",
  LIMIT_HANDSHAKES: "1000000",
  LIMIT_LAG_MS: "10000",
  ...process.env,
});
const server = await compose(config, {
  database: await openDatabase(config),
  web: await loadBuiltWeb(),
  clock,
  // Weeks go by in a minute here: what a move makes due is done at once.
  jobsPollSeconds: 1,
  extend({ db, log }, app) {
    registerMailbox(app, db);
    const { appUrl, dataDir } = config;
    registerLocalPayments(app, { appUrl: () => appUrl, dataDir, clock, log });
  },
});
await server.start();
await server.app.listen({ host: config.HOST, port: config.PORT });

process.on("message", (message) => void move(message as { aheadMs: number }));

/** Minutes have passed, so what is due by the minute is. */
async function move(by: { aheadMs: number }): Promise<void> {
  aheadMs = by.aheadMs;
  const { jobs, db } = server.platform;
  for (const kind of [bookingClockJob, showReviewsJob, renewJob, digestsJob, bringBackJob]) {
    // One that runs at this moment began at another time.
    while (!(await jobs.send(db, kind, {}))) await pause(100);
  }
  process.send?.({ aheadMs });
}

process.send?.({ origin: config.appUrl });

let isStopping = false;

async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  await server.stop();
  process.exit(0);
}

// Asked to, or left behind by a run that broke off.
process.once("SIGTERM", () => void stop());
process.once("disconnect", () => void stop());
