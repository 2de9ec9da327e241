import { expect, test } from "vitest";
import {
  type ContactTerms,
  contactTerms,
  type FreeContact,
  freeContactsOn,
} from "./free-contacts.rules.ts";

const answered = (begunOn: string): FreeContact => ({ begunOn, isAnswered: true });
const unanswered = (begunOn: string): FreeContact => ({ begunOn, isAnswered: false });

test.each<[string, FreeContact[], string, { left: number; nextOn: string | null }]>([
  ["nobody was written to", [], "2026-12-05", { left: 2, nextOn: null }],
  ["one", [answered("2026-12-05")], "2026-12-05", { left: 1, nextOn: null }],
  [
    "two: the first of them comes free after thirty days",
    [answered("2026-12-05"), answered("2026-12-07")],
    "2026-12-08",
    { left: 0, nextOn: "2027-01-04" },
  ],
  [
    "the day itself",
    [answered("2026-12-05"), answered("2026-12-07")],
    "2027-01-04",
    { left: 1, nextOn: null },
  ],
  [
    "who doesn't answer gives it back after fourteen days",
    [answered("2026-12-05"), unanswered("2026-12-07")],
    "2026-12-08",
    { left: 0, nextOn: "2026-12-21" },
  ],
  [
    "given back",
    [answered("2026-12-05"), unanswered("2026-12-07")],
    "2026-12-21",
    { left: 1, nextOn: null },
  ],
  [
    "more than are free, from before they were counted",
    [answered("2026-12-01"), answered("2026-12-02"), answered("2026-12-03")],
    "2026-12-08",
    { left: 0, nextOn: "2027-01-01" },
  ],
])("%s", (_name, freeContacts, today, free) => {
  expect(freeContactsOn(freeContacts, today)).toEqual(free);
});

const used = [answered("2026-12-05"), answered("2026-12-07")];

test.each<[string, string | null, FreeContact[], string, ContactTerms]>([
  ["never subscribed, one left", null, used.slice(1), "2026-12-08", "free"],
  ["never subscribed, none left", null, used, "2026-12-08", "refused"],
  ["the last day of a subscription", "2026-12-08", used, "2026-12-08", "subscribed"],
  ["the day after it", "2026-12-07", used, "2026-12-08", "refused"],
  ["the day after it, with one left", "2026-12-07", [], "2026-12-08", "free"],
])("%s", (_name, endOn, freeContacts, today, terms) => {
  expect(contactTerms({ endOn, freeContacts, today })).toBe(terms);
});
