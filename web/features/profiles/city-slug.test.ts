import { expect, it } from "vitest";
import { slugOf } from "./city-slug.ts";

it.each([
  ["Utrecht", "utrecht"],
  ["’s-Hertogenbosch", "s-hertogenbosch"],
  ["Sint Jacobiparochie (Sint Jabik)", "sint-jacobiparochie-sint-jabik"],
  ["Eerde én Odiliapeel", "eerde-en-odiliapeel"],
  ["…", "nederland"],
])("%s: %s", (city, slug) => {
  expect(slugOf(city)).toBe(slug);
});
