/** The server without pages, in a process of its own, whose time is in the hands of whoever started it. */
import { compose } from "#server/compose.ts";
import { createTestClock } from "#server/platform/clock.ts";
import { readConfig } from "#server/platform/config/config.ts";
import { openDatabase } from "#server/platform/open-database.ts";
import { driveServer } from "./obeying.ts";
import type { Order } from "./orders.ts";

const config = readConfig(process.env);
const clock = createTestClock(new Date(Number(process.env.SOAK_NOW)));
const server = await compose(config, { database: await openDatabase(config), clock });
// No workers: those go by the machine's clock.
await server.platform.jobs.start({ withWorkers: false });
await server.app.ready();
server.health.state = "ready";
const driven = await driveServer(server, clock);

process.on("message", ({ nr, order }: { nr: number; order: Order }) => {
  driven.obey(order).then(
    (obeyed) => process.send?.({ nr, obeyed }),
    (error: unknown) => process.send?.({ nr, problem: String(error) }),
  );
});
// Left behind by a run that broke off.
process.once("disconnect", () => process.exit(0));
process.send?.({ origin: "none", pushKey: server.platform.push.publicKey });
