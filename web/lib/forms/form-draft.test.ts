import { describe, expect, it } from "vitest";
import { draftOf, restored } from "./form-draft.ts";

const empty = { name: "", tags: [] as string[], size: null as string | null, terms: false };

describe("restored", () => {
  it.each([
    [null, null],
    ["text", null],
    [[1], null],
    [{}, null],
    [{ other: "x" }, null],
    [{ name: "Noor" }, { ...empty, name: "Noor" }],
    [
      { name: 5, tags: ["a"] },
      { ...empty, tags: ["a"] },
    ],
    [
      { tags: "a", terms: true },
      { ...empty, terms: true },
    ],
    [{ size: "LARGE" }, { ...empty, size: "LARGE" }],
    [{ size: { x: 1 } }, null],
  ])("%j: %j", (draft, values) => {
    expect(restored(empty, draft)).toEqual(values);
  });
});

it("keeps everything but what is left out", () => {
  expect(draftOf({ email: "a@b.nl", password: "geheim" }, ["password"])).toEqual({
    email: "a@b.nl",
  });
});
