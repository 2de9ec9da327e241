import { expect, it } from "vitest";
import { placeLine } from "./place-line.ts";

it.each([
  [{ neighborhood: "Wittevrouwen", city: "Utrecht", province: "Utrecht" }, "Wittevrouwen, Utrecht"],
  [{ city: "Ede", province: "Gelderland" }, "Ede, Gelderland"],
  [{ city: "Utrecht", province: "Utrecht" }, "Utrecht, Nederland"],
  [{ neighborhood: null, city: "Ede" }, "Ede, Nederland"],
  [{ city: "" }, ""],
])("%j reads %j", (place, line) => {
  expect(placeLine(place, "nl")).toBe(line);
});

it("names the country in the reader's language", () => {
  expect(placeLine({ city: "Ede" }, "en")).toBe("Ede, Netherlands");
});
