import { and, desc, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { dayMs } from "#contract/shared/durations.ts";
import { messages } from "#server/db/schema/chat.ts";
import { password } from "#tests/factories/account.ts";
import { makeSitter } from "#tests/factories/profiles.ts";
import { countAnew, findStored, makeEndedBooking, makeReview } from "#tests/factories/reviews.ts";
import { bookingCalls, type Person } from "#tests/setup/bookings/booking-calls.ts";
import { testStart } from "#tests/setup/test-server.ts";
import { showDueReviews } from "./reviews.jobs.ts";

const { server, pair, call } = bookingCalls();
const db = () => server.current.platform.db;

const words = { rating: 4, text: "Moos kwam moe en blij thuis, en alles was netjes." };
const parts = { care: 5, communication: 3, reliability: 4 };
const byOwner = (bookingId: number) => ({ booking_id: bookingId, ...words, ...parts });
const bySitter = (bookingId: number) => ({ booking_id: bookingId, ...words, rating: 5 });

const write = (from: Person, body: object) => call("POST", "/api/review", from, body);
const received = async (from: Person) => (await call("GET", "/api/user/reviews/for", from)).json();
const toWrite = async (from: Person) =>
  (await call("GET", "/api/user/reviews/toWrite", from)).json().data;
const shownFor = async () => {
  const path = `/api/reviews/for/pet_sitter/${pair.sitter.profileId}`;
  return (await server.current.call("GET", path)).json();
};

async function written(from: Person, body: object) {
  const answer = await write(from, body);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().data;
}

async function runJob() {
  const { platform, clock } = server.current;
  await showDueReviews({
    ...platform,
    now: clock.now(),
    inTransaction: (work) =>
      platform.db.transaction((tx) => work({ ...platform, db: tx, now: clock.now() })),
  });
}

const daysLater = (days: number) =>
  server.current.clock.set(new Date(Date.parse(testStart) + days * dayMs));

describe("writing", () => {
  it("is asked of both, and of each until they have", async () => {
    const bookingId = await makeEndedBooking(db(), pair, { petIds: pair.petIds });
    expect(await toWrite(pair.owner)).toMatchObject([
      {
        booking_id: bookingId,
        subject: { first_name: "Sanne", profile_type: "pet_sitter" },
        is_other_written: false,
        until: "2026-11-28T09:30:00Z",
      },
    ]);
    await written(pair.owner, byOwner(bookingId));
    expect(await toWrite(pair.owner)).toEqual([]);
    expect(await toWrite(pair.sitter)).toMatchObject([{ is_other_written: true }]);
  });

  it("shows nothing until both have, and then both to everybody", async () => {
    const bookingId = await makeEndedBooking(db(), pair, { petIds: pair.petIds });
    const own = await written(pair.owner, byOwner(bookingId));
    expect(own).toMatchObject({ is_shown: false, parts, allowed_actions: ["edit"] });
    expect(await received(pair.sitter)).toMatchObject({ data: [], standing: { count: 0 } });
    expect(await shownFor()).toMatchObject({ data: [], total: 0 });
    expect(await findStored(db(), pair.sitter.profileId)).toMatchObject({ reviewCount: 0 });
    expect(await written(pair.sitter, bySitter(bookingId))).toMatchObject({ is_shown: true });
    expect(await shownFor()).toMatchObject({
      total: 1,
      standing: { count: 1, average: 4, spread: [0, 0, 0, 1, 0], parts },
      data: [
        {
          id: own.id,
          text: words.text,
          author: { first_name: "Tess" },
          pet_names: [`Dier ${pair.petIds[0]}`, `Dier ${pair.petIds[1]}`],
          month: "2026-11",
        },
      ],
    });
    expect(await received(pair.owner)).toMatchObject({
      standing: { count: 1, average: 5 },
      data: [{ rating: 5, allowed_actions: ["answer"] }],
    });
    const profileId = pair.sitter.profileId;
    expect(await findStored(db(), profileId)).toEqual(await countAnew(db(), profileId));
  });

  it("can be changed until it is shown, and not after", async () => {
    const bookingId = await makeEndedBooking(db(), pair);
    const { id } = await written(pair.owner, byOwner(bookingId));
    const change = { ...words, ...parts, rating: 2 };
    const changed = await call("PUT", `/api/review/${id}`, pair.owner, change);
    expect(changed.json()).toMatchObject({ data: { rating: 2 } });
    expect((await call("PUT", `/api/review/${id}`, pair.sitter, change)).statusCode).toBe(404);
    await written(pair.sitter, bySitter(bookingId));
    const late = await call("PUT", `/api/review/${id}`, pair.owner, change);
    expect([late.statusCode, late.json().error]).toEqual([409, "reviewShown"]);
  });

  it("is refused where there is nothing to review", async () => {
    const old = await makeEndedBooking(db(), pair, { daysAgo: 14 });
    const running = await makeEndedBooking(db(), pair, { daysAgo: -1 });
    const recent = await makeEndedBooking(db(), pair);
    const code = async (answer: Awaited<ReturnType<typeof write>>) => [
      answer.statusCode,
      answer.json().error,
    ];
    expect(await code(await write(pair.owner, byOwner(old)))).toEqual([409, "reviewPeriodOver"]);
    expect(await code(await write(pair.owner, byOwner(running)))).toEqual([409, "notReviewable"]);
    await written(pair.owner, byOwner(recent));
    expect(await code(await write(pair.owner, byOwner(recent)))).toEqual([409, "alreadyReviewed"]);
  });

  it("wants the parts of an owner, and words of everybody", async () => {
    const bookingId = await makeEndedBooking(db(), pair);
    const without = await write(pair.owner, { ...byOwner(bookingId), care: undefined });
    expect(without.json().errors).toEqual({
      care: ["Geef sterren voor de zorg, van 1 tot en met 5."],
    });
    const short = await write(pair.owner, { ...byOwner(bookingId), text: "Prima." });
    expect(Object.keys(short.json().errors)).toEqual(["text"]);
    const none = await write(pair.owner, { ...byOwner(bookingId), rating: 6 });
    expect(Object.keys(none.json().errors)).toEqual(["rating"]);
  });
});

describe("two weeks after the end", () => {
  it("what one wrote is shown, once", async () => {
    const bookingId = await makeEndedBooking(db(), pair);
    const { id } = await written(pair.owner, byOwner(bookingId));
    daysLater(12);
    await runJob();
    expect(await shownFor()).toMatchObject({ total: 0 });
    daysLater(13);
    const late = await call("PUT", `/api/review/${id}`, pair.owner, { ...words, ...parts });
    expect(late.json().error).toBe("reviewShown");
    await runJob();
    await runJob();
    expect(await shownFor()).toMatchObject({ total: 1, data: [{ id }] });
    const refused = await write(pair.sitter, bySitter(bookingId));
    expect(refused.json().error).toBe("reviewPeriodOver");
    const { profileId } = pair.sitter;
    expect(await findStored(db(), profileId)).toEqual(await countAnew(db(), profileId));
  });
});

describe("search by rating", () => {
  const found = async (): Promise<number[]> => {
    const { data } = (await server.current.call("GET", "/api/sitters?sort_by=rating")).json();
    return data.map(({ id }: { id: number }) => id);
  };

  it.each([
    [5, 0],
    [1, 1],
  ])("follows in the next request: %i stars", async (rating, place) => {
    const { profile } = await makeSitter(db());
    const bookingId = await makeEndedBooking(db(), pair);
    await written(pair.owner, { ...byOwner(bookingId), rating });
    const before = await found();
    expect(before).toContain(profile.id);
    await written(pair.sitter, bySitter(bookingId));
    const two = (await found()).filter((id) => [profile.id, pair.sitter.profileId].includes(id));
    expect(two.indexOf(pair.sitter.profileId)).toBe(place);
  });
});

describe("an answer", () => {
  it("is given once, by whom it is about", async () => {
    const id = await makeReview(db(), pair);
    const path = `/api/review/${id}/answer`;
    const body = { text: "Dank je, tot de volgende keer." };
    expect((await call("POST", path, pair.owner, body)).statusCode).toBe(404);
    const answered = await call("POST", path, pair.sitter, body);
    expect(answered.json()).toMatchObject({ data: { answer: { text: body.text } } });
    const again = await call("POST", path, pair.sitter, { text: "En nog iets." });
    expect([again.statusCode, again.json().error]).toEqual([409, "alreadyAnswered"]);
    expect((await shownFor()).data).toMatchObject([{ answer: { text: body.text } }]);
  });

  it("is not given to what is not shown", async () => {
    const id = await makeReview(db(), pair, { isShown: false });
    const answer = await call("POST", `/api/review/${id}/answer`, pair.sitter, { text: "Zo." });
    expect(answer.statusCode).toBe(404);
  });
});

describe("finding", () => {
  it("one's own of a booking, and the latest of a profile", async () => {
    const bookingId = await makeEndedBooking(db(), pair, { daysAgo: 3 });
    const first = await makeReview(db(), pair, { bookingId });
    const second = await makeReview(db(), pair);
    const find = (path: string, from: Person) => call("GET", `/api/review/find/${path}`, from);
    expect((await find(`booking/${bookingId}`, pair.owner)).json().data.id).toBe(first);
    expect((await find(`booking/${bookingId}`, pair.sitter)).statusCode).toBe(404);
    const ofProfile = await find(`profile/${pair.sitter.profileId}`, pair.owner);
    expect(ofProfile.json().data.id).toBe(second);
  });

  it("pages of reviews, the latest first", async () => {
    const ids = [];
    for (let count = 0; count < 3; count++) {
      const shownAt = new Date(Date.parse(testStart) + count * 1000);
      ids.unshift(await makeReview(db(), pair, { shownAt }));
    }
    const path = `/api/reviews/for/pet_sitter/${pair.sitter.profileId}?limit=1&page=2`;
    const { data } = (await server.current.call("GET", path)).json();
    expect(data.map(({ id }: { id: number }) => id)).toEqual([ids[1]]);
  });

  it("the best, each of another, for the home page", async () => {
    const text = "Sanne stuurde elke dag een foto en Moos wilde niet meer naar huis.";
    await makeReview(db(), pair, { text, rating: 4 });
    const best = await makeReview(db(), pair, { text });
    await makeReview(db(), pair, { text: "Helemaal top, echt waar." });
    const answer = await server.current.call("GET", "/api/reviews/best");
    expect(answer.json().data).toMatchObject([{ id: best, subject: { first_name: "Sanne" } }]);
    const bySitters = await server.current.call("GET", "/api/reviews/best/bySitters");
    expect(bySitters.json()).toEqual({ data: [] });
  });
});

describe("in the chat", () => {
  const said = async (type: "REVIEW_REQUEST" | "REVIEW_RECEIVED") =>
    db()
      .select({ forSide: messages.forSide, params: messages.params })
      .from(messages)
      .where(and(eq(messages.chatRoomId, pair.roomId), eq(messages.type, type)))
      .orderBy(desc(messages.forSide));

  it("who wrote is told of, and what once it may be read", async () => {
    const bookingId = await makeEndedBooking(db(), pair);
    await written(pair.owner, byOwner(bookingId));
    expect(await said("REVIEW_RECEIVED")).toMatchObject([
      { forSide: "pet_sitter", params: { bookingId, isShown: false } },
    ]);
    await written(pair.sitter, bySitter(bookingId));
    expect(await said("REVIEW_RECEIVED")).toMatchObject([
      { forSide: "pet_sitter", params: { isShown: true } },
      { forSide: "pet_owner", params: { isShown: true } },
    ]);
  });
});

describe("somebody who deletes their account", () => {
  it("leaves what they wrote, without a name and without their animals", async () => {
    const bookingId = await makeEndedBooking(db(), pair, { petIds: pair.petIds });
    await written(pair.owner, byOwner(bookingId));
    await written(pair.sitter, bySitter(bookingId));
    const gone = await call("DELETE", "/api/user", pair.owner, { password });
    expect(gone.statusCode, gone.body).toBe(204);
    const { data, total } = await shownFor();
    expect([total, data[0].text]).toEqual([1, words.text]);
    expect(data[0]).toMatchObject({ author: { is_deleted: true }, pet_names: [] });
    expect(data[0].author).not.toHaveProperty("first_name");
  });
});
