import { beforeEach, expect, it } from "vitest";
import { type BookingPair, makeBooking, makeBookingPair } from "#tests/factories/bookings.ts";
import { makeIntakeForm } from "#tests/factories/intake-forms.ts";
import { plainBrowser, shown } from "#tests/setup/plain-browser.ts";
import { testServer } from "#tests/setup/test-server.ts";

/** The parts about the stay without script; those of pets need theirs, and say so. */
const server = testServer({ withPages: true });

let pair: BookingPair;
let bookingId: number;

beforeEach(async () => {
  const { db } = server.current.platform;
  pair = await makeBookingPair(db);
  bookingId = await makeBooking(db, pair, { petIds: [pair.petIds[0]] });
  await makeIntakeForm(db, pair.owner.profileId, bookingId);
});

function browserOf({ token }: { token: string }) {
  const browser = plainBrowser(server);
  browser.cookies.set("session", encodeURIComponent(token));
  return browser;
}

it("are saved one by one, and each leads to the next", async () => {
  const browser = browserOf(pair.owner);
  const path = `/intake/${bookingId}`;
  const carried = await browser.open(path, "intake-away");
  const wrong = await browser.post(path, { ...carried, phone: "12", place: "Ardennen" });
  expect(wrong.statusCode).toBe(422);
  expect(shown(wrong)).toContain('value="Ardennen"');
  const saved = await browser.post(path, { ...carried, phone: "06 12345678", place: "Ardennen" });
  expect([saved.statusCode, saved.headers.location]).toEqual([303, `${path}?part=emergency`]);
  expect(shown(await browser.get(`${path}?part=away`))).toContain('value="06 12 34 56 78"');
});

it("have what a choice brings along on the page, and save it with the choice", async () => {
  const browser = browserOf(pair.owner);
  const path = `/intake/${bookingId}?part=house`;
  const carried = await browser.open(path, "intake-house");
  const house = { access: "key_box", keyBoxCode: "4815", wasteDays: "TUESDAY" };
  const saved = await browser.post(path, { ...carried, ...house });
  expect(saved.statusCode).toBe(303);
  const answer = await server.current.call("GET", `/api/booking/${bookingId}/intake`, {
    as: pair.sitter.token,
  });
  expect(answer.json().data.sections.house).toEqual({
    access: "key_box",
    key_box_code: "4815",
    has_alarm: false,
    waste_days: ["TUESDAY"],
  });
  // Read without script too; the page is nobody else's to keep.
  const page = await browserOf(pair.sitter).get(`/intake/${bookingId}`);
  expect(shown(page)).toContain("4815");
  expect(page.headers["cache-control"]).toContain("no-store");
});

it("of the standing form are saved likewise", async () => {
  const browser = browserOf(pair.owner);
  const carried = await browser.open("/intakeform?part=remarks", "intake-remarks");
  const saved = await browser.post("/intakeform?part=remarks", { ...carried, text: "Planten" });
  expect([saved.statusCode, saved.headers.location]).toEqual([303, "/intakeform?part=away"]);
  expect(shown(await browser.get("/intakeform?part=remarks"))).toContain("Planten");
});

it("are no stranger's to open", async () => {
  const stranger = await makeBookingPair(server.current.platform.db);
  const page = await browserOf(stranger.owner).get(`/intake/${bookingId}`);
  expect(page.statusCode).toBe(404);
});
