import { expect, it } from "vitest";
import { isPerson } from "./visits.ts";

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const iphone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1";

it.each([firefox, iphone])("takes %s for a person", (agent) => {
  expect(isPerson({ "user-agent": agent })).toBe(true);
});

it.each([
  "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
  "facebookexternalhit/1.1",
  "curl/8.5.0",
  "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0 Safari/537.36",
  "",
])("takes %j for a machine", (agent) => {
  expect(isPerson(agent === "" ? {} : { "user-agent": agent })).toBe(false);
});

it("does not count what is fetched in case somebody wants it", () => {
  expect(isPerson({ "user-agent": firefox, "sec-purpose": "prefetch;prerender" })).toBe(false);
  expect(isPerson({ "user-agent": firefox, purpose: "prefetch" })).toBe(false);
});
