import { and, asc, eq, inArray } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { reviewNotificationTypes } from "#contract/notifications.ts";
import { messages } from "#server/db/schema/chat.ts";
import { notifications } from "#server/db/schema/notifications.ts";
import { followClock } from "#server/domains/bookings/clock/booking-clock.jobs.ts";
import { showDueReviews } from "#server/domains/reviews/reviews.jobs.ts";
import { type BookingPair, makeBooking, makeBookingPair } from "#tests/factories/bookings.ts";
import { sentMails } from "#tests/setup/sent-mails.ts";
import { testJobContext } from "#tests/setup/test-context.ts";
import { testServer, testStart } from "#tests/setup/test-server.ts";

const server = testServer({ withWorkers: true });
const db = () => server.current.platform.db;
const dayMs = 24 * 60 * 60 * 1000;
const daysOn = (days: number) =>
  server.current.clock.set(new Date(Date.parse(testStart) + days * dayMs));

let pair: BookingPair;
let bookingId: number;
beforeEach(async () => {
  daysOn(0);
  pair = await makeBookingPair(db());
  bookingId = await makeBooking(db(), pair, {
    startsAt: new Date(Date.parse(testStart) - dayMs),
    endsAt: new Date(Date.parse(testStart) + dayMs),
    petIds: pair.petIds,
  });
});

const ctx = () => testJobContext(server.current.platform);
const text = "Moos kwam moe en blij thuis, en alles was netjes.";
async function call(method: "POST" | "DELETE", path: string, as: string, body: object) {
  const answer = await server.current.call(method, path, { as, body });
  expect(answer.statusCode, answer.body).toBeLessThan(300);
  await server.current.relay.drain();
  return answer.json().data;
}
const byOwner = () =>
  call("POST", "/api/review", pair.owner.token, {
    booking_id: bookingId,
    rating: 4,
    care: 4,
    communication: 4,
    reliability: 4,
    text,
  });
const bySitter = () =>
  call("POST", "/api/review", pair.sitter.token, { booking_id: bookingId, rating: 5, text });

const told = async (person: { userId: number }) => {
  await server.current.relay.drain();
  const rows = await db()
    .select({ type: notifications.type })
    .from(notifications)
    .where(
      and(
        eq(notifications.userId, person.userId),
        inArray(notifications.type, reviewNotificationTypes),
      ),
    )
    .orderBy(asc(notifications.id));
  return rows.map(({ type }) => type);
};
const subjects = async () => (await sentMails(server.current)).map(({ subject }) => subject);
const asked = () =>
  db()
    .select({ forSide: messages.forSide, params: messages.params })
    .from(messages)
    .where(
      and(
        eq(messages.chatRoomId, pair.roomId),
        inArray(messages.type, ["REVIEW_REQUEST"] as const),
      ),
    )
    .orderBy(asc(messages.id));

it("a booking that is over asks both, in the chat, the list and by mail", async () => {
  daysOn(1.01);
  await followClock(ctx());
  await server.current.relay.drain();
  expect(await asked()).toMatchObject([
    { forSide: "pet_owner", params: { bookingId, until: "2026-11-30T09:30:00Z" } },
    { forSide: "pet_sitter", params: { bookingId } },
  ]);
  expect(await told(pair.owner)).toEqual(["review_asked"]);
  expect(await told(pair.sitter)).toEqual(["review_asked"]);
  expect(await subjects()).toEqual(
    expect.arrayContaining(["Hoe was het met Sanne?", "Hoe was het met Tess?"]),
  );
});

it("one that was cancelled after its start asks, too", async () => {
  await call("DELETE", `/api/booking/${bookingId}`, pair.owner.token, { reason: "Eerder thuis." });
  expect(await asked()).toHaveLength(2);
  expect(await told(pair.sitter)).toEqual(["review_asked"]);
});

it("who is reviewed hears that, then what; who completes it needs no telling", async () => {
  daysOn(1.01);
  await followClock(ctx());
  await server.current.relay.drain();
  await byOwner();
  expect(await told(pair.sitter)).toEqual(["review_asked", "review_written"]);
  const mails = await sentMails(server.current);
  expect(mails.map((mail) => `${mail.subject}\n${mail.text}`).join("\n")).not.toContain(text);
  expect((await asked())[0]).toMatchObject({ params: { isAnswered: true } });
  await bySitter();
  expect(await told(pair.sitter)).toEqual(["review_asked", "review_written"]);
  expect(await told(pair.owner)).toEqual(["review_asked", "review_received"]);
  expect(await subjects()).toContain("Je hebt een review van Sanne");
});

it("two weeks on, the one who did not write hears of it; who wrote hears of the answer", async () => {
  daysOn(1.01);
  await followClock(ctx());
  await server.current.relay.drain();
  const { id } = await byOwner();
  daysOn(15.01);
  await showDueReviews(ctx());
  expect(await told(pair.sitter)).toEqual(["review_asked", "review_written", "review_received"]);
  await call("POST", `/api/review/${id}/answer`, pair.sitter.token, { text: "Dank je wel." });
  expect(await told(pair.owner)).toEqual(["review_asked", "review_answered"]);
});
