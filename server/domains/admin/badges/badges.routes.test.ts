import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { badgePoints } from "#contract/badges/badge-catalogue.ts";
import { profiles } from "#server/db/schema/profiles.ts";
import { auditEntries } from "#server/db/schema/trust/audit.ts";
import { earnedBadges } from "#server/db/schema/trust/badges.ts";
import { logIn, makeUser } from "#tests/factories/account.ts";
import { makeSitter } from "#tests/factories/profiles.ts";
import { testServer, testStart } from "#tests/setup/test-server.ts";

const server = testServer();
const db = () => server.current.platform.db;
const at = new Date(testStart);

let admin: string;
let profileId: number;
beforeEach(async () => {
  admin = await logIn(db(), (await makeUser(db(), { role: "admin" })).id);
  profileId = (await makeSitter(db())).profile.id;
});

const call = (method: string, path: string, body?: object) =>
  server.current.call(method, path, { as: admin, ...(body ? { body } : {}) });
const holder = () => `/api/admin/badges/sitters/${profileId}`;

/** Earned once, whatever it was by. */
async function give(...names: ("poster" | "first_review" | "email_confirmed")[]): Promise<void> {
  await db()
    .insert(earnedBadges)
    .values(names.map((name) => ({ profileId, name, earnedAt: at })));
  const points = names.reduce((sum, name) => sum + badgePoints[name], 0);
  await db()
    .update(profiles)
    .set({ badges: names, badgePoints: points })
    .where(eq(profiles.id, profileId));
}

describe("badges, for an admin", () => {
  it("are counted by badge and by stage", async () => {
    await give("poster", "first_review");
    const { data } = (await call("GET", "/api/admin/badges")).json();
    expect(data.sitters).toBe(1);
    expect(data.stages).toEqual([
      { name: "bronze", count: 1 },
      { name: "silver", count: 0 },
      { name: "high_five", count: 0 },
    ]);
    expect(data.badges).toContainEqual({ name: "poster", points: 5, count: 1 });
    expect(data.badges).toContainEqual({ name: "feedback", points: 5, count: 0 });
  });

  it("are found by their sitter, with what they come from", async () => {
    await give("poster", "email_confirmed");
    const email = (await db().query.users.findFirst())?.email;
    expect(email).toBeDefined();
    const all = (await call("GET", "/api/admin/badges/sitters")).json();
    expect(all).toMatchObject({ total: 1, data: [{ profile_id: profileId, points: 10 }] });
    expect((await call("GET", "/api/admin/badges/sitters?q=nobody")).json().total).toBe(0);
    const { data } = (await call("GET", holder())).json();
    expect(data).toMatchObject({ points: 10, stage: "bronze", badges_count: 2 });
    expect(data.badges).toContainEqual(
      expect.objectContaining({ name: "poster", is_outlived: true }),
    );
    // They have confirmed their address, and still have.
    expect(data.badges).toContainEqual(
      expect.objectContaining({ name: "email_confirmed", is_outlived: false }),
    );
    expect(data.progress).toContainEqual(
      expect.objectContaining({ name: "first_review", state: "not_started" }),
    );
  });

  it("are counted anew when asked, and that is written down", async () => {
    const { data } = (await call("POST", `${holder()}/recount`)).json();
    const names = data.badges.map(({ name }: { name: string }) => name);
    expect(names).toContain("email_confirmed");
    expect(await db().select().from(auditEntries)).toMatchObject([
      {
        action: "badge.recount",
        subjectId: profileId,
        before: { points: 0 },
        after: { points: data.points },
      },
    ]);
  });

  it("are taken back with a reason, unless they would come back tonight", async () => {
    await give("poster", "first_review", "email_confirmed");
    const reason = "Nep-review is verwijderd.";
    const take = (name: string) => call("POST", `${holder()}/takeBack`, { name, reason });
    expect((await take("email_confirmed")).json().error).toBe("badgeStillEarned");
    expect((await take("ten_reviews")).statusCode).toBe(404);
    const { data } = (await take("first_review")).json();
    expect(data).toMatchObject({ points: 10, badges_count: 2 });
    expect((await take("poster")).json().data.points).toBe(5);
    // Counting doesn't bring them back.
    await call("POST", `${holder()}/recount`);
    const left = await db().select().from(earnedBadges);
    expect(left.map(({ name }) => name)).not.toContain("first_review");
    expect(left.map(({ name }) => name)).not.toContain("poster");
    const written = await db().select().from(auditEntries).orderBy(auditEntries.id);
    expect(written[0]).toMatchObject({
      action: "badge.takeBack",
      subjectId: profileId,
      before: { points: 25 },
      after: { points: 10, name: "first_review", reason },
    });
    const empty = await call("POST", `${holder()}/takeBack`, { name: "poster", reason: " " });
    expect(Object.keys(empty.json().errors)).toEqual(["reason"]);
  });

  it("of who is no sitter are not found", async () => {
    const path = "/api/admin/badges/sitters/999999";
    expect((await call("GET", path)).statusCode).toBe(404);
    expect((await call("POST", `${path}/recount`)).statusCode).toBe(404);
  });
});
