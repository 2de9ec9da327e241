import { expect, it } from "vitest";
import { callName, wholeName } from "./whole-name.ts";

const email = "sanne@example.test";

it.each([
  [{ firstName: "Sanne", lastName: "de Wit" }, "Sanne de Wit", "Sanne"],
  [{ firstName: "Sanne" }, "Sanne", "Sanne"],
  [{ firstName: "" }, email, email],
])("%j is called %s, and %s in a sentence", (person, whole, call) => {
  expect(wholeName({ ...person, email })).toBe(whole);
  expect(callName({ ...person, email })).toBe(call);
});
