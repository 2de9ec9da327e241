/** The server without pages, whose time and jobs are in the hands of whoever started it. */
import { readProvidersBooks } from "#server/domains/subscriptions/payments/providers-books.service.ts";
import { renewSubscriptions } from "#server/domains/subscriptions/renewals/renewals.service.ts";
import { askAfterPayments } from "#server/domains/subscriptions/subscriptions.jobs.ts";
import { testJobContext } from "#tests/setup/test-context.ts";
import { runSoakServer } from "../soak-server.ts";
import type { Order } from "./money-process.ts";

const jobs = { renew: renewSubscriptions, ask: askAfterPayments, read: readProvidersBooks };

let aheadMs = Number(process.env.SOAK_AHEAD_MS ?? 0);
const { platform } = await runSoakServer({
  clock: {
    now: () => new Date(Date.now() + aheadMs),
    elapsedMs: () => performance.now() + aheadMs,
  },
});

async function obey(order: Order): Promise<string | null> {
  aheadMs = order.aheadMs;
  try {
    if (order.job) await jobs[order.job](testJobContext(platform));
    return null;
  } catch (error) {
    return String(error);
  }
}

process.on("message", async (order: Order) => {
  process.send?.({ nr: order.nr, problem: await obey(order) });
});
