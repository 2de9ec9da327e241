import { expect, it } from "vitest";
import texts from "#messages/nl/calendars.json" with { type: "json" };
import { logIn } from "#tests/factories/account.ts";
import { makeSitter } from "#tests/factories/profiles.ts";
import { plainBrowser, shown } from "#tests/setup/plain-browser.ts";
import { testServer } from "#tests/setup/test-server.ts";

/** The calendars of the settings without script. */
const server = testServer({ withPages: true });

async function sittersBrowser() {
  const { db } = server.current.platform;
  const { user } = await makeSitter(db);
  const browser = plainBrowser(server);
  browser.cookies.set("session", encodeURIComponent(await logIn(db, user.id)));
  const press = async (form: string, fields: Record<string, string> = {}) =>
    browser.post("/settings", { ...(await browser.open("/settings", form)), ...fields });
  return { press, page: async () => shown(await browser.get("/settings")) };
}

it("make the address of one's bookings, another one, and none", async () => {
  const { press, page } = await sittersBrowser();
  const addressOn = (html: string) => /\/calendar\/[\w-]{43}\.ics/.exec(html)?.[0];
  expect(addressOn(await page())).toBeUndefined();
  expect((await press("renewCalendarFeed")).statusCode).toBe(303);
  const first = addressOn(await page());
  expect(first).toBeDefined();
  expect((await server.current.call("GET", first ?? "")).statusCode).toBe(200);
  await press("renewCalendarFeed");
  expect(addressOn(await page())).not.toBe(first);
  expect((await press("revokeCalendarFeed")).statusCode).toBe(303);
  expect(await page()).toContain(texts.feed.make);
});

it("add a calendar, tell what is wrong with an address, and remove it", async () => {
  const { press, page } = await sittersBrowser();
  const wrong = await press("addCalendar", { url: "mijn agenda" });
  expect(wrong.statusCode).toBe(422);
  expect(shown(wrong)).toContain('value="mijn agenda"');
  const url = "https://agenda.example.org/basic.ics";
  expect((await press("addCalendar", { url })).statusCode).toBe(303);
  expect(await page()).toContain(texts.own.reading);
  expect((await press("removeCalendar", { url })).statusCode).toBe(303);
  expect(await page()).not.toContain("agenda.example.org");
});
