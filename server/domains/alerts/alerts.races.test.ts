import { describe, expect, it } from "vitest";
import type { Db } from "#server/db/database.ts";
import { alerts } from "#server/db/schema/notices/alerts.ts";
import { notifications } from "#server/db/schema/notifications.ts";
import { prepareSearch } from "#server/domains/search/search-rows.service.ts";
import { makeAlert } from "#tests/factories/alerts.ts";
import { makeOwner } from "#tests/factories/pets.ts";
import { makeSitter } from "#tests/factories/profiles.ts";
import { hasOneConnection, whileUncommitted } from "#tests/setup/races.ts";
import { testContext, testJobContext } from "#tests/setup/test-context.ts";
import { testServer } from "#tests/setup/test-server.ts";
import { createAlert } from "./alerts.service.ts";
import { sendDigests } from "./digest.service.ts";

const server = testServer();

// On the embedded database's one connection each waits for the whole of the other.
describe.skipIf(hasOneConnection)("at the same moment", () => {
  it("two fifth alerts are not one too many", async () => {
    const { platform } = server.current;
    const { db } = platform;
    const { user } = await makeOwner(db);
    for (let nr = 0; nr < 4; nr += 1) await makeAlert(db, user.id);
    const place = {
      latitude: 52.09,
      longitude: 5.12,
      placeName: "Utrecht",
      citySlug: "utrecht",
      postalCode: null,
    };
    const create = (tx: Db) =>
      createAlert(testContext(platform, { db: tx, userId: user.id }), {
        form: {
          type: "NEW_PETSITTERS_IN_AREA",
          distance: 10,
          filters: {},
          frequency: "daily",
          active: true,
        },
        place,
      });
    const second = whileUncommitted(db, create, () => db.transaction(create));
    await expect(second).rejects.toMatchObject({ code: "tooManyAlerts" });
    expect(await db.$count(alerts)).toBe(5);
  });

  it("two runs of the job tell once", async () => {
    const { platform, clock } = server.current;
    const { db } = platform;
    const { user } = await makeOwner(db);
    await makeAlert(db, user.id);
    const firstPublishedAt = new Date("2026-11-15T10:00:00Z");
    await makeSitter(db, { profile: { firstPublishedAt } });
    clock.set("2026-11-15T16:00:00Z");
    const sitters = await prepareSearch(platform);
    const run = () => sendDigests(testJobContext({ ...platform, sitters }));
    await Promise.all([run(), run(), run()]);
    expect(await db.$count(notifications)).toBe(1);
  });
});
