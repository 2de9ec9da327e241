import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { rowsOf } from "#server/db/database.ts";
import { requests } from "#server/db/schema/requests.ts";
import { makeOwner, makePet } from "#tests/factories/pets.ts";
import { makeRequest } from "#tests/factories/requests.ts";
import { testServer } from "#tests/setup/test-server.ts";
import { deactivatePastJob } from "./requests.domain.ts";
import { requestExpired } from "./requests.events.ts";

const expired: unknown[] = [];
const server = testServer({
  extend: ({ outbox }) =>
    outbox.on(requestExpired, "test.expired", async ({ payload }) => {
      expired.push(payload);
    }),
});

describe("every night", () => {
  const runJob = async () => {
    const { platform } = server.current;
    await platform.db.transaction((tx) => platform.jobs.send(tx, deactivatePastJob, {}));
    // They look when they start, and then seldom.
    await platform.jobs.start({ withWorkers: true });
  };

  it("what asked for days that have passed is hidden, and its owner is to be told", async () => {
    const { db } = server.current.platform;
    const owner = await makeOwner(db);
    const petId = (await makePet(db, owner.profileId)).id;
    const status = async () =>
      (await server.current.call("GET", "/api/request", { as: owner.token })).json().request.status;
    const past = await makeRequest(db, owner.profileId, { petIds: [petId] });
    const going = await makeOwner(db);
    const other = await makePet(db, going.profileId);
    await makeRequest(db, going.profileId, { petIds: [other.id], lastOn: "2026-12-08" });
    const endless = await makeOwner(db);
    const third = await makePet(db, endless.profileId);
    await makeRequest(db, endless.profileId, { petIds: [third.id], lastOn: null });

    // Half past midnight of the eighth, in Amsterdam.
    server.current.clock.set("2026-12-07T23:30:00Z");
    await runJob();
    await expect.poll(status, { timeout: 15_000 }).toBe("disabled");
    const active = await db.select().from(requests).orderBy(requests.id);
    expect(active.map(({ isActivated }) => isActivated)).toEqual([false, true, true]);
    await server.current.relay.drain();
    expect(expired).toEqual([
      { requestId: past.id, profileId: owner.profileId, userId: owner.user.id },
    ]);
    const schedules = await rowsOf<{ cron: string; timezone: string }>(
      db,
      sql`select cron, timezone from pgboss.schedule where name = 'requests.deactivate-past'`,
    );
    expect(schedules).toEqual([{ cron: "5 0 * * *", timezone: "Europe/Amsterdam" }]);
  });
});
