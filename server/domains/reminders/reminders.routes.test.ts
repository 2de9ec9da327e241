import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { hourMs } from "#contract/shared/durations.ts";
import { chatRooms, messages } from "#server/db/schema/chat.ts";
import { reminders } from "#server/db/schema/clock/reminders.ts";
import { followClock } from "#server/domains/bookings/clock/booking-clock.jobs.ts";
import { purge } from "#server/platform/housekeeping/housekeeping.ts";
import { makeBooking, makeBookingPair } from "#tests/factories/bookings.ts";
import { makeRoom } from "#tests/factories/chat.ts";
import { makeLogbookImage } from "#tests/factories/logbooks.ts";
import { reminderLooks } from "#tests/setup/reminders/reminder-looks.ts";
import { testJobContext } from "#tests/setup/test-context.ts";
import { sendReminders } from "./reminders.domain.ts";

const { server, pair, call, visits, db, lookAt, said, told, mailedTo, both, bookingOf } =
  reminderLooks();

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
      "Morgen om 18:00 begint het oppassen",
      "Om 18:00 begint het oppassen",
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
      endsAt: new Date(Date.parse(startsAt) + hourMs),
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
  await sendReminders({ ...ctx, inTransaction: failing });
  const rows = await db().select().from(reminders);
  expect(rows.map(({ subject }) => subject)).toEqual([`booking:${id}`, `booking:${id}`]);
  server.current.clock.advance(60_000);
  await sendReminders(testJobContext(server.current.platform));
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
