import { expect, it } from "vitest";
import { neighborhoodOf } from "./pdok-addresses.ts";

it.each([
  [{ buurtnaam: "Wittevrouwen", wijknaam: "Noordoost" }, "Wittevrouwen"],
  [{ wijknaam: "Wijk 04 Noordoost" }, "Noordoost"],
  [{ buurtnaam: "Verspreide huizen Vechten", wijknaam: "Wijk 02 Bunnik" }, "Bunnik"],
  [{ buurtnaam: "Utrecht", wijknaam: "Wijk 01" }, null],
  [{ buurtnaam: " Lombok-Oost " }, "Lombok-Oost"],
  [{}, null],
])("%j is %s", (cut, name) => {
  expect(neighborhoodOf({ woonplaatsnaam: "Utrecht", ...cut })).toBe(name);
});
