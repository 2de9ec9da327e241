import { expect, it } from "vitest";
import { firstLines, strayLines, withoutPrefix } from "./field-texts.ts";

it("keeps the first line of each field", () => {
  expect(firstLines({ email: ["Vol.", "Fout."], name: [] })).toEqual({ email: "Vol." });
});

it("takes the prefix away where it stands", () => {
  expect(withoutPrefix({ "profile.headline": "Te lang.", terms: "Nodig." }, "profile.")).toEqual({
    headline: "Te lang.",
    terms: "Nodig.",
  });
});

it.each([
  [{ headline: "a" }, ["headline"], []],
  [{ "services.0.priceCents": "a" }, ["services"], []],
  [{ device: "a", headline: "b" }, ["headline"], ["a"]],
])("%j in a form with %j: above it %j", (errors, fields, lines) => {
  expect(strayLines(errors, fields)).toEqual(lines);
});
