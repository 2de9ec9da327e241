import { describe, expect, it } from "vitest";
import { Problem } from "../problem.ts";
import { nestFields } from "./form-fields.ts";

describe("nestFields", () => {
  it.each([
    ["a plain field", [["name", "Moos"]], { name: "Moos" }],
    [
      "the last of the same name",
      [
        ["a", "1"],
        ["a", "2"],
      ],
      { a: "2" },
    ],
    ["an object", [["address[city]", "Utrecht"]], { address: { city: "Utrecht" } }],
    [
      "a list by numbers, in their order",
      [
        ["a[1]", "y"],
        ["a[0]", "x"],
      ],
      { a: ["x", "y"] },
    ],
    [
      "a list by empty brackets",
      [
        ["a[]", "x"],
        ["a[]", "y"],
      ],
      { a: ["x", "y"] },
    ],
    [
      "objects in a list",
      [
        ["s[0][price]", "1"],
        ["s[0][kind]", "walk"],
      ],
      { s: [{ price: "1", kind: "walk" }] },
    ],
    ["a name of an object's own methods", [["constructor", "x"]], { constructor: "x" }],
  ] as [string, [string, string][], object][])("%s", (_case, fields, expected) => {
    expect(nestFields(fields)).toEqual(expected);
  });

  it("does not touch the prototype of objects", () => {
    nestFields([["__proto__[polluted]", "yes"]]);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it.each([
    ["an open bracket", [["a[0", "x"]]],
    ["nothing before the bracket", [["[a]", "x"]]],
    ["ten levels", [[`a${"[b]".repeat(10)}`, "x"]]],
    [
      "a value where an object is",
      [
        ["a", "x"],
        ["a[b]", "y"],
      ],
    ],
    ["a name without end", [["a".repeat(201), "x"]]],
    ["more fields than any form has", Array.from({ length: 1_001 }, () => ["a", "x"])],
    ["an index past the limit", [["a[501]", "x"]]],
  ] as [string, [string, string][]][])("refuses %s", (_case, fields) => {
    expect(() => nestFields(fields)).toThrow(Problem);
  });
});
