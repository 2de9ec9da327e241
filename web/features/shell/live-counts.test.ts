import { expect, it } from "vitest";
import { titleWithCount } from "#web/features/shell/live-counts.tsx";

it.each([
  ["Kwispel | Chats", 2, "(2) Kwispel | Chats"],
  ["(2) Kwispel | Chats", 3, "(3) Kwispel | Chats"],
  ["(99+) Kwispel", 0, "Kwispel"],
  ["Kwispel", 0, "Kwispel"],
  ["Kwispel", 140, "(99+) Kwispel"],
  ["Kwispel | (2) honden", 1, "(1) Kwispel | (2) honden"],
])("%s with %i unread: %s", (title, count, expected) => {
  expect(titleWithCount(title, count)).toBe(expected);
});
