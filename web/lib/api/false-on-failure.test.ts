import { expect, it } from "vitest";
import { ApiError } from "./api-error.ts";
import { falseOnFailure, orThrow } from "./false-on-failure.ts";

const problem = new ApiError({ status: 429, messages: ["Wacht even."] });
const works = async () => ({ email: "noor@example.nl" });
const fails = async () => {
  throw problem;
};

it("gives the answer, or false and why", async () => {
  const heard: unknown[] = [];
  const hear = (why: unknown) => heard.push(why);
  expect(await falseOnFailure(works(), hear)).toEqual({ email: "noor@example.nl" });
  expect(await falseOnFailure(fails(), hear)).toBe(false);
  expect(await falseOnFailure(fails())).toBe(false);
  expect(heard).toEqual([problem]);
});

it("throws it for who has to show it", async () => {
  expect(await orThrow((hear) => falseOnFailure(works(), hear))).toEqual(await works());
  await expect(orThrow((hear) => falseOnFailure(fails(), hear))).rejects.toBe(problem);
});
