import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { Db } from "#server/db/database.ts";
import { profiles } from "#server/db/schema/profiles.ts";
import { requests, requestViews } from "#server/db/schema/requests.ts";
import { makeOwner, makePet } from "#tests/factories/pets.ts";
import { makeActiveRequest } from "#tests/factories/requests.ts";
import { hasOneConnection, whileUncommitted } from "#tests/setup/races.ts";
import { testServer } from "#tests/setup/test-server.ts";

const server = testServer();
const db = () => server.current.platform.db;

// On the embedded database's one connection each waits for the whole of the other.
describe.skipIf(hasOneConnection)("at the same moment", () => {
  const removal = (profileId: number) => (tx: Db) =>
    tx.delete(profiles).where(eq(profiles.id, profileId));

  it("as an owner's profile goes, no pet is added to it", async () => {
    const { profileId, token: as } = await makeOwner(db());
    const added = await whileUncommitted(db(), removal(profileId), () =>
      server.current.call("POST", "/api/pets", { as, body: { name: "Moos", category: "dog" } }),
    );
    expect(added.statusCode).toBe(404);
  });

  it("as an owner's profile goes, no request is made for it", async () => {
    const { profileId, token: as } = await makeOwner(db());
    await makePet(db(), profileId);
    const body = {
      title: "Oppas voor Moos",
      description: "Een rustige hond die graag wandelt.",
      service_types: ["sitter_at_owner_home"],
      animals: [],
      recurring: false,
      start_date: "2026-12-01",
      end_date: "2026-12-07",
    };
    const made = await whileUncommitted(db(), removal(profileId), () =>
      server.current.call("POST", "/api/request", { as, body }),
    );
    expect([made.statusCode, await db().$count(requests)]).toEqual([404, 0]);
  });

  it("as a request goes, who looks at it is not counted, and sees it for the last time", async () => {
    const request = await makeActiveRequest(db());
    const seen = await whileUncommitted(
      db(),
      (tx) => tx.delete(requests).where(eq(requests.id, request.id)),
      () => server.current.call("GET", `/api/requests/${request.id}`),
    );
    expect([seen.statusCode, await db().$count(requestViews)]).toEqual([200, 0]);
  });
});
