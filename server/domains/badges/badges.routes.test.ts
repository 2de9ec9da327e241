import { and, asc, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { badgeNames } from "#contract/badges/badge-catalogue.ts";
import { dayMs } from "#contract/shared/durations.ts";
import { users } from "#server/db/schema/account.ts";
import { notifications } from "#server/db/schema/notifications.ts";
import { profiles } from "#server/db/schema/profiles.ts";
import { references } from "#server/db/schema/references.ts";
import { earnedBadges } from "#server/db/schema/trust/badges.ts";
import { productReviews } from "#server/db/schema/trust/product-reviews.ts";
import { emailConfirmed, userUpdated } from "#server/domains/account/account.events.ts";
import { referenceWritten } from "#server/domains/references/references.events.ts";
import { logIn, makeUser } from "#tests/factories/account.ts";
import { makeSitter } from "#tests/factories/profiles.ts";
import { sentMails } from "#tests/setup/sent-mails.ts";
import { testJobContext } from "#tests/setup/test-context.ts";
import { testServer, testStart } from "#tests/setup/test-server.ts";
import { countAllBadges } from "./badges.domain.ts";

const server = testServer({ withWorkers: true });
const db = () => server.current.platform.db;

let profileId: number;
let userId: number;
let token: string;
beforeEach(async () => {
  server.current.clock.set(testStart);
  const { user, profile } = await makeSitter(db());
  profileId = profile.id;
  userId = user.id;
  token = await logIn(db(), user.id);
});

const call = (method: "GET" | "POST" | "PUT", path: string, body?: object) =>
  server.current.call(method, path, { as: token, ...(body ? { body } : {}) });
const names = async () => {
  const rows = await db()
    .select({ name: earnedBadges.name })
    .from(earnedBadges)
    .where(eq(earnedBadges.profileId, profileId))
    .orderBy(asc(earnedBadges.name));
  return rows.map(({ name }) => name);
};
const told = () =>
  db()
    .select({ params: notifications.params, path: notifications.path })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), eq(notifications.type, "badges_earned")));
const publish = (...events: Parameters<typeof server.current.platform.outbox.publish>[1][]) =>
  db().transaction(async (tx) => {
    for (const some of events) await server.current.platform.outbox.publish(tx, some);
  });
const standing = async () => {
  const [row] = await db()
    .select({ badges: profiles.badges, points: profiles.badgePoints })
    .from(profiles)
    .where(eq(profiles.id, profileId));
  return row;
};

/** What a sitter of the factory has done without an event. */
const fromTheStart = ["availability_set", "email_confirmed", "profile_picture"];

describe("the catalogue", () => {
  it("says all badges by category, and the stages with their thresholds", async () => {
    const answer = (await server.current.call("GET", "/api/badges")).json();
    expect(answer.count).toBe(24);
    expect(answer.categories[0]).toMatchObject({
      name: "profile",
      badges: [{ name: "complete_profile", points: 20 }, {}, {}, {}, {}],
    });
    expect(answer.stages).toEqual([
      { name: "bronze", threshold: 100 },
      { name: "silver", threshold: 200 },
      { name: "high_five" },
    ]);
    const app = (await server.current.call("GET", "/api/app/data")).json();
    expect(app.badges).toEqual(answer);
  });
});

describe("one's own badges", () => {
  it("show how far each is before anything was earned", async () => {
    const own = (await call("GET", "/api/user/badges")).json();
    expect(own).toMatchObject({ badges: [], badges_to_obtain_count: 24, points: 0 });
    expect(own.badges_progress.map(({ name }: { name: string }) => name)).toEqual(badgeNames);
    expect(own.badges_progress).toContainEqual({
      name: "five_pictures",
      points: 10,
      state: "in_progress",
      done: 1,
      of: 5,
    });
    expect(own.badges_progress).toContainEqual({
      name: "ten_bookings",
      points: 40,
      state: "not_started",
      done: 0,
      of: 10,
    });
  });

  it("come by what happens, with their points, on the card and in the own profile", async () => {
    const saved = await call("PUT", "/api/user", { profile: { headline: "Altijd buiten" } });
    expect(saved.statusCode).toBe(200);
    await server.current.relay.drain();
    expect(await names()).toEqual(fromTheStart);
    expect(await standing()).toEqual({
      badges: ["profile_picture", "email_confirmed", "availability_set"],
      points: 25,
    });
    const { profile } = (await call("GET", "/api/user")).json();
    expect(profile.badges_to_obtain_count).toBe(21);
    expect(profile.badges_progress).toHaveLength(24);
    expect(profile.badges_progress[1]).toMatchObject({ state: "completed", done: 1, of: 1 });
    expect(profile.badges_to_celebrate.toSorted()).toEqual(fromTheStart);
    const card = (await server.current.call("GET", `/api/sitters/${profileId}`)).json().data;
    expect(card).toMatchObject({ stage: "bronze", badges: ["profile_picture", {}, {}] });
    // They did it themselves a moment ago: nobody is mailed about that.
    expect(await told()).toEqual([]);
  });

  it("wait until somebody has signed up", async () => {
    await db().update(profiles).set({ isRegistering: true }).where(eq(profiles.id, profileId));
    await call("PUT", "/api/user", { profile: { headline: "Altijd buiten" } });
    await server.current.relay.drain();
    expect(await names()).toEqual([]);
  });

  it("are celebrated once", async () => {
    await call("PUT", "/api/user", { profile: { headline: "Altijd buiten" } });
    await server.current.relay.drain();
    const seen = await call("PUT", "/api/user/badges/celebrated", { names: fromTheStart });
    expect(seen.statusCode).toBe(204);
    const { profile } = (await call("GET", "/api/user")).json();
    expect(profile.badges_to_celebrate).toEqual([]);
  });

  it("are not there for an owner", async () => {
    const owner = await makeUser(db());
    token = await logIn(db(), owner.id);
    expect((await call("GET", "/api/user/badges")).statusCode).toBe(404);
    expect((await call("POST", "/api/user/badges/poster")).statusCode).toBe(404);
  });
});

