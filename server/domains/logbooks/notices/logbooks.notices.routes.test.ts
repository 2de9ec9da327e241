import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { users } from "#server/db/schema/account.ts";
import { bookings } from "#server/db/schema/bookings.ts";
import { logbookEntries } from "#server/db/schema/logbooks.ts";
import { followClock } from "#server/domains/bookings/clock/booking-clock.jobs.ts";
import { sendReminders } from "#server/domains/reminders/reminders.domain.ts";
import { makeHome } from "#tests/factories/logbooks.ts";
import { logbookTelling } from "#tests/setup/logbooks/logbook-messages.ts";
import { sentMails } from "#tests/setup/sent-mails.ts";
import { type PushReceiver, startPushReceiver } from "#tests/setup/stand-ins/push-receiver.ts";
import { testJobContext } from "#tests/setup/test-context.ts";

/** Two visits a day, the first of them at eight in the morning in Amsterdam. */
const eight = "2026-11-15T07:00:00Z";
const { server, db, stay, minutes, call, check, activity, openEntry, image } = logbookTelling({
  start: eight,
  environment: { PUSH_LOOPBACK: "1" },
  withWorkers: true,
});
let service: PushReceiver;
beforeAll(async () => {
  service = await startPushReceiver(server.current.platform.push.publicKey);
});
afterAll(() => service.close());
beforeEach(async () => {
  service.received.length = 0;
  await makeHome(db(), stay.owner.userId, { lat: 52.09, lng: 5.12 });
});

async function picture(): Promise<string> {
  const key = `logbooks/${randomUUID()}`;
  await image(await openEntry(), key);
  return key;
}

async function subscribe(): Promise<void> {
  const body = service.subscribe();
  await call("POST", "/api/user/pushSubscriptions", stay.owner.token, body);
}
const pushed = () => service.received.map(({ text }) => JSON.parse(text));

const listed = async (as = stay.owner.token) =>
  (await call("GET", "/api/user/notifications", as))
    .filter(({ kind }: Record<string, string>) => kind === "logbook")
    .map(({ type, title, text }: Record<string, string>) => [type, title, text]);
const mailsTo = async ({ userId }: { userId: number }) =>
  (await sentMails(server.current)).filter((mail) => mail.userId === userId);
const look = async () => {
  await sendReminders(testJobContext(server.current.platform));
  await server.current.relay.drain();
};

/** By way of the notification, which is read then. */
const openedPath = expect.stringMatching(/^\/redirect\/\d+$/);

