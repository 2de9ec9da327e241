import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { addresses } from "#server/db/schema/addresses.ts";
import { bookings } from "#server/db/schema/bookings.ts";
import { logIn, makeUser } from "#tests/factories/account.ts";
import { type BookingPair, makeBooking, makeBookingPair } from "#tests/factories/bookings.ts";
import { readIcs } from "#tests/setup/reading/read-ics.ts";
import { testServer } from "#tests/setup/test-server.ts";

const server = testServer({
  environment: { APP_URL: "https://kwispel.test", APP_KEY: "k".repeat(40) },
});
let pair: BookingPair;

beforeEach(async () => {
  const { db } = server.current.platform;
  server.current.clock.set("2026-11-15T09:30:00Z");
  pair = await makeBookingPair(db);
  const home = { houseNumber: "4711", postalCode: "3581 VX", city: "Utrecht", citySlug: "utrecht" };
  await db.insert(addresses).values({
    ...home,
    userId: pair.owner.userId,
    street: "Geheimesingel",
    country: "Nederland",
    latitude: 52,
    longitude: 5,
    isPrecise: true,
    publicLatitude: 52,
    publicLongitude: 5,
    changedAt: new Date(),
  });
});

const make = (input: Parameters<typeof makeBooking>[2] = {}) =>
  makeBooking(server.current.platform.db, pair, { petIds: pair.petIds, ...input });
const ask = (bookingId: number, as = pair.sitter.token, language = "nl") =>
  server.current.call("GET", `/api/booking/${bookingId}/calendarEvent`, {
    as,
    headers: { "accept-language": language },
  });

