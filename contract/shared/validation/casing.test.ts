import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fromWire, TooDeep, toCamelCase, toSnakeCase, toWire } from "./casing.ts";

describe("keys", () => {
  it.each([
    ["firstName", "first_name"],
    ["id", "id"],
    ["emailVerifiedAt", "email_verified_at"],
    ["walk2Price", "walk2_price"],
    ["services.0.priceCents", "services.0.price_cents"],
  ])("%s is %s on the wire", (inside, outside) => {
    expect(toSnakeCase(inside)).toBe(outside);
    expect(toCamelCase(outside)).toBe(inside);
  });

  it("come back as they were, for every name that we could give a field", () => {
    const name = fc.stringMatching(/^[a-z][a-z0-9]*([A-Z][a-z0-9]+)*$/);
    fc.assert(
      fc.property(name, (key) => {
        expect(toCamelCase(toSnakeCase(key))).toBe(key);
      }),
    );
  });
});

describe("values", () => {
  it("are never changed, whatever they look like", () => {
    expect(toWire({ aB: "someText", cD: ["pet_sitter", { eF: "petOwner" }] })).toEqual({
      a_b: "someText",
      c_d: ["pet_sitter", { e_f: "petOwner" }],
    });
  });

  it("come back without nulls and otherwise as they were", () => {
    const key = fc
      .stringMatching(/^[a-z]+([A-Z][a-z]+)*$/)
      .filter((name) => !(name in Object.prototype));
    const value = fc.letrec((tie) => ({
      tree: fc.oneof(
        { maxDepth: 4 },
        fc.string(),
        fc.integer(),
        fc.boolean(),
        fc.array(tie("tree"), { maxLength: 3 }),
        fc.dictionary(key, tie("tree"), { maxKeys: 3, noNullPrototype: true }),
      ),
    })).tree;
    fc.assert(
      fc.property(value, (tree) => {
        expect(fromWire(toWire(tree))).toEqual(tree);
      }),
    );
  });

  it("that are null or absent are dropped, at any depth", () => {
    expect(fromWire({ a: null, b: { c: null, d: [null, 1] } })).toEqual({ b: { d: [1] } });
  });

  it("keep dates and files whole", () => {
    const date = new Date();
    expect(toWire({ startsAt: date })).toEqual({ starts_at: date });
  });

  it("called like what every object has are dropped: they would break whoever compares them", () => {
    const sent = JSON.parse(
      '{"a":{"__proto__":1,"to_string":1,"valueOf":2,"constructor":3,"b":4}}',
    );
    const read = fromWire(sent) as { a: object };
    expect(Object.keys(read.a)).toEqual(["b"]);
    expect(`${read.a}`).toBe("[object Object]");
  });

  it("nested without end are refused, not followed", () => {
    let deep: unknown = 1;
    for (let level = 0; level < 10_000; level += 1) deep = [deep];
    expect(() => fromWire(deep)).toThrow(TooDeep);
  });
});
