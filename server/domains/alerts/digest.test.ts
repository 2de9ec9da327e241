import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { users } from "#server/db/schema/account.ts";
import { alerts, toldItems } from "#server/db/schema/notices/alerts.ts";
import { notificationPreferences, notifications } from "#server/db/schema/notifications.ts";
import { profiles } from "#server/db/schema/profiles.ts";
import { requests } from "#server/db/schema/requests.ts";
import { blocks } from "#server/db/schema/safety.ts";
import {
  addSearchRows,
  prepareSearch,
  type SitterFinder,
} from "#server/domains/search/search-rows.service.ts";
import { purge } from "#server/platform/housekeeping/housekeeping.ts";
import { suppressMail } from "#server/platform/mail/suppression.ts";
import { makeAlert } from "#tests/factories/alerts.ts";
import { makeOwner } from "#tests/factories/pets.ts";
import { makeSitter } from "#tests/factories/profiles.ts";
import { makeSearchedOwner } from "#tests/factories/public-requests.ts";
import { sentMails } from "#tests/setup/sent-mails.ts";
import { testJobContext } from "#tests/setup/test-context.ts";
import { testServer, testStart } from "#tests/setup/test-server.ts";
import { sendDigests } from "./digest.service.ts";

const server = testServer();
const db = () => server.current.platform.db;
const at = (instant: string) => server.current.clock.set(instant);

let sitters: SitterFinder | undefined;
let reader: Awaited<ReturnType<typeof makeOwner>>;
beforeEach(async () => {
  at(testStart);
  sitters ??= await prepareSearch(server.current.platform);
  reader = await makeOwner(db(), { email: "tess@example.test", firstName: "Tess" });
});

async function run(instant?: string) {
  if (instant) at(instant);
  sitters ??= await prepareSearch(server.current.platform);
  await sendDigests(testJobContext({ ...server.current.platform, sitters }));
}

/** A sitter in the middle of Utrecht who is first to be found at this instant. */
const publish = (firstName: string, instant: string, more: Parameters<typeof makeSitter>[1] = {}) =>
  makeSitter(db(), {
    ...more,
    user: { firstName, ...more.user },
    profile: {
      publishedAt: new Date(instant),
      firstPublishedAt: new Date(instant),
      ...more.profile,
    },
  });
const subjects = async () => (await sentMails(server.current)).map(({ subject }) => subject);
const names = ["Anna", "Bram", "Cor", "Dirk"];
/** Who is named in each mail so far. */
const told = async () =>
  (await sentMails(server.current)).map(({ text }) => names.filter((name) => text.includes(name)));

const sunday = "2026-11-15T16:00:00Z";
const monday = "2026-11-16T16:00:00Z";
const tuesday = "2026-11-17T16:00:00Z";

