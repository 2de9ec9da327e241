import { expect, it } from "vitest";
import { booksKeptFrom } from "./old-books.service.ts";

it.each([
  // Of 2019: kept through the whole of 2026.
  ["2026-12-31", "2019-01-01"],
  ["2027-01-01", "2020-01-01"],
])("on %s books are kept from %s on", (today, from) => {
  expect(booksKeptFrom(today)).toBe(from);
});
