import { expect, it } from "vitest";
import { familyInitial } from "./family-name.ts";

it.each([
  ["van der Meer", "M"],
  ["Van Dijk", "D"],
  ["Jansen", "J"],
  ["de Vries-van den Berg", "V"],
  ["'t Hart", "H"],
  ["’t Hart", "H"],
  ["in 't Veld", "V"],
  ["d'Ancona", "A"],
  ["L’Écluse", "É"],
  ["O'Brien", "O"],
  ["ijzerman", "I"],
  ["el Idrissi", "I"],
  ["  Öztürk ", "Ö"],
  ["De", "D"],
  ["李", "李"],
])("%s is known by %s", (lastName, letter) => {
  expect(familyInitial(lastName)).toBe(letter);
});

it.each(["", "  ", "-"])("%j has no letter", (lastName) => {
  expect(familyInitial(lastName)).toBeUndefined();
});
