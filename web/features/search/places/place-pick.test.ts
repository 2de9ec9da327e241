import { expect, it } from "vitest";
import { placeSuggestions, roughly } from "./place-pick.ts";

const utrecht = { slug: "utrecht", name: "Utrecht", province: "Utrecht" };

it.each([
  ["utr", { slug: "utrecht", text: "Utrecht" }],
  ["3511", { slug: "utrecht", postalCode: "3511", text: "3511, Utrecht" }],
  ["3511ab ", { slug: "utrecht", postalCode: "3511AB", text: "3511 AB, Utrecht" }],
  ["351", { slug: "utrecht", text: "Utrecht" }],
])("%j suggests %j", (text, pick) => {
  expect(placeSuggestions(text, [utrecht])).toEqual([{ pick, hint: "Utrecht" }]);
});

it("brings along what was typed beside the place", () => {
  const wishes = { animalCategories: ["dog" as const] };
  expect(placeSuggestions("3511", [utrecht], wishes)[0]?.pick).toMatchObject({ wishes });
});

it("knows where somebody is to a kilometre", () => {
  expect(roughly(52.093_456)).toBe(52.09);
});
