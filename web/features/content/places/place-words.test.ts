import { expect, it } from "vitest";
import en from "#messages/en/place-page.json" with { type: "json" };
import nl from "#messages/nl/place-page.json" with { type: "json" };
import { createTextStore } from "#web/lib/i18n/text-store.ts";
import { inPlace } from "./place-words.ts";

const store = createTextStore({ nl: { "place-page": nl }, en: { "place-page": en } });

it.each([
  ["nl", "Utrecht", "in Utrecht"],
  ["nl", "Schiermonnikoog", "op Schiermonnikoog"],
  ["en", "Utrecht", "in Utrecht"],
  ["en", "Schiermonnikoog", "on Schiermonnikoog"],
] as const)("says in %s where %s is", (locale, place, expected) => {
  expect(inPlace(store.translator<"place-page">(locale, "place-page"), place)).toBe(expected);
});
