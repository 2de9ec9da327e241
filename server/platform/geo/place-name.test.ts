import { describe, expect, it } from "vitest";
import { placeKey, slugOf } from "./place-name.ts";

describe("slugOf", () => {
  it.each([
    ["Den Haag", "den-haag"],
    ["'s-Hertogenbosch", "s-hertogenbosch"],
    ["'t Harde", "t-harde"],
    ["Damwâld", "damwald"],
    ["Sint Odiliënberg", "sint-odilienberg"],
    ["Nieuw- en Sint Joosland", "nieuw-en-sint-joosland"],
    ["IJsselstein", "ijsselstein"],
  ])("%s is %s", (name, slug) => {
    expect(slugOf(name)).toBe(slug);
  });
});

describe("placeKey", () => {
  it.each([
    ["'s-Hertogenbosch", "’s Hertogenbosch"],
    ["'s-Hertogenbosch", "s-hertogenbosch"],
    ["'s-Gravenzande", "sGravenzande"],
    ["'t Harde", "‘t harde"],
    ["Sint Annaparochie", "St. Annaparochie"],
    ["Alphen aan den Rijn", "alphen a/d rijn"],
    ["Alphen aan den Rijn", "Alphen aan de Rijn"],
    ["Koog aan de Zaan", "Koog a.d. Zaan"],
    ["Feanwâlden", "FEANWALDEN"],
    ["Damwâld", "Damwa\u0302ld"],
    ["IJmuiden", "Ĳmuiden"],
    ["Hendrik-Ido-Ambacht", "hendrik ido ambacht"],
  ])("%s is also written %s", (one, other) => {
    expect(placeKey(other)).toBe(placeKey(one));
  });

  it.each([
    ["Stein", "Sintein"],
    ["Bergen", "Bergen op Zoom"],
    ["Krimpen aan de Lek", "Krimpen aan den IJssel"],
  ])("%s is not %s", (one, other) => {
    expect(placeKey(other)).not.toBe(placeKey(one));
  });
});
