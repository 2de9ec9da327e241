import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { compose } from "#server/compose.ts";
import { openEmbedded } from "#server/db/embedded/embedded.ts";
import { migrate } from "#server/db/migrate.ts";
import { followClock } from "#server/domains/bookings/clock/booking-clock.jobs.ts";
import { createTestClock } from "#server/platform/clock.ts";
import { readConfig } from "#server/platform/config/config.ts";
import { makeBookingPair } from "#tests/factories/bookings.ts";
import type { Soak } from "#tests/soak/soak.ts";
import { runSequence, type Sequences } from "./booking-sequences.ts";

const perRound = 50;

/** Whether anything that people may do in a row leaves a booking as it must not be. */
export const soak: Soak<Sequences> = {
  title: "1,000 random sequences of up to 30 moves by two owners and two sitters",
  rounds: 20,
  async round(nr) {
    const sum = { events: 0, done: 0, refused: 0 };
    const folder = await mkdtemp(path.join(tmpdir(), "kwispel-sequences-"));
    const database = await openEmbedded({});
    try {
      await migrate(database);
      const clock = createTestClock("2026-03-20T09:30:00Z");
      const config = readConfig({
        NODE_ENV: "test",
        LOG_LEVEL: "silent",
        DATA_DIR: folder,
        DEMO: "0",
        LIMIT_REQUESTS: "1000000000",
        LIMIT_ADDRESS: "1000000000",
        LIMIT_LAG_MS: "600000",
      });
      const { platform, app, health } = await compose(config, { database, clock });
      await platform.jobs.start({ withWorkers: false });
      await app.ready();
      health.state = "ready";
      const inTransaction = <Result>(
        work: (ctx: typeof platform & { now: Date }) => Promise<Result>,
      ) => platform.db.transaction((tx) => work({ ...platform, db: tx, now: clock.now() }));
      for (let sequence = 0; sequence < perRound; sequence += 1) {
        const pairs = [await makeBookingPair(platform.db), await makeBookingPair(platform.db)];
        const seed = nr * 1_000 + sequence;
        const figures = await runSequence(
          {
            db: platform.db,
            clock,
            call: (method, url, { as, body }) =>
              app.inject({
                method: method as "GET",
                url,
                headers: { authorization: `Bearer ${as}` },
                ...(body ? { payload: body } : {}),
              }),
            followClock: () => followClock({ ...platform, now: clock.now(), inTransaction }),
          },
          pairs,
          { seed, events: 1 + (seed % 30) },
        );
        for (const key of ["events", "done", "refused"] as const) sum[key] += figures[key];
      }
      await app.close();
      await platform.jobs.stop(1_000);
    } finally {
      await database.close();
      await rm(folder, { recursive: true, force: true });
    }
    return sum;
  },
  summary(rounds) {
    const sum = (key: keyof Sequences) => rounds.reduce((total, round) => total + round[key], 0);
    const row = (cells: readonly (string | number)[]) => `| ${cells.join(" | ")} |`;
    const keys = ["events", "done", "refused"] as const;
    return {
      // A broken rule ends the round at once, with its seed.
      markdown: [row(keys), row(keys.map(() => "---")), row(keys.map(sum))].join("\n"),
      isMet: sum("done") > sum("events") / 10,
    };
  },
};
