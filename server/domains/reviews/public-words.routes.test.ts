import { describe, expect, it } from "vitest";
import { countAnew, findStored, makeEndedBooking, makeReview } from "#tests/factories/reviews.ts";
import { bookingCalls, type Person } from "#tests/setup/bookings/booking-calls.ts";
import { testStart } from "#tests/setup/test-server.ts";

const { server, pair, call } = bookingCalls();
const db = () => server.current.platform.db;

const withPhone = "Moos kwam moe en blij thuis. Bel me gerust op 06 12345678.";
const withCode = "Alles netjes, en de code van het sleutelkluisje is 4815.";
const harmless = "Moos kwam moe en blij thuis, en alles was netjes.";
const stars = { rating: 5, care: 5, communication: 5, reliability: 5 };

/** Each place where words are for everybody, with a call that writes them. */
async function places() {
  const ended = await makeEndedBooking(db(), pair);
  const shown = await makeReview(db(), pair);
  const hidden = await makeReview(db(), pair, { isShown: false });
  const send =
    (method: "POST" | "PUT", path: string, from: Person, more: object) => (body: object) =>
      call(method, path, from, { ...more, ...body });
  return {
    "a review": send("POST", "/api/review", pair.owner, { booking_id: ended, ...stars }),
    "a change of one": send("PUT", `/api/review/${hidden}`, pair.owner, stars),
    "an answer": send("POST", `/api/review/${shown}/answer`, pair.sitter, {}),
    "a review of the product": send("POST", "/api/app/reviews", pair.owner, { rating: 5 }),
  };
}

describe("what everybody will read", () => {
  it.each(["a review", "a change of one", "an answer", "a review of the product"] as const)(
    "is asked about before it is sent, and may not hold a code: %s",
    async (place) => {
      const send = (await places())[place];
      const asked = await send({ text: withPhone });
      expect([asked.statusCode, asked.json().error]).toEqual([409, "publicDetails"]);
      const held = await send({ text: withCode });
      expect([held.statusCode, Object.keys(held.json().errors ?? {})]).toEqual([422, ["text"]]);
      const stillHeld = await send({ text: withCode, confirmed: true });
      expect(stillHeld.statusCode).toBe(422);
      const sent = await send({ text: withPhone, confirmed: true });
      expect(sent.statusCode, sent.body).toBeLessThan(300);
    },
  );

  it("is sent at once when there is nothing to ask about", async () => {
    for (const send of Object.values(await places())) {
      const sent = await send({ text: harmless });
      expect(sent.statusCode, sent.body).toBeLessThan(300);
    }
  });
});

describe("taking back what everybody reads", () => {
  const takeBack = (reviewId: number, from: Person) =>
    call("DELETE", `/api/review/${reviewId}`, from);
  const minutesLater = (minutes: number) =>
    server.current.clock.set(new Date(Date.parse(testStart) + minutes * 60_000));
  const shownOf = async () => {
    const path = `/api/reviews/for/pet_sitter/${pair.sitter.profileId}`;
    return (await server.current.call("GET", path)).json();
  };

  /** Both have written, so that both are shown. */
  async function bothWritten() {
    const bookingId = await makeEndedBooking(db(), pair);
    const write = async (from: Person, more: object) => {
      const body = { booking_id: bookingId, text: harmless, rating: 5, ...more };
      const answer = await call("POST", "/api/review", from, body);
      expect(answer.statusCode, answer.body).toBe(201);
      return answer.json().data;
    };
    await write(pair.sitter, {});
    const own = await write(pair.owner, stars);
    return { bookingId, own };
  }

  it("is done by its author within an hour, and then it counts no more", async () => {
    const { own } = await bothWritten();
    expect(own.allowed_actions).toEqual(["takeBack"]);
    expect((await shownOf()).standing.count).toBe(1);
    minutesLater(59);
    expect((await takeBack(own.id, pair.owner)).statusCode).toBe(204);
    expect(await shownOf()).toMatchObject({ data: [], standing: { count: 0 } });
    expect(await findStored(db(), pair.sitter.profileId)).toMatchObject(
      (await countAnew(db(), pair.sitter.profileId)) ?? {},
    );
  });

  it("is not done later, nor by anybody else, nor of what nobody reads yet", async () => {
    const { own } = await bothWritten();
    expect((await takeBack(own.id, pair.sitter)).statusCode).toBe(404);
    minutesLater(60);
    const late = await takeBack(own.id, pair.owner);
    expect([late.statusCode, late.json().error]).toEqual([409, "reviewShown"]);
    const hidden = await makeReview(db(), pair, { isShown: false });
    expect((await takeBack(hidden, pair.owner)).statusCode).toBe(409);
  });

  it("gives no second try to who has read the other's", async () => {
    const { bookingId, own } = await bothWritten();
    await takeBack(own.id, pair.owner);
    const again = await call("POST", "/api/review", pair.owner, {
      booking_id: bookingId,
      text: harmless,
      ...stars,
    });
    expect([again.statusCode, again.json().error]).toEqual([409, "otherReviewShown"]);
    const waiting = (await call("GET", "/api/user/reviews/toWrite", pair.owner)).json().data;
    expect(waiting).toEqual([]);
  });
});