describe("a digest", () => {
  it("has who is new and near, once, with a picture and the way to stop it", async () => {
    await makeAlert(db(), reader.user.id);
    await publish("Anna", "2026-11-15T10:00:00Z");
    // There before the alert was made; and too far away.
    await publish("Bram", "2026-11-14T10:00:00Z");
    const far = { city: "Groningen", publicLatitude: 53.2, publicLongitude: 6.5 };
    await publish("Cor", "2026-11-15T10:00:00Z", { address: far });
    await run("2026-11-15T15:59:59Z");
    expect(await subjects()).toEqual([]);
    await run(sunday);
    const [mail, ...others] = await sentMails(server.current);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      subject: "1 nieuwe oppas bij Utrecht",
      recipient: "tess@example.test",
      headers: { "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
    });
    expect(mail?.text).toContain("Anna");
    expect(mail?.text).toContain("/pauseAlert?t=");
    expect(mail?.text).not.toMatch(/Bram|Cor/);
    expect(mail?.html).toMatch(/<img[^>]+src="[^"]+\/files\/profiles\/[^"]+"/);
    await run("2026-11-15T16:10:00Z");
    await run(monday);
    expect(await subjects()).toHaveLength(1);
    expect(await db().select().from(notifications)).toMatchObject([
      { kind: "alerts", type: "alert_found", userId: reader.user.id, profileId: reader.profileId },
    ]);
  });

  it("has requests for who looks for them, and never one's own", async () => {
    const { user } = await makeSitter(db());
    await makeAlert(db(), user.id, {
      type: "NEW_JOBS_IN_AREA",
      filters: { animalCategories: ["dog"] },
    });
    const activated = { firstActivatedAt: new Date("2026-11-15T11:00:00Z") };
    const mine = { request: { title: "Past iemand op Moos?", ...activated } };
    const found = await makeSearchedOwner(db(), mine);
    await makeSearchedOwner(db(), { ...mine, pet: { category: "cat" } });
    await makeAlert(db(), found.user.id, {
      type: "NEW_JOBS_IN_AREA",
      distanceKm: 100,
      filters: { animalCategories: ["dog"] },
    });
    await run(sunday);
    const mails = await sentMails(server.current);
    expect(mails.map(({ userId, subject }) => [userId, subject])).toEqual([
      [user.id, "1 nieuwe oproep bij Utrecht"],
    ]);
    expect(mails[0]?.text).toContain("Past iemand op Moos?");
    expect(mails[0]?.text).toContain("1 t/m 7 december");
  });

  it("shows ten of many, and leads to all", async () => {
    await makeAlert(db(), reader.user.id);
    for (let nr = 0; nr < 12; nr += 1) await publish(`Oppas ${nr}`, "2026-11-15T10:00:00Z");
    await run(sunday);
    const [mail] = await sentMails(server.current);
    expect(mail?.subject).toBe("12 nieuwe oppassen bij Utrecht");
    expect(mail?.text.match(/Oppas \d+/g)).toHaveLength(10);
    expect(mail?.text).toContain("Bekijk alle 12");
    await run(monday);
    expect(await subjects()).toHaveLength(1);
  });

  it("comes on Fridays for who chose weekly", async () => {
    await makeAlert(db(), reader.user.id, {
      frequency: "weekly",
      nextAt: new Date("2026-11-20T16:00:00Z"),
    });
    await publish("Anna", "2026-11-15T10:00:00Z");
    await run("2026-11-19T16:00:00Z");
    expect(await subjects()).toEqual([]);
    await run("2026-11-20T16:00:00Z");
    expect(await told()).toEqual([["Anna"]]);
    await publish("Bram", "2026-11-21T10:00:00Z");
    await run("2026-11-26T16:00:00Z");
    expect(await told()).toHaveLength(1);
    await run("2026-11-27T16:00:00Z");
    expect(await told()).toEqual([["Anna"], ["Bram"]]);
  });

  it("is one when the job runs twice at once, and catches up after days without", async () => {
    await makeAlert(db(), reader.user.id);
    await publish("Anna", "2026-11-15T10:00:00Z");
    at(sunday);
    await Promise.all([run(), run()]);
    expect(await told()).toEqual([["Anna"]]);
    await publish("Bram", "2026-11-16T10:00:00Z");
    await publish("Cor", "2026-11-17T10:00:00Z");
    // Nothing ran on Monday, and on Tuesday only at eight.
    await run("2026-11-17T19:00:00Z");
    expect(await told()).toEqual([["Anna"], ["Bram", "Cor"]]);
    const [row] = await db().select().from(alerts);
    expect(row?.nextAt.toISOString()).toBe("2026-11-18T16:00:00.000Z");
  });

  it("has who became visible later, with an earlier date, and who comes back is not new", async () => {
    await makeAlert(db(), reader.user.id);
    const anna = await publish("Anna", "2026-11-15T10:00:00Z", { profile: { publishedAt: null } });
    await run(sunday);
    expect(await told()).toEqual([]);
    const show = async (publishedAt: Date | null) => {
      await db().update(profiles).set({ publishedAt }).where(eq(profiles.id, anna.profile.id));
      await addSearchRows(db(), [anna.user.id]);
    };
    await show(new Date("2026-11-16T10:00:00Z"));
    await run(monday);
    expect(await told()).toEqual([["Anna"]]);
    await show(null);
    await show(new Date("2026-11-17T10:00:00Z"));
    await run(tuesday);
    expect(await told()).toHaveLength(1);
  });

  it("tells of nobody twice by two alerts, and forgets what is not new any more", async () => {
    await makeAlert(db(), reader.user.id);
    await makeAlert(db(), reader.user.id, { distanceKm: 25 });
    await publish("Anna", "2026-11-15T10:00:00Z");
    await run(sunday);
    expect(await told()).toEqual([["Anna"]]);
    at("2026-12-10T03:00:00Z");
    await purge(testJobContext(server.current.platform));
    expect(await db().$count(toldItems)).toBe(1);
    at("2026-12-17T03:00:00Z");
    await purge(testJobContext(server.current.platform));
    expect(await db().$count(toldItems)).toBe(0);
    await run("2026-12-17T16:00:00Z");
    // Nothing new: and the mail of then has been kept for long enough, too.
    expect(await told()).toEqual([]);
  });

  it("is in the reader's language", async () => {
    const english = await makeOwner(db(), { preferredLocale: "en" });
    await makeAlert(db(), english.user.id, { filters: { animalCategories: ["cat"] } });
    await publish("Anna", "2026-11-15T10:00:00Z");
    await run(sunday);
    const [mail] = await sentMails(server.current);
    expect(mail?.subject).toBe("1 new cat sitter near Utrecht");
    expect(mail?.text).toContain("/search/utrecht?");
  });
});

