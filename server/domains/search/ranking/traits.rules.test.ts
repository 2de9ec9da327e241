import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fitOf, traitBits, traitWishes } from "./traits.rules.ts";

describe("the fit of a sitter", () => {
  it("is all of the one, and some of each of the others, for whatever bits there are", () => {
    const used = Object.values(traitBits)
      .flatMap((bits) => Object.values(bits))
      .reduce((all, bit) => all | bit, 0);
    const bits = fc.integer({ min: 0, max: 2 ** 30 - 1 }).map((value) => value & used);
    // Nobody has nothing: having animals or not is always one of the bits.
    const traits = bits.map((value) => value | traitBits.hasAnimals.true);
    const few = fc.oneof(
      fc.constant(0),
      bits,
      fc.constantFrom(1, 2, 64, traitBits.hasAnimals.true),
    );
    const some = fc.oneof(fc.constant(-1), bits);
    fc.assert(
      fc.property(traits, few, some, some, (has, all, someOf, orSomeOf) => {
        const expected =
          (has & all) === all && (has & someOf) !== 0 && (has & orSomeOf) !== 0 ? 1 : 0;
        expect(fitOf(has, all, someOf, orSomeOf)).toBe(expected);
      }),
      { numRuns: 2_000 },
    );
  });

  it("asks for all animals and for any service", () => {
    const { all, anyOf } = traitWishes({
      animalCategories: ["dog", "cat"],
      serviceTypes: ["house_visit", "dog_walking_service"],
    });
    const { animals, services, hasAnimals } = traitBits;
    const fitWith = (traits: number) => fitOf(traits | hasAnimals.false, all, anyOf[0] ?? -1, -1);
    expect(fitWith(animals.dog | animals.cat | services.house_visit)).toBe(1);
    expect(fitWith(animals.dog | services.house_visit)).toBe(0);
    expect(fitWith(animals.dog | animals.cat | services.daycare_at_sitter_home)).toBe(0);
  });
});