describe("the first time that somebody comes", () => {
  it("is in the list and in a mail; the next times are not mailed", async () => {
    await check("check_in");
    minutes(30);
    await check("check_out");
    minutes(600);
    await check("check_in");
    const mails = await mailsTo(stay.owner);
    expect(mails.map(({ subject }) => subject)).toEqual([`Sanne is bij ${petNames()}`]);
    expect(mails[0]?.text).toContain(`/logbook/${stay.logbookId}`);
    expect(mails[0]?.text).toMatch(/Ingecheckt +zo 15 november om 08:00/);
    expect(mails[0]?.headers["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
    expect((await listed()).map(([type]: string[]) => type)).toEqual([
      "logbook_checked_in",
      "logbook_updated",
      "logbook_started",
    ]);
    expect(await listed(stay.sitter.token)).toEqual([]);
  });

  const petNames = () => stay.petIds.map((id) => `Dier ${id}`).join(" en ");

  it("is told in the reader's language", async () => {
    await db().update(users).set({ preferredLocale: "en" }).where(eq(users.id, stay.owner.userId));
    await check("check_in");
    const [mail] = await mailsTo(stay.owner);
    expect(mail?.subject).toMatch(/^Sanne is with /);
    expect(mail?.text).toMatch(/Checked in +Sun 15 November at 08:00/);
  });

  it("is not mailed to who wants no mail about logbooks", async () => {
    await call("PUT", "/api/user/notificationPreferences", stay.owner.token, {
      logbook: { email: false },
    });
    await check("check_in");
    expect(await mailsTo(stay.owner)).toEqual([]);
    expect(await listed()).toHaveLength(1);
  });
});

describe("what is gathered in the chat", () => {
  it("is one row, which grows, and counts as new again", async () => {
    await check("check_in");
    await activity("fed");
    await call("PUT", "/api/user/notifications/read", stay.owner.token);
    await activity("played");
    await picture();
    const url = "/api/user/notifications";
    const answer = await server.current.call("GET", url, { as: stay.owner.token });
    const { data: list, unread_count } = answer.json();
    expect(unread_count).toBe(1);
    expect(list).toHaveLength(2);
    expect(list[0]).toMatchObject({
      kind: "logbook",
      type: "logbook_updated",
      text: "Gevoerd, gespeeld en een foto.",
      path: `/logbook/${stay.logbookId}`,
    });
    expect(list[0].title).toMatch(/^Sanne stuurde een foto van /);
  });

  it("rings once; a picture takes its place without a sound", async () => {
    await subscribe();
    await check("check_in");
    await expect.poll(() => service.received.length, { timeout: 15_000 }).toBe(1);
    minutes(1);
    await activity("fed");
    await activity("played");
    await picture();
    const key = await picture();
    await expect.poll(() => service.received.length, { timeout: 15_000 }).toBe(4);
    const [came, ...gathered] = pushed();
    const tag = `logbook-${stay.logbookId}`;
    expect(came).toMatchObject({
      tag,
      path: openedPath,
      shownAt: `/logbook/${stay.logbookId}`,
      body: expect.any(String),
    });
    const aloud = gathered.filter(({ isQuiet }) => !isQuiet);
    expect(aloud).toHaveLength(1);
    expect(aloud[0]).toMatchObject({
      tag,
      title: "Sanne schreef in het logboek",
      body: "Gevoerd.",
    });
    expect(gathered.map(({ image: path }) => path)).toContain(`/files/private/${key}/640.webp`);
  });

  it("doesn't ring for who wants no push", async () => {
    await subscribe();
    const preferences = "/api/user/notificationPreferences";
    await call("PUT", preferences, stay.owner.token, { logbook: { push: false } });
    await check("check_in");
    await activity("fed");
    await call("PUT", preferences, stay.owner.token, { logbook: { push: true } });
    minutes(6);
    await activity("played");
    await expect.poll(() => service.received.length, { timeout: 15_000 }).toBe(1);
    expect(pushed()[0]).toMatchObject({ body: "Gespeeld." });
    expect(await listed()).toHaveLength(3);
  });

  it("of a visit without network is told once, and when it was", async () => {
    minutes(240);
    const start = Date.parse(eight);
    const happened = (count: number) => ({
      happened_at: new Date(start + count * 60_000).toISOString(),
      sent_at: server.current.clock.now().toISOString(),
    });
    // Not the first: that is told in other words.
    await check("check_in", happened(0));
    await check("check_out", happened(20));
    minutes(10);
    await check("check_in", happened(40));
    await check("check_out", happened(60));
    const [late] = await listed();
    expect(late?.[0]).toBe("logbook_checked_in");
    expect(late?.[2]).toBe("Ingecheckt vandaag om 08:40, nu pas verstuurd.");
    expect(await listed()).toHaveLength(2);
  });
});

describe("a visit that nobody came for", () => {
  const missed = async () =>
    (await listed()).filter(([type]: string[]) => type === "logbook_visit_missed");

  it("is told after an hour: in the chat, the list, a push and a mail, once", async () => {
    await subscribe();
    minutes(59);
    await look();
    expect(await missed()).toEqual([]);
    minutes(1);
    await look();
    await look();
    minutes(1);
    await look();
    expect(await missed()).toHaveLength(1);
    expect((await missed())[0]?.[1]).toBe("Sanne heeft nog niet ingecheckt");
    expect((await missed())[0]?.[2]).toContain("zou om 08:00 beginnen");
    const mails = await mailsTo(stay.owner);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toMatch(/Zou beginnen +zo 15 november om 08:00/);
    expect(mails[0]?.text).toContain(`/chatRoom/${stay.roomId}`);
    const filters = '{"vacations":["2026-11-15/2026-11-15"],"serviceTypes":["house_visit"]}';
    expect(mails[0]?.text).toContain(`/zoeken/utrecht?filters=${encodeURIComponent(filters)}`);
    await expect.poll(() => service.received.length, { timeout: 15_000 }).toBe(1);
    expect(pushed()[0]).toMatchObject({
      path: openedPath,
      shownAt: `/chatRoom/${stay.roomId}`,
    });
    const chat = await call("GET", `/api/chatRooms/${stay.roomId}/messages`, stay.owner.token);
    expect(chat).toMatchObject([
      {
        type: "REMINDER_CHECK_IN",
        allowed_actions: ["callSitter", "findOthers", "viewLogbook"],
        params: { booking_id: stay.bookingId, service_type: "house_visit", day: "2026-11-15" },
      },
    ]);
    const theirs = await call("GET", `/api/chatRooms/${stay.roomId}/messages`, stay.sitter.token);
    // It is not yet ten: the plan of the day is of use, too.
    expect(theirs).toMatchObject([
      { type: "REMINDER_5AM" },
      { type: "REMINDER_CHECK_IN", allowed_actions: ["viewLogbook"], params: { at: eight } },
    ]);
  });

  it("who comes after all is told in its place", async () => {
    minutes(61);
    await look();
    await check("check_in");
    const chat = await call("GET", `/api/chatRooms/${stay.roomId}/messages`, stay.owner.token);
    expect(chat).toMatchObject([
      { type: "LOGBOOK_CHECK_IN" },
      {
        type: "REMINDER_CHECK_IN",
        allowed_actions: ["viewLogbook"],
        params: { is_answered: true },
      },
    ]);
  });

  it.each<[string, () => Promise<unknown>]>([
    ["somebody came", () => check("check_in")],
    [
      "somebody had come, which only arrives now",
      async () => {
        minutes(59);
        const now = server.current.clock.now().getTime();
        const happened_at = new Date(now - 50 * 60_000).toISOString();
        await check("check_in", { happened_at, sent_at: new Date(now).toISOString() });
        server.current.clock.set(eight);
      },
    ],
    [
      "it was cancelled",
      () =>
        call("DELETE", `/api/booking/${stay.bookingId}`, stay.owner.token, {
          reason: "Toch niet.",
        }),
    ],
    [
      "it was moved",
      () =>
        db()
          .update(logbookEntries)
          .set({ plannedAt: new Date("2026-11-15T11:00:00Z") })
          .where(eq(logbookEntries.logbookId, stay.logbookId)),
    ],
  ])("is not told when %s", async (_name, before) => {
    await before();
    minutes(61);
    await look();
    expect(await missed()).toEqual([]);
  });

  it("is not told hours later, as after an outage", async () => {
    minutes(241);
    await look();
    expect(await missed()).toEqual([]);
  });

  it.each([
    ["back", "2026-10-25", "2026-10-25T01:30:00Z", "02:30"],
    ["forward", "2026-03-29", "2026-03-29T01:30:00Z", "03:30"],
  ])("is told at the right minute when the clocks go %s", async (_way, day, planned, shown) => {
    await db().delete(logbookEntries).where(eq(logbookEntries.logbookId, stay.logbookId));
    await db()
      .insert(logbookEntries)
      .values({
        logbookId: stay.logbookId,
        day,
        plannedAt: new Date(planned),
        createdAt: new Date("2026-01-01"),
      });
    server.current.clock.set(new Date(Date.parse(planned) + 59 * 60_000));
    await look();
    expect(await missed()).toEqual([]);
    minutes(1);
    await look();
    expect((await missed())[0]?.[2]).toContain(`om ${shown}`);
  });
});

describe("when the stay is over", () => {
  const end = async () => {
    server.current.clock.set("2026-11-17T17:31:00Z");
    await followClock(testJobContext(server.current.platform));
    await server.current.relay.drain();
  };

  /** Besides, both are asked how it was. */
  const reports = async () =>
    (await listed()).filter(([type]: string[]) => type === "logbook_report_ready");

  it("the owner is told that the report is there", async () => {
    await check("check_in");
    await picture();
    minutes(30);
    await check("check_out");
    await end();
    expect(await reports()).toHaveLength(1);
    const last = (await mailsTo(stay.owner)).find(({ subject }) =>
      subject.startsWith("Het verslag"),
    );
    expect(last?.subject).toMatch(/^Het verslag over .+ staat klaar$/);
    expect(last?.text).toContain(`/logbook/${stay.logbookId}/report`);
    expect(last?.text).toMatch(/Bezoeken +1/);
    expect(last?.text).toMatch(/Foto’s +1/);
    await db().update(bookings).set({ status: "accepted", closedReason: null });
    await end();
    expect(await reports()).toHaveLength(1);
  });

  it("nothing is told where nothing was logged", async () => {
    await end();
    expect(await reports()).toEqual([]);
  });
});