describe("a booking for one's calendar", () => {
  it("is a file that calendar programs open", async () => {
    const bookingId = await make();
    const answer = await ask(bookingId);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["content-type"]).toBe("text/calendar; charset=utf-8");
    expect(answer.headers["content-disposition"]).toBe('attachment; filename="kwispel.ics"');
    expect(answer.headers["cache-control"]).toBe("private, no-store");
    expect(readIcs(answer.body)).toMatchObject({
      method: "PUBLISH",
      events: [
        {
          uid: `booking-${bookingId}@kwispel.test`,
          status: "CONFIRMED",
          transp: "OPAQUE",
          times: ["2026-12-15T09:30Z 2026-12-22T09:30Z"],
          location: "Geheimesingel 4711, 3581 VX Utrecht",
          url: `https://kwispel.test/booking/${bookingId}`,
        },
      ],
    });
  });

  it("speaks its reader's language, of the other one", async () => {
    const bookingId = await make();
    const eventFor = async (as: string, language: string) =>
      readIcs((await ask(bookingId, as, language)).body).events[0];
    const [first, second] = pair.petIds;
    expect(await eventFor(pair.sitter.token, "nl")).toMatchObject({
      summary: `Dag en nacht bij het baasje thuis: Dier ${first} en Dier ${second} (Tess)`,
      description: `Baasje: Tess\nDieren: Dier ${first} en Dier ${second}\nAlles hierover: https://kwispel.test/booking/${bookingId}`,
    });
    const forOwner = await eventFor(pair.owner.token, "en");
    expect(forOwner?.description).toContain("Sitter: Sanne");
    // Their animals being cared for keeps an owner from nothing.
    expect(forOwner?.transp).toBe("TRANSPARENT");
  });

  it("holds nothing of what the two wrote", async () => {
    const bookingId = await make({ details: "De code van de deur is 1234.", reason: "Zomaar" });
    const { body } = await ask(bookingId);
    expect(body).not.toContain("1234");
    expect(body).not.toContain("Zomaar");
  });

  it("says an introduction, and where it is", async () => {
    const startsAt = new Date("2026-11-20T10:00:00Z");
    const endsAt = new Date("2026-11-20T11:00:00Z");
    const introduction = { kind: "introduction", startsAt, endsAt, petIds: [] } as const;
    const event = async (more: Parameters<typeof make>[0]) =>
      readIcs((await ask(await make({ ...introduction, ...more }))).body).events[0];
    expect(await event({ place: "video_call" })).toMatchObject({
      summary: "Kennismaking met Tess",
      location: "Videogesprek",
      alarms: ["-P1D"],
    });
    expect(
      await event({ place: "elsewhere", placeText: "Park; bij de vijver, links" }),
    ).toMatchObject({
      location: "Park; bij de vijver, links",
    });
  });

  it("says when each visit is", async () => {
    const bookingId = await make({
      serviceType: "house_visit",
      startsAt: new Date("2027-03-27T07:00:00Z"),
      endsAt: new Date("2027-03-28T16:30:00Z"),
      startOn: "2027-03-27",
      startTime: "08:00",
      endOn: "2027-03-28",
      endTime: "18:00",
      visits: ["08:00", "18:00"],
      visitMinutes: 30,
    });
    expect(readIcs((await ask(bookingId)).body).events.map(({ times }) => times)).toEqual([
      ["2027-03-27T07:00Z 2027-03-27T07:30Z", "2027-03-28T06:00Z 2027-03-28T06:30Z"],
      ["2027-03-27T17:00Z 2027-03-27T17:30Z", "2027-03-28T16:00Z 2027-03-28T16:30Z"],
    ]);
  });

  it("replaces itself after a change and a cancellation, by the calls of the product", async () => {
    const bookingId = await make();
    const first = readIcs((await ask(bookingId)).body).events[0];
    const dates = {
      start_date: "2026-12-16",
      time: "10:00",
      end_date: "2026-12-22",
      end_time: "10:00",
    };
    const { call } = server.current;
    const path = `/api/booking/${bookingId}`;
    const as = pair.owner.token;
    expect((await call("PUT", `${path}/dates`, { as, body: dates })).statusCode).toBe(200);
    const yes = { as: pair.sitter.token, body: { status: "accepted" } };
    expect((await call("PUT", `${path}/status`, yes)).statusCode).toBe(200);
    const second = readIcs((await ask(bookingId)).body).events[0];
    expect(second).toMatchObject({
      uid: first?.uid,
      times: ["2026-12-16T09:00Z 2026-12-22T09:00Z"],
    });
    expect(second?.sequence).toBeGreaterThan(first?.sequence ?? 0);
    expect((await call("DELETE", path, { as, body: { reason: "Ziek" } })).statusCode).toBe(200);
    const cancelled = readIcs((await ask(bookingId)).body);
    const [third] = cancelled.events;
    expect(cancelled.method).toBe("CANCEL");
    expect(third).toMatchObject({ uid: first?.uid, status: "CANCELLED", location: "", alarms: [] });
    expect(third?.summary).toMatch(/^Geannuleerd: /);
    expect(third?.sequence).toBeGreaterThan(second?.sequence ?? 0);
  });

  it("knows the address for as long as it is shared", async () => {
    const bookingId = await make({ status: "closed", closedReason: "completed" });
    server.current.clock.set("2026-12-29T09:00:00Z");
    expect((await ask(bookingId)).body).toContain("Geheimesingel");
    server.current.clock.set("2026-12-29T10:00:00Z");
    const [event] = readIcs((await ask(bookingId)).body).events;
    expect(event?.location).toBe("Bij het baasje thuis");
  });

  it("is for the two alone", async () => {
    const bookingId = await make();
    const stranger = await makeUser(server.current.platform.db, { profileType: "pet_sitter" });
    const as = await logIn(server.current.platform.db, stranger.id);
    expect((await ask(bookingId, as)).statusCode).toBe(404);
  });

  it("is none before it was agreed", async () => {
    const pending = await make({ status: "pending", acceptedAt: null, awaiting: "pet_sitter" });
    const answer = await ask(pending);
    expect(answer.statusCode).toBe(409);
    expect(answer.json().error).toBe("invalidTransition");
  });

  it("stays readable when the other's account is gone", async () => {
    const bookingId = await make({ status: "closed", closedReason: "completed" });
    const { db } = server.current.platform;
    await db.update(bookings).set({ ownerProfileId: null }).where(eq(bookings.id, bookingId));
    const [event] = readIcs((await ask(bookingId)).body).events;
    expect(event?.description).toContain("Baasje: Tess");
  });
});