describe("nobody is mailed", () => {
  const alertAndSitter = async () => {
    await makeAlert(db(), reader.user.id);
    return publish("Anna", "2026-11-15T10:00:00Z");
  };

  it("who is banned, or has not confirmed the address; once they have, they are", async () => {
    await alertAndSitter();
    const change = (columns: Partial<typeof users.$inferInsert>) =>
      db().update(users).set(columns).where(eq(users.id, reader.user.id));
    await change({ emailVerifiedAt: null });
    await run(sunday);
    await change({ emailVerifiedAt: new Date(testStart), bannedAt: new Date(testStart) });
    await run(monday);
    expect(await told()).toEqual([]);
    expect(await db().$count(notifications)).toBe(0);
    await change({ bannedAt: null });
    await run(tuesday);
    expect(await told()).toEqual([["Anna"]]);
  });

  it("who wants no mail about alerts, or none at all; their list has it", async () => {
    await alertAndSitter();
    const userId = reader.user.id;
    const choices = { alerts: { email: false } };
    await db().insert(notificationPreferences).values({ userId, choices });
    await run(sunday);
    expect(await told()).toEqual([]);
    expect(await db().$count(notifications)).toBe(1);
    await db().delete(notificationPreferences);
    const { appKey } = server.current.platform;
    const whom = { appKey, email: "tess@example.test", reason: "unsubscribed" } as const;
    await suppressMail(db(), { ...whom, now: new Date(testStart) });
    await publish("Bram", "2026-11-16T10:00:00Z");
    await run(monday);
    expect(await told()).toEqual([]);
    expect(await db().$count(notifications)).toBe(2);
  });

  it("of somebody who blocked them or whom they blocked", async () => {
    const anna = await alertAndSitter();
    const blocked = await server.current.call("PUT", `/api/user/blocks/${anna.user.id}`, {
      as: reader.token,
    });
    expect(blocked.statusCode).toBe(204);
    const bram = await publish("Bram", "2026-11-15T10:00:00Z");
    await db().insert(blocks).values({ userId: bram.user.id, blockedUserId: reader.user.id });
    await run(sunday);
    expect(await told()).toEqual([]);
  });

  it("by an alert that is paused, or whose days have passed", async () => {
    await makeAlert(db(), reader.user.id, { isActive: false });
    const vacations = ["2026-11-10/2026-11-14"];
    await makeAlert(db(), reader.user.id, { filters: { vacations } });
    await publish("Anna", "2026-11-15T10:00:00Z");
    await run(sunday);
    expect(await told()).toEqual([]);
  });

  it("of a request that was shown before, however often it is shown again", async () => {
    const { user } = await makeSitter(db());
    await makeAlert(db(), user.id, { type: "NEW_JOBS_IN_AREA" });
    const { request } = await makeSearchedOwner(db(), {
      request: { firstActivatedAt: new Date("2026-11-14T10:00:00Z") },
    });
    await db().update(requests).set({ isActivated: true }).where(eq(requests.id, request.id));
    await run(sunday);
    expect(await subjects()).toEqual([]);
  });
});
