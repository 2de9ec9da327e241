import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readAmount, writeAmount } from "./amounts.ts";

describe("writeAmount", () => {
  it.each([
    [0, "0.00"],
    [1, "0.01"],
    [10, "0.10"],
    [100, "1.00"],
    [995, "9.95"],
    [4995, "49.95"],
    [Number.MAX_SAFE_INTEGER, "90071992547409.91"],
  ])("writes %i cents as %s", (cents, value) => {
    expect(writeAmount(cents)).toEqual({ currency: "EUR", value });
  });

  it.each([0.5, -1, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])("has no amount %s", (cents) => {
    expect(() => writeAmount(cents)).toThrow(RangeError);
  });
});

describe("readAmount", () => {
  it("gives back every amount that was written", () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), (cents) => {
        expect(readAmount(writeAmount(cents))).toBe(cents);
      }),
    );
  });

  it.each(["9", "9.9", "9.950", "9,95", "-9.95", "+9.95", "09.95", " 9.95", "1e3.00", ".95", ""])(
    "doesn't take '%s' for an amount",
    (value) => {
      expect(readAmount({ currency: "EUR", value })).toBeNull();
    },
  );

  it("takes no amount that a number can't hold", () => {
    expect(readAmount({ currency: "EUR", value: "90071992547409.92" })).toBeNull();
  });

  it.each(["USD", "eur", ""])("doesn't take %s for euros", (currency) => {
    expect(readAmount({ currency, value: "9.95" })).toBeNull();
  });
});
