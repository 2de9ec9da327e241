import { expect, it } from "vitest";
import en from "#messages/en/search.json" with { type: "json" };
import nl from "#messages/nl/search.json" with { type: "json" };
import { createTextStore } from "#web/lib/i18n/text-store.ts";
import { headingOf, titleOf } from "./describe-search.ts";

const store = createTextStore({ nl: { search: nl }, en: { search: en } });

it.each([
  ["nl", "Utrecht", "Oppas in Utrecht", "2 oppassen in en om Utrecht"],
  ["nl", "Schiermonnikoog", "Oppas op Schiermonnikoog", "2 oppassen op en om Schiermonnikoog"],
  [
    "en",
    "Schiermonnikoog",
    "Pet sitter on Schiermonnikoog",
    "2 pet sitters on and around Schiermonnikoog",
  ],
] as const)("says in %s where %s is", (locale, place, title, heading) => {
  const t = store.translator<"search">(locale, "search");
  const described = { kind: "sitters", search: { where: {}, filters: {} }, place } as const;
  expect(titleOf(t, described)).toBe(title);
  expect(headingOf(t, described, 2)).toBe(heading);
});
