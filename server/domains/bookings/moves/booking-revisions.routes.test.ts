import { beforeEach, describe, expect, it } from "vitest";
import { booking as bookingSchema } from "#contract/bookings.ts";
import { fromWire } from "#contract/shared/validation/casing.ts";
import { bookingCalls, type Person } from "#tests/setup/bookings/booking-calls.ts";

const { server, pair, call, visits, ask, accepted, get, lastMessage } = bookingCalls();

const put = (id: number, what: string, from: Person, body: object) =>
  call("PUT", `/api/booking/${id}${what}`, from, body);
const month = {
  start_date: "2026-12-01",
  time: "08:00",
  end_date: "2026-12-30",
  end_time: "18:00",
  visits: ["08:00", "12:00", "16:00", "18:00"],
};
const twoDays = () => ({ ...visits(), start_date: "2026-12-19", end_date: "2026-12-20" });

describe("a yes is to what was read", () => {
  it("who read two days does not say yes to thirty", async () => {
    const read = await ask(twoDays());
    await put(read.id, "/dates", pair.owner, month);
    const answer = await put(read.id, "/status", pair.sitter, {
      status: "accepted",
      revision: read.revision,
    });
    expect([answer.statusCode, answer.json().error]).toEqual([409, "changedMeanwhile"]);
    expect(await get(read.id, pair.sitter)).toMatchObject({ status: "pending" });
  });

  it("is refused with the booking as it is, which can then be answered", async () => {
    const read = await ask(twoDays());
    await put(read.id, "/dates", pair.owner, month);
    const status = { status: "accepted" };
    const answer = await put(read.id, "/status", pair.sitter, {
      ...status,
      revision: read.revision,
    });
    const now = answer.json().data;
    expect(now).toEqual(await get(read.id, pair.sitter));
    expect(bookingSchema.safeParse(fromWire(now)).success).toBe(true);
    expect(now).toMatchObject({ end_date: "2026-12-30T18:00:00+01:00", end_time: "18:00" });
    const again = await put(read.id, "/status", pair.sitter, { ...status, revision: now.revision });
    expect([again.statusCode, again.json().data.status]).toEqual([200, "accepted"]);
  });

  it("who read a price of 300 euro does not agree to one cent", async () => {
    const { id } = await accepted();
    const proposed = await put(id, "", pair.owner, { agreed_price: 30_000 });
    const { revision } = proposed.json().data;
    await call("DELETE", `/api/booking/${id}/proposal`, pair.owner);
    await put(id, "", pair.owner, { agreed_price: 1 });
    const answer = await put(id, "/status", pair.sitter, { status: "accepted", revision });
    expect([answer.statusCode, answer.json().error]).toEqual([409, "changedMeanwhile"]);
    expect(await get(id, pair.sitter)).toMatchObject({ proposal: { agreed_price: 1 } });
  });

  it("a card in the chat names what it says itself, however old it is", async () => {
    const { id } = await ask(twoDays());
    const card = await lastMessage(pair.sitter);
    await put(id, "", pair.owner, { details: "Er zijn nu ook drie slangen." });
    const { revision } = card.params;
    expect(revision).toEqual(expect.any(Number));
    const stale = await put(id, "/status", pair.sitter, { status: "accepted", revision });
    expect([stale.statusCode, stale.json().error]).toEqual([409, "changedMeanwhile"]);
  });

  it("the card of what was asked last is answered", async () => {
    const { id } = await ask(twoDays());
    await put(id, "/dates", pair.owner, month);
    const { revision } = (await lastMessage(pair.sitter)).params;
    const answer = await put(id, "/status", pair.sitter, { status: "accepted", revision });
    expect(answer.statusCode, answer.body).toBe(200);
  });

  it("who names none is taken at their word, as others' programs are", async () => {
    const { id } = await ask(twoDays());
    await put(id, "/dates", pair.owner, month);
    expect((await put(id, "/status", pair.sitter, { status: "accepted" })).statusCode).toBe(200);
  });
});

describe("every other move is of what was read too", () => {
  let id = 0;
  let revision = 0;
  beforeEach(async () => {
    ({ id, revision } = await accepted());
    await put(id, "", pair.sitter, { details: "Ik kom met de fiets." });
  });

  it.each([
    ["no", () => put(id, "/status", pair.sitter, { status: "declined", revision })],
    ["other dates", () => put(id, "/dates", pair.sitter, { ...month, revision })],
    ["other pets", () => put(id, "", pair.owner, { pet_ids: [pair.petIds[0]], revision })],
    ["another price", () => put(id, "", pair.owner, { agreed_price: 100, revision })],
    ["details", () => put(id, "", pair.owner, { details: "Anders", revision })],
    ["taking back", () => call("DELETE", `/api/booking/${id}/proposal`, pair.owner, { revision })],
    [
      "cancelling",
      () => call("DELETE", `/api/booking/${id}`, pair.owner, { reason: "Griep", revision }),
    ],
  ])("%s", async (_name, move) => {
    const before = await get(id, pair.owner);
    const answer = await move();
    expect([answer.statusCode, answer.json().error]).toEqual([409, "changedMeanwhile"]);
    expect(await get(id, pair.owner)).toEqual(before);
  });
});

describe("what raises the revision", () => {
  it("is every change, and not that it was seen", async () => {
    const asked = await ask();
    const { id } = asked;
    const revisions = [asked.revision];
    const note = async () => void revisions.push((await get(id, pair.owner)).revision);
    await put(id, "/seen", pair.sitter, { profile_type: "pet_sitter" });
    await call("POST", `/api/booking/${id}/requestNotDeactivated`, pair.owner, {
      was_updated: true,
    });
    await note();
    for (const move of [
      () => put(id, "", pair.owner, { details: "Nieuw" }),
      () => put(id, "/dates", pair.owner, month),
      () => put(id, "/status", pair.sitter, { status: "accepted" }),
      () => put(id, "", pair.owner, { pet_ids: [pair.petIds[0]] }),
      () => put(id, "/status", pair.sitter, { status: "accepted" }),
      () => put(id, "", pair.sitter, { agreed_price: 100 }),
      () => call("DELETE", `/api/booking/${id}/proposal`, pair.sitter),
      () => call("DELETE", `/api/booking/${id}`, pair.sitter, { reason: "Griep" }),
    ]) {
      expect((await move()).statusCode).toBe(200);
      await note();
    }
    const [first = 0] = revisions;
    expect(revisions.map((each) => each - first)).toEqual([0, 0, 1, 2, 3, 4, 5, 6, 7, 8]);
  });
});

it("a stranger learns nothing of a booking by a wrong revision", async () => {
  const { id } = await ask();
  const { makeBookingPair } = await import("#tests/factories/bookings.ts");
  const { owner } = await makeBookingPair(server.current.platform.db);
  const answer = await put(id, "/status", owner, { status: "accepted", revision: 99 });
  expect([answer.statusCode, answer.json().data]).toEqual([404, undefined]);
});
