import { expect, it } from "vitest";
import { scrollAim } from "./scroll.ts";

const plain = { type: "PUSH", hash: "", keepScroll: false, saved: undefined } as const;

it.each([
  ["a link opens at the top", plain, { to: "top" }],
  ["so does a redirect", { ...plain, type: "REPLACE" }, { to: "top" }],
  ["a hash is looked up", { ...plain, hash: "#faq" }, { to: "hash", id: "faq" }],
  ["and decoded", { ...plain, hash: "#caf%C3%A9" }, { to: "hash", id: "café" }],
  ["a broken one is taken as it is", { ...plain, hash: "#100%" }, { to: "hash", id: "100%" }],
  ["an empty one is none", { ...plain, hash: "#" }, { to: "top" }],
  ["a filter leaves the list alone", { ...plain, keepScroll: true }, { to: "nowhere" }],
  ["a hash wins from that", { ...plain, keepScroll: true, hash: "#a" }, { to: "hash", id: "a" }],
  ["back returns to the place", { ...plain, type: "POP", saved: 840 }, { to: "position", y: 840 }],
  ["also with a hash", { ...plain, type: "POP", hash: "#a", saved: 0 }, { to: "position", y: 0 }],
  ["back to a page never left", { ...plain, type: "POP" }, { to: "top" }],
  ["a link does not return", { ...plain, saved: 840 }, { to: "top" }],
] as const)("%s", (_, navigation, aim) => {
  expect(scrollAim(navigation)).toEqual(aim);
});
