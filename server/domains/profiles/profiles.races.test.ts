import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { users } from "#server/db/schema/account.ts";
import { favorites, profiles } from "#server/db/schema/profiles.ts";
import { logIn, makeUser } from "#tests/factories/account.ts";
import { makeSitter } from "#tests/factories/profiles.ts";
import { hasOneConnection, whileUncommitted } from "#tests/setup/races.ts";
import { testServer } from "#tests/setup/test-server.ts";
import { lockProfiles } from "./profiles.repository.ts";

const server = testServer();
const db = () => server.current.platform.db;

// On the embedded database's one connection each waits for the whole of the other.
describe.skipIf(hasOneConnection)("at the same moment", () => {
  it("as a sitter goes, nobody can mark them", async () => {
    const { profile } = await makeSitter(db());
    const visitor = await makeUser(db(), { profileType: "pet_owner" });
    const as = await logIn(db(), visitor.id);
    const marked = await whileUncommitted(
      db(),
      (tx) => tx.delete(profiles).where(eq(profiles.id, profile.id)),
      () => server.current.call("PUT", `/api/user/favorites/${profile.id}`, { as }),
    );
    expect(marked.statusCode).toBe(404);
    expect(await db().$count(favorites)).toBe(0);
  });

  it("as a part of a profile is saved, another one goes: neither waits for ever", async () => {
    const { user } = await makeSitter(db());
    await db().insert(profiles).values({ userId: user.id, profileType: "pet_owner" });
    const as = await logIn(db(), user.id);
    // The order of `PUT /api/user`: the user first, then their profiles.
    const removed = await whileUncommitted(
      db(),
      (tx) => tx.update(users).set({ firstName: "Sanne" }).where(eq(users.id, user.id)),
      () => server.current.call("DELETE", "/api/user/profile/pet_owner", { as }),
      (tx) => lockProfiles(tx, user.id),
    );
    expect(removed.statusCode).toBe(204);
    expect(await db().$count(profiles)).toBe(1);
  });
});
