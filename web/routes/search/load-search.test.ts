import { expect, it } from "vitest";
import { ownPlace } from "./load-search.ts";

const utrecht = { slug: "utrecht", name: "Utrecht", province: "Utrecht" };
const known =
  (...texts: string[]) =>
  async (text: string) =>
    texts.includes(text) ? [utrecht] : [];
const address = { postalCode: "3511 AB", city: "Utrecht" };

it.each([
  [
    "by the digits of the code",
    ["3511", "Utrecht"],
    { slug: "utrecht", postalCode: "3511", name: "Utrecht" },
  ],
  ["by the town where nobody knows the code", ["Utrecht"], { slug: "utrecht", name: "Utrecht" }],
  ["nowhere, where nobody knows either", [], null],
])("a search begins %s", async (_, texts, home) => {
  expect(await ownPlace(address, known(...texts))).toEqual(home);
});

it("guests have no place of their own", async () => {
  expect(await ownPlace(undefined, known("3511"))).toBeNull();
});
