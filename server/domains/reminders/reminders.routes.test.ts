import { asc, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import type { ReminderType } from "#contract/reminders/reminder-messages.ts";
import { chatRooms, messages } from "#server/db/schema/chat.ts";
import { reminders } from "#server/db/schema/clock/reminders.ts";
import { notifications } from "#server/db/schema/notifications.ts";
import { requests } from "#server/db/schema/requests.ts";
import { followClock } from "#server/domains/bookings/clock/booking-clock.jobs.ts";
import { putAwayRequest } from "#server/domains/requests/reported-requests.service.ts";
import { purge } from "#server/platform/purge.ts";
import { makeBooking, makeBookingPair } from "#tests/factories/bookings.ts";
import { makeRoom } from "#tests/factories/chat.ts";
import { makeLogbookImage } from "#tests/factories/logbooks.ts";
import { makeRequest } from "#tests/factories/requests.ts";
import { bookingCalls } from "#tests/setup/booking-calls.ts";
import { sentMails } from "#tests/setup/sent-mails.ts";
import { testJobContext } from "#tests/setup/test-context.ts";
import { sendReminders } from "./reminders.jobs.ts";

const { server, pair, call, visits, accepted } = bookingCalls();
const db = () => server.current.platform.db;

/** What the look at the clock does at a moment, and what follows from it. */
async function lookAt(moment: string): Promise<void> {
  server.current.clock.set(moment);
  await sendReminders(testJobContext(server.current.platform));
  await server.current.relay.drain();
}

/** What was said in the rooms: type and whom it was for. */
async function said(): Promise<string[]> {
  const rows = await db().select().from(messages).orderBy(asc(messages.id));
  return rows
    .filter(({ type }) => type.startsWith("REMINDER_"))
    .map(({ type, forSide }) => `${type} ${forSide}`);
}

/** Which reminders were told besides, by list and mail. */
async function told(who: { userId: number }) {
  const listed = await db()
    .select()
    .from(notifications)
    .where(eq(notifications.userId, who.userId))
    .orderBy(asc(notifications.id));
  return listed.filter(({ kind }) => kind === "reminders").map(({ type }) => type);
}

async function mailedTo(who: { userId: number }) {
  const mails = await sentMails(server.current);
  return mails.filter(({ userId, text }) => userId === who.userId && /herinneringen/.test(text));
}

const both = (type: ReminderType) => [`${type} pet_owner`, `${type} pet_sitter`];

async function bookingOf(change: object = {}): Promise<{ id: number }> {
  return accepted({ ...visits(), ...change });
}

/** Nothing else is due: nobody knows since when they are in contact, and the owner asks for nobody. */
beforeEach(async () => {
  await db().delete(requests);
  await db().update(chatRooms).set({ statusChangedAt: null });
});

describe("before something begins", () => {
  it("both are reminded a day and an hour before: in the chat, the list and by mail, once", async () => {
    const { id } = await bookingOf();
    await lookAt("2026-12-18T16:59:00Z");
    expect(await said()).toEqual([]);
    await lookAt("2026-12-18T17:00:00Z");
    await lookAt("2026-12-18T17:00:30Z");
    expect(await said()).toEqual(both("REMINDER_24H"));
    await lookAt("2026-12-19T16:00:00Z");
    await lookAt("2026-12-19T16:01:00Z");
    const types = await said();
    expect(types).toEqual([...both("REMINDER_24H"), ...both("REMINDER_1H")]);
    expect(await told(pair.owner)).toEqual(["reminder_24h", "reminder_1h"]);
    expect(await told(pair.sitter)).toEqual(["reminder_24h", "reminder_1h"]);
    const mails = await mailedTo(pair.sitter);
    expect(mails.map(({ subject }) => subject)).toEqual([
      "Morgen om 18:00 begint de oppas",
      "Om 18:00 begint de oppas",
    ]);
    expect(mails[0]?.text).toContain(`/booking/${id}`);
    expect(mails[0]?.text).toMatch(/^Voor wie +Moos en Minoes$/m);
    expect(mails[0]?.headers["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
  });

  it("each side reads its own, with a way to the booking", async () => {
    const { id } = await bookingOf();
    await lookAt("2026-12-18T17:00:00Z");
    for (const person of [pair.owner, pair.sitter]) {
      const answer = await call("GET", `/api/chatRooms/${pair.roomId}/messages`, person);
      const [first, second] = answer.json().data;
      expect(first).toMatchObject({
        type: "REMINDER_24H",
        read: false,
        allowed_actions: ["viewBooking"],
        params: { booking_id: id, at: "2026-12-19T17:00:00Z", pet_names: "Moos, Minoes" },
      });
      expect(second.type).not.toBe("REMINDER_24H");
    }
  });

  it("not of what was cancelled", async () => {
    const { id } = await bookingOf();
    await call("DELETE", `/api/booking/${id}`, pair.owner, { reason: "Toch niet nodig." });
    await lookAt("2026-12-18T17:00:00Z");
    await lookAt("2026-12-19T16:00:00Z");
    expect(await said()).toEqual([]);
  });

  it("of what was moved: when it begins now, and again after it was reminded of before", async () => {
    const { id } = await bookingOf();
    await lookAt("2026-12-18T17:00:00Z");
    await call("PUT", `/api/booking/${id}/dates`, pair.owner, {
      ...visits(),
      start_date: "2026-12-21",
    });
    await call("PUT", `/api/booking/${id}/status`, pair.sitter, { status: "accepted" });
    await lookAt("2026-12-19T16:00:00Z");
    expect(await said()).toEqual(both("REMINDER_24H"));
    await lookAt("2026-12-20T17:00:00Z");
    expect(await said()).toEqual([...both("REMINDER_24H"), ...both("REMINDER_24H")]);
    expect(await told(pair.owner)).toEqual(["reminder_24h", "reminder_24h"]);
  });

  it("not a day before of what was agreed on half an hour before", async () => {
    server.current.clock.set("2026-12-19T16:30:00Z");
    await bookingOf();
    await lookAt("2026-12-19T16:31:00Z");
    expect(await said()).toEqual([]);
  });

  it("after an outage, as long as it is of use", async () => {
    await bookingOf();
    await lookAt("2026-12-19T04:30:00Z");
    expect(await said()).toEqual(expect.arrayContaining(both("REMINDER_24H")));
    await lookAt("2026-12-19T16:40:00Z");
    expect(await said()).not.toContain("REMINDER_1H pet_owner");
  });

  it("not by list and mail, though it stands in the chat, when an outage came in between", async () => {
    await bookingOf();
    server.current.clock.set("2026-12-18T17:00:00Z");
    await sendReminders(testJobContext(server.current.platform));
    server.current.clock.set("2026-12-19T05:00:00Z");
    await server.current.relay.drain();
    expect(await said()).toEqual(both("REMINDER_24H"));
    expect(await told(pair.owner)).toEqual([]);
    expect(await mailedTo(pair.owner)).toEqual([]);
  });

  it.each([
    // 23:30 on the day of 25 hours, and 09:00 on the day of 23.
    ["back", "2026-10-25T22:30:00Z", "2026-10-24T22:30:00Z"],
    ["forward", "2027-03-28T07:00:00Z", "2027-03-27T07:00:00Z"],
  ])("a day is 24 hours when the clocks go %s", async (_way, startsAt, due) => {
    const acceptedAt = new Date("2026-09-01T12:00:00Z");
    await makeBooking(db(), pair, {
      kind: "introduction",
      startsAt: new Date(startsAt),
      endsAt: new Date(Date.parse(startsAt) + 3_600_000),
      acceptedAt,
    });
    await lookAt(new Date(Date.parse(due) - 1000).toISOString());
    expect(await said()).toEqual([]);
    await lookAt(due);
    expect(await said()).toEqual(both("REMINDER_24H"));
  });
});

describe("by preference", () => {
  it("who wants no reminders by mail has them in the chat and the list", async () => {
    await call("PUT", "/api/user/notificationPreferences", pair.owner, {
      reminders: { email: false },
    });
    await bookingOf();
    await lookAt("2026-12-18T17:00:00Z");
    expect(await mailedTo(pair.owner)).toEqual([]);
    expect(await mailedTo(pair.sitter)).toHaveLength(1);
    expect(await told(pair.owner)).toEqual(["reminder_24h"]);
    expect(await said()).toContain("REMINDER_24H pet_owner");
  });
});

describe("on a day with visits", () => {
  it("the sitter gets a message in each room and one mail with all of it", async () => {
    await bookingOf();
    const other = await makeBookingPair(db());
    const roomId = await makeRoom(db(), { owner: other.owner, sitter: pair.sitter });
    await db().update(chatRooms).set({ statusChangedAt: null });
    const asked = await call("POST", "/api/booking", other.owner, {
      ...visits(),
      other_profile_id: pair.sitter.profileId,
      pet_ids: other.petIds,
      start_date: "2026-12-20",
      time: "12:00",
      end_date: "2026-12-20",
      end_time: "12:30",
      visits: ["12:00"],
    });
    await call("PUT", `/api/booking/${asked.json().data.id}/status`, pair.sitter, {
      status: "accepted",
    });
    await server.current.relay.drain();
    await lookAt("2026-12-20T03:59:00Z");
    expect((await said()).filter((line) => line.startsWith("REMINDER_5AM"))).toEqual([]);
    await lookAt("2026-12-20T04:00:00Z");
    await lookAt("2026-12-20T04:01:00Z");
    const rows = await db().select().from(messages).where(eq(messages.type, "REMINDER_5AM"));
    expect(rows.map(({ chatRoomId }) => chatRoomId).toSorted((a, b) => a - b)).toEqual(
      [pair.roomId, roomId].toSorted((a, b) => a - b),
    );
    const ofFirst = rows.find(({ chatRoomId }) => chatRoomId === pair.roomId);
    expect(ofFirst).toMatchObject({
      forSide: "pet_sitter",
      params: { times: "08:00,18:00", petNames: "Moos, Minoes" },
    });
    const mails = (await mailedTo(pair.sitter)).filter(({ subject }) => /afspraken/.test(subject));
    expect(mails.map(({ subject }) => subject)).toEqual(["Vandaag 3 afspraken"]);
    expect(mails[0]?.text).toMatch(/^08:00 +.*Moos en Minoes/m);
    expect(mails[0]?.text).toMatch(/^12:00 +/m);
    expect(mails[0]?.text).toMatch(/^18:00 +/m);
    expect(await told(other.owner)).not.toContain("reminder_5am");
  });

  it("and none of a day without", async () => {
    await bookingOf();
    await lookAt("2026-12-17T04:00:00Z");
    expect(await said()).toEqual([]);
  });
});

describe("while a sitter is there", () => {
  const ofPictures = async () =>
    (await said()).filter((line) => line.startsWith("REMINDER_SEND_PICTURE"));
  async function checkIn(moment: string) {
    const { id } = await bookingOf();
    await server.current.relay.drain();
    const path = `/api/booking/${id}/logbook`;
    const logbookId: number = (await call("GET", path, pair.sitter)).json().data.id;
    server.current.clock.set(moment);
    const body = { action: "check_in" };
    const answer = await call("PUT", `/api/logbooks/${logbookId}/checkInOut`, pair.sitter, body);
    expect(answer.statusCode, answer.body).toBe(200);
    const { entries } = (await call("GET", `/api/logbooks/${logbookId}`, pair.sitter)).json().data;
    const open = entries.find((entry: { check_in_time?: string }) => entry.check_in_time);
    return { logbookId, entryId: open.id as number };
  }

  it("a picture is asked for after two hours, once", async () => {
    await checkIn("2026-12-19T17:00:00Z");
    await lookAt("2026-12-19T18:59:00Z");
    expect(await ofPictures()).toEqual([]);
    await lookAt("2026-12-19T19:00:00Z");
    await lookAt("2026-12-19T19:30:00Z");
    expect(await ofPictures()).toEqual(["REMINDER_SEND_PICTURE pet_sitter"]);
    expect(await told(pair.sitter)).toContain("reminder_send_picture");
    // Still there the next evening: then that day's.
    await lookAt("2026-12-20T19:00:00Z");
    await lookAt("2026-12-20T19:01:00Z");
    expect(await ofPictures()).toHaveLength(2);
  });

  it("and not if there is one", async () => {
    const { logbookId, entryId } = await checkIn("2026-12-19T17:00:00Z");
    const takenAt = new Date("2026-12-19T17:10:00Z");
    await makeLogbookImage(db(), logbookId, { entryId, takenAt });
    await lookAt("2026-12-19T19:00:00Z");
    expect(await ofPictures()).toEqual([]);
  });

  it("nor if it was sent as a message", async () => {
    await checkIn("2026-12-19T17:00:00Z");
    await db()
      .insert(messages)
      .values({
        chatRoomId: pair.roomId,
        type: "IMAGE",
        sentBy: "pet_sitter",
        imageKey: "messages/moos",
        deliveredAt: new Date("2026-12-19T17:10:00Z"),
        createdAt: new Date("2026-12-19T17:10:00Z"),
      });
    await lookAt("2026-12-19T19:00:00Z");
    expect(await ofPictures()).toEqual([]);
  });
});

describe("two who know each other a little", () => {
  const since = (moment: string) =>
    db()
      .update(chatRooms)
      .set({ acceptanceStatus: "accepted", statusChangedAt: new Date(moment) })
      .where(eq(chatRooms.id, pair.roomId));

  it("the owner is asked to plan something, three days after, once", async () => {
    await since("2026-11-20T10:00:00Z");
    await lookAt("2026-11-23T09:59:00Z");
    expect(await said()).toEqual([]);
    await lookAt("2026-11-23T10:00:00Z");
    await lookAt("2026-11-23T10:01:00Z");
    expect(await said()).toEqual(["REMINDER_PLANNING pet_owner"]);
    // They end it and take it up again: they have been asked.
    await since("2026-11-24T10:00:00Z");
    await lookAt("2026-11-27T10:00:00Z");
    expect(await said()).toEqual(["REMINDER_PLANNING pet_owner"]);
    const [mail] = await mailedTo(pair.owner);
    expect(mail?.text).toContain(`/introduction/create/${pair.sitter.profileId}`);
  });

  it("not with something planned, nor after a no", async () => {
    await since("2026-11-20T10:00:00Z");
    const asked = await call("POST", "/api/booking", pair.owner, visits());
    expect(asked.statusCode, asked.body).toBe(200);
    await since("2026-11-20T10:00:00Z");
    await lookAt("2026-11-23T10:00:00Z");
    expect(await said()).toEqual([]);
  });

  async function meeting() {
    await since("2026-11-01T10:00:00Z");
    const startsAt = new Date("2026-11-20T14:00:00Z");
    await makeBooking(db(), pair, {
      kind: "introduction",
      startsAt,
      endsAt: new Date("2026-11-20T15:00:00Z"),
      // The hour before is another test's.
      startAgreedAt: startsAt,
    });
    server.current.clock.set("2026-11-20T15:01:00Z");
    await followClock(testJobContext(server.current.platform));
    await server.current.relay.drain();
  }

  it("both are asked how it was, the day after", async () => {
    await meeting();
    await lookAt("2026-11-21T08:59:00Z");
    expect(await said()).toEqual([]);
    await lookAt("2026-11-21T09:00:00Z");
    await lookAt("2026-11-21T12:00:00Z");
    expect(await said()).toEqual(both("REMINDER_INTRODUCTION"));
    const [mail] = await mailedTo(pair.owner);
    expect(mail?.text).toContain(`/booking/create/${pair.sitter.profileId}`);
    const [theirs] = await mailedTo(pair.sitter);
    expect(theirs?.text).toContain(`/chatRoom/${pair.roomId}`);
  });

  it("not with a booking", async () => {
    await meeting();
    const asked = await call("POST", "/api/booking", pair.owner, visits());
    expect(asked.statusCode, asked.body).toBe(200);
    await lookAt("2026-11-21T09:00:00Z");
    expect(await said()).toEqual([]);
  });
});

describe("a request that may not be needed any more", () => {
  const wanted = (wantedAt: Date | null = null) =>
    makeRequest(db(), pair.owner.profileId, {
      petIds: [pair.petIds[0]],
      recurring: true,
      startOn: null,
      endOn: null,
      lastOn: null,
      wantedAt,
    });
  const question = async () => {
    const rows = await db()
      .select()
      .from(messages)
      .where(eq(messages.type, "REMINDER_DEACTIVATE_REQUEST"));
    return rows;
  };

  it("is asked about once a sitter was found, in their room", async () => {
    const { id: requestId } = await wanted();
    const { id: bookingId } = await bookingOf();
    await lookAt("2026-11-15T09:31:00Z");
    await lookAt("2026-11-15T09:32:00Z");
    expect(await said()).toEqual(["REMINDER_DEACTIVATE_REQUEST pet_owner"]);
    const answer = await call("GET", `/api/chatRooms/${pair.roomId}/messages`, pair.owner);
    expect(answer.json().data[0]).toMatchObject({
      type: "REMINDER_DEACTIVATE_REQUEST",
      allowed_actions: ["deactivateRequest", "keepRequest"],
      params: { booking_id: bookingId, request_id: requestId },
    });
    expect(await told(pair.owner)).toEqual(["reminder_deactivate_request"]);
  });

  it("not again once it is answered, and the question has no buttons any more", async () => {
    await wanted();
    const { id } = await bookingOf();
    await lookAt("2026-11-15T09:31:00Z");
    await call("POST", `/api/booking/${id}/requestNotDeactivated`, pair.owner, {
      was_updated: false,
    });
    const answer = await call("GET", `/api/chatRooms/${pair.roomId}/messages`, pair.owner);
    expect(answer.json().data[0]).toMatchObject({ params: { is_answered: true } });
    expect(answer.json().data[0].allowed_actions).toEqual([]);
    await lookAt("2026-11-16T09:31:00Z");
    expect(await question()).toHaveLength(1);
  });

  it("is answered by putting the request away", async () => {
    await wanted();
    await bookingOf();
    await lookAt("2026-11-15T09:31:00Z");
    await call("PUT", "/api/request/activation", pair.owner, { is_activated: false });
    await server.current.relay.drain();
    expect(await question()).toMatchObject([{ params: { isAnswered: true } }]);
  });

  it("is answered when the last pet that it is for has gone", async () => {
    await wanted();
    await bookingOf();
    await lookAt("2026-11-15T09:31:00Z");
    await call("PUT", `/api/pets/${pair.petIds[0]}`, pair.owner, { is_archived: true });
    await server.current.relay.drain();
    expect(await question()).toMatchObject([{ params: { isAnswered: true } }]);
  });

  it("is answered when it is put away after a report", async () => {
    const { id: subjectId } = await wanted();
    await bookingOf();
    await lookAt("2026-11-15T09:31:00Z");
    await testJobContext(server.current.platform).inTransaction((ctx) =>
      putAwayRequest(ctx, { subjectId }),
    );
    await server.current.relay.drain();
    expect(await question()).toMatchObject([{ params: { isAnswered: true } }]);
  });

  it("is not asked about when it is off by then", async () => {
    await wanted();
    await bookingOf();
    await call("PUT", "/api/request/activation", pair.owner, { is_activated: false });
    await lookAt("2026-11-15T09:31:00Z");
    expect(await said()).toEqual([]);
  });

  it("is asked about after thirty days by mail and in the list; who says so keeps it", async () => {
    await wanted(new Date("2026-11-15T09:30:00Z"));
    await lookAt("2026-12-15T09:29:00Z");
    expect(await told(pair.owner)).toEqual([]);
    await lookAt("2026-12-15T09:30:00Z");
    await lookAt("2026-12-15T09:31:00Z");
    expect(await told(pair.owner)).toEqual(["reminder_deactivate_request"]);
    expect(await said()).toEqual([]);
    expect(await mailedTo(pair.owner)).toHaveLength(1);
    const before = await call("GET", "/api/request", pair.owner);
    expect(before.json().request.asks_if_wanted).toBe(true);
    const kept = await call("POST", "/api/request/stillWanted", pair.owner, {});
    expect(kept.json().data.asks_if_wanted).toBe(false);
    await lookAt("2027-01-14T09:30:00Z");
    expect(await told(pair.owner)).toHaveLength(1);
    await lookAt("2027-01-14T09:31:00Z");
    expect(await told(pair.owner)).toHaveLength(2);
  });

  it("counts from when it was last shown", async () => {
    await wanted();
    await db().update(requests).set({ isActivated: false });
    server.current.clock.set("2026-11-20T12:00:00Z");
    await call("PUT", "/api/request/activation", pair.owner, { is_activated: true });
    await lookAt("2026-12-20T11:59:00Z");
    expect(await told(pair.owner)).toEqual([]);
    await lookAt("2026-12-20T12:00:00Z");
    expect(await told(pair.owner)).toHaveLength(1);
    const off = { is_activated: false };
    await call("PUT", "/api/request/activation", pair.owner, off);
    const answer = await call("POST", "/api/request/stillWanted", pair.owner, {});
    expect(answer.statusCode).toBe(409);
  });
});

it("one that can't be sent keeps no other from being sent", async () => {
  const { id } = await bookingOf();
  server.current.clock.set("2026-12-18T17:00:00Z");
  const ctx = testJobContext(server.current.platform);
  let count = 0;
  const failing: typeof ctx.inTransaction = (work) => {
    count += 1;
    return count === 1 ? Promise.reject(new Error("no room")) : ctx.inTransaction(work);
  };
  await makeBooking(db(), pair, {
    kind: "introduction",
    startsAt: new Date("2026-12-19T16:59:00Z"),
    endsAt: new Date("2026-12-19T17:59:00Z"),
  });
  await expect(sendReminders({ ...ctx, inTransaction: failing })).rejects.toThrow("1 of a job");
  const rows = await db().select().from(reminders);
  expect(rows.map(({ subject }) => subject)).toEqual([`booking:${id}`, `booking:${id}`]);
  await sendReminders(ctx);
  expect(await db().select().from(reminders)).toHaveLength(4);
});

it("what was sent is forgotten after a long time, and not sent again", async () => {
  await bookingOf();
  await lookAt("2026-12-18T17:00:00Z");
  server.current.clock.set("2028-02-01T00:00:00Z");
  await purge(testJobContext(server.current.platform));
  expect(await db().select().from(reminders)).toEqual([]);
  await lookAt("2028-02-01T00:00:00Z");
  expect(await db().select().from(reminders)).toEqual([]);
});
