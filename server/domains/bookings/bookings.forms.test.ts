import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { urls } from "#contract/urls/urls.ts";
import texts from "#messages/nl/bookings.json" with { type: "json" };
import { bookings } from "#server/db/schema/bookings.ts";
import { makeAddress } from "#tests/factories/addresses.ts";
import { makeBooking, makeBookingPair } from "#tests/factories/bookings.ts";
import { plainBrowser, shown } from "#tests/setup/plain-browser.ts";
import { linkNamed, parsePage } from "#tests/setup/reading/parse-page.ts";
import { testServer } from "#tests/setup/test-server.ts";

/** Answering a booking without script. */
const server = testServer({ withPages: true });

async function askedSitter() {
  const { db } = server.current.platform;
  const pair = await makeBookingPair(db);
  await makeAddress(db, pair.owner.userId);
  const asked = { status: "pending", acceptedAt: null, awaiting: "pet_sitter" } as const;
  const id = await makeBooking(db, pair, { ...asked, petIds: pair.petIds });
  const browser = plainBrowser(server);
  browser.cookies.set("session", encodeURIComponent(pair.sitter.token));
  return { id, browser, path: urls.booking(id) };
}

it.each([
  ["yes", "accept-booking", texts.status.accepted, true],
  ["no", "decline-booking", texts.status.declined, false],
])("a sitter says %s", async (_answer, form, status, isShared) => {
  const { browser, path } = await askedSitter();
  const before = shown(await browser.get(path));
  expect(before).toContain(texts.answer.yours);
  expect(before).not.toContain(texts.other.shared);
  const answer = await browser.post(path, await browser.open(path, form));
  expect([answer.statusCode, answer.headers.location]).toEqual([303, path]);
  const after = shown(await browser.get(path));
  expect(after).toContain(status);
  expect(after).not.toContain(texts.answer.yours);
  // What was private is there from the agreement on.
  expect(after.includes(texts.other.shared)).toBe(isShared);
});

it("a sitter whose page is older than the booking is shown both, and then says yes", async () => {
  const { id, browser, path } = await askedSitter();
  const page = parsePage((await browser.get(path)).body);
  const carried = (name: string) =>
    page.querySelector(`input[name="${name}"]`)?.getAttribute("value") ?? "";
  const form = await browser.open(path, "accept-booking");
  const read = { revision: carried("revision"), read: carried("read") };
  const { db } = server.current.platform;
  await db
    .update(bookings)
    .set({ revision: 1, agreedPriceCents: 1, details: "Drie slangen" })
    .where(eq(bookings.id, id));
  const refused = await browser.post(path, { ...form, ...read });
  expect(refused.statusCode).toBe(409);
  const answer = shown(refused);
  for (const text of [texts.changed.title, texts.changed.price, "0,01", "Drie slangen"]) {
    expect(answer).toContain(text);
  }
  const again = await browser.post(path, await browser.open(path, "accept-booking"));
  expect(again.statusCode).toBe(303);
});

it("one looks at a month, and at a week by a link", async () => {
  const { browser } = await askedSitter();
  const { body } = await browser.get("/bookings?view=month");
  const week = await browser.get(linkNamed(body, texts.views.week));
  expect(week.statusCode).toBe(200);
  expect(parsePage(week.body).querySelector("main h2")).not.toBeNull();
});
