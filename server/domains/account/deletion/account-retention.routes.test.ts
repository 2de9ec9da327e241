import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { dayMs } from "#contract/shared/durations.ts";
import { knownDevices, loginFailures, users } from "#server/db/schema/account.ts";
import { oneTimeTokens } from "#server/db/schema/one-time-tokens.ts";
import { profiles } from "#server/db/schema/profiles.ts";
import { sessions } from "#server/db/schema/sessions.ts";
import { socialLinkRequests } from "#server/db/schema/social-accounts.ts";
import { purge } from "#server/platform/housekeeping/housekeeping.ts";
import { logIn, makeUser } from "#tests/factories/account.ts";
import { sentMails } from "#tests/setup/sent-mails.ts";
import { testJobContext } from "#tests/setup/test-context.ts";
import { testServer, testStart } from "#tests/setup/test-server.ts";
import { lockFailures, storeFailures } from "../access/login-failures.repository.ts";
import { insertLink, spendLinks } from "../access/one-time-links.repository.ts";
import { rememberDevice } from "../account.repository.ts";
import { insertLinkRequest } from "../social-sign-in/social-sign-in.repository.ts";
import { forgetUnconfirmed } from "./account-retention.service.ts";

const server = testServer();
const day = 24 * 60 * 60 * 1000;
const db = () => server.current.platform.db;
const start = new Date(testStart);

/** Some days later, and back again. */
async function daysLater(days: number, run: () => Promise<void>): Promise<void> {
  const { clock } = server.current;
  clock.advance(days * day);
  await run();
  // The same night once more finds nothing to do.
  await run();
  clock.set(start);
}

const traces = () => purge(testJobContext(server.current.platform));

describe("what an account leaves behind", () => {
  async function leaveTraces() {
    const { id: userId, email } = await makeUser(db());
    const link = { userId, email, lifetimeMs: 10 * day, now: start };
    await insertLink(db(), { ...link, purpose: "login" });
    await insertLink(db(), { ...link, purpose: "confirm_email" });
    await spendLinks(db(), { userId, purposes: ["login"] }, start);
    await insertLinkRequest(db(), { userId, email, provider: "facebook", subject: "fb" }, start);
    await rememberDevice(db(), userId, "Firefox, Linux", start);
    await db().transaction(async (tx) => {
      await lockFailures(tx, "nobody@example.test");
      const failed = { failures: 1, lastFailedAt: start, blockedUntil: null };
      await storeFailures(tx, "nobody@example.test", failed);
    });
    return userId;
  }
  const counts = async () => ({
    links: await db().$count(oneTimeTokens),
    requests: await db().$count(socialLinkRequests),
    devices: await db().$count(knownDevices),
    failures: await db().$count(loginFailures),
  });

  it.each([
    [89, { links: 2, requests: 1, devices: 1, failures: 1 }],
    // The link that nobody used was good for ten days more.
    [91, { links: 1, requests: 1, devices: 0, failures: 0 }],
    [101, { links: 0, requests: 0, devices: 0, failures: 0 }],
  ])("after %i days: %j", async (days, left) => {
    await leaveTraces();
    await daysLater(days, traces);
    expect(await counts()).toEqual(left);
  });

  it("a device that is still used stays known", async () => {
    const userId = await leaveTraces();
    await rememberDevice(db(), userId, "Firefox, Linux", new Date(start.getTime() + 50 * day));
    await daysLater(120, traces);
    expect(await db().$count(knownDevices)).toBe(1);
    await logIn(db(), userId, "Firefox, Linux");
    await db()
      .update(sessions)
      .set({ lastUsedAt: new Date(start.getTime() + 150 * day) });
    await daysLater(200, traces);
    expect(await db().$count(knownDevices)).toBe(1);
    await db().delete(sessions);
    await daysLater(200, traces);
    expect(await db().$count(knownDevices)).toBe(0);
  });

  it.each([
    [89, 1],
    [90, 0],
  ])("a session that nobody used, %i days later: %i", async (days, left) => {
    await logIn(db(), (await makeUser(db())).id);
    await daysLater(days, traces);
    expect(await db().$count(sessions)).toBe(left);
  });
});

describe("an account whose address was never confirmed", () => {
  const holding = (until: Date | null) =>
    testJobContext({ ...server.current.platform, ports: { findStayHold: async () => until } });
  const forget = () => forgetUnconfirmed(holding(null));
  const isThere = async (id: number) => (await db().$count(users, eq(users.id, id))) === 1;

  it.each([
    ["after 59 days", 59, { emailVerifiedAt: null }, true],
    ["after 61 days", 61, { emailVerifiedAt: null }, false],
    ["that was confirmed after all", 61, {}, true],
    ["of an administrator", 61, { emailVerifiedAt: null, role: "admin" }, true],
  ] as const)("%s is there: %s", async (_case, days, input, expected) => {
    const user = await makeUser(db(), { ...input, createdAt: start, profileType: "pet_owner" });
    await logIn(db(), user.id);
    await daysLater(days, forget);
    expect(await isThere(user.id)).toBe(expected);
    expect(await db().$count(profiles)).toBe(expected ? 1 : 0);
    expect(await db().$count(sessions)).toBe(expected ? 1 : 0);
    expect(await sentMails(server.current)).toEqual([]);
  });

  it("stays whole while something holds it", async () => {
    const user = await makeUser(db(), { emailVerifiedAt: null, createdAt: start });
    await logIn(db(), user.id);
    await daysLater(61, () => forgetUnconfirmed(holding(new Date(start.getTime() + 100 * dayMs))));
    expect([await isThere(user.id), await db().$count(sessions)]).toEqual([true, 1]);
  });

  it("goes, however many there are", async () => {
    await db()
      .insert(users)
      .values(
        Array.from({ length: 250 }, (_, nr) => ({
          email: `half-${nr}@example.test`,
          signupMethod: "form" as const,
          preferredLocale: "nl" as const,
          firstName: "Noor",
          createdAt: start,
        })),
      );
    await daysLater(61, () => forgetUnconfirmed(holding(null)));
    expect(await db().$count(users)).toBe(0);
  });
});