describe("what others do", () => {
  const writeReference = (name: string) =>
    db()
      .insert(references)
      .values({
        profileId,
        name,
        relation: "friend",
        rating: 5,
        knowsSince: 2020,
        text: "Lief voor elk dier.",
        writtenAt: new Date(testStart),
        expiresAt: new Date(testStart),
      })
      .returning({ referenceId: references.id });

  it("earns a badge once, however often it is told, with one notification and one mail", async () => {
    const written = [];
    for (const name of ["Ans", "Wim", "Joy"]) written.push(...(await writeReference(name)));
    const events = written.map(({ referenceId }) => referenceWritten({ referenceId, profileId }));
    await publish(events, events);
    await server.current.relay.drain();
    expect(await names()).toContain("three_references");
    expect(await told()).toEqual([{ params: { names: "three_references" }, path: "/badges" }]);
    const mails = await sentMails(server.current);
    const about = mails.filter(({ subject }) => subject.includes("Drie referenties"));
    expect(about).toHaveLength(1);
    expect(about[0]?.text).toContain("Er staat een nieuw huis in je straat");
    // A reference that is withdrawn takes no badge away.
    await db().delete(references).where(eq(references.profileId, profileId));
    await publish(events);
    await server.current.relay.drain();
    expect(await names()).toContain("three_references");
    const own = (await call("GET", "/api/user/badges")).json();
    expect(own.badges_progress).toContainEqual({
      name: "three_references",
      points: 25,
      state: "completed",
      done: 3,
      of: 3,
    });
  });

  it("counts who came by an invitation once they have confirmed their address", async () => {
    const friend = await makeUser(db(), { emailVerifiedAt: null });
    await db()
      .insert(profiles)
      .values({ userId: friend.id, profileType: "pet_owner", invitedByProfileId: profileId });
    await publish([emailConfirmed({ userId: friend.id })]);
    await server.current.relay.drain();
    expect(await names()).not.toContain("first_invite");
    await db()
      .update(users)
      .set({ emailVerifiedAt: new Date(testStart) })
      .where(eq(users.id, friend.id));
    await publish([emailConfirmed({ userId: friend.id })]);
    await server.current.relay.drain();
    expect(await names()).toContain("first_invite");
  });

  it("a year alone earns one, at night", async () => {
    await db()
      .update(profiles)
      .set({ createdAt: new Date(testStart) })
      .where(eq(profiles.id, profileId));
    server.current.clock.set(new Date(Date.parse(testStart) + 364 * dayMs));
    await countAllBadges(testJobContext(server.current.platform));
    expect(await names()).toEqual(fromTheStart);
    server.current.clock.set(new Date(Date.parse(testStart) + 365 * dayMs));
    await countAllBadges(testJobContext(server.current.platform));
    expect(await names()).toContain("one_year");
    await server.current.relay.drain();
    expect(await told()).toHaveLength(1);
  });
});

describe("claiming", () => {
  it("gives a badge for the poster, once, to who can be found", async () => {
    const first = await call("POST", "/api/user/badges/poster");
    expect(first.statusCode).toBe(201);
    expect(first.json().data).toMatchObject({ name: "poster", points: 5 });
    const again = await call("POST", "/api/user/badges/poster");
    expect(again.json().data.earned_at).toBe(first.json().data.earned_at);
    expect(await standing()).toEqual({ badges: ["poster"], points: 5 });
  });

  it("comes by itself for what somebody said of the product, and can be claimed for it", async () => {
    const said = { userId, rating: 5, text: "Alles op een plek, ook mijn agenda." };
    await db().insert(productReviews).values(said);
    const claimed = await call("POST", "/api/user/badges/feedback");
    expect([claimed.statusCode, claimed.json().data.name]).toEqual([201, "feedback"]);
    await db().delete(earnedBadges).where(eq(earnedBadges.profileId, profileId));
    await publish([userUpdated({ userId })]);
    await server.current.relay.drain();
    expect(await names()).toContain("feedback");
  });

  it("is refused for a poster that leads nowhere, and for what wasn't done", async () => {
    await db().update(profiles).set({ publishedAt: null }).where(eq(profiles.id, profileId));
    for (const name of ["poster", "feedback", "ten_bookings"]) {
      const answer = await call("POST", `/api/user/badges/${name}`);
      expect([answer.statusCode, answer.json().error], name).toEqual([409, "notEarned"]);
    }
    expect((await call("POST", "/api/user/badges/king")).statusCode).toBe(404);
  });

  it("gives at once what was earned and not counted yet", async () => {
    const answer = await call("POST", "/api/user/badges/profile_picture");
    expect(answer.statusCode).toBe(201);
    expect(await names()).toEqual(fromTheStart);
  });
});
