import { expect, it } from "vitest";
import { readFields, ticksIn } from "./plain-fields.ts";

const initial = {
  name: "Tess",
  terms: false,
  animals: ["dog"] as string[],
  medication: null as string | null,
  prices: { walk: 12 },
};

function sent(...fields: [string, string][]): FormData {
  const data = new FormData();
  for (const [name, value] of fields) data.append(name, value);
  return data;
}

it.each([
  [
    "what was filled in",
    sent(
      ["name", "Jan"],
      ["terms", "on"],
      ["animals", "cat"],
      ["animals", "dog"],
      ["medication", "yes"],
    ),
    { name: "Jan", terms: true, animals: ["cat", "dog"], medication: "yes", prices: { walk: 12 } },
  ],
  [
    "what was emptied, and ticks that were taken away",
    sent(["name", ""]),
    { name: "", terms: false, animals: [], medication: null, prices: { walk: 12 } },
  ],
  [
    "nothing that it doesn't know",
    sent(["name", "Jan"], ["role", "admin"], ["__proto__", "x"]),
    { name: "Jan", terms: false, animals: [], medication: null, prices: { walk: 12 } },
  ],
])("reads %s", (_what, fields, expected) => {
  expect(readFields(initial, fields)).toEqual(expected);
});

it("takes no file for a text", () => {
  const fields = new FormData();
  fields.append("name", new Blob(["x"]), "x.txt");
  expect(readFields(initial, fields).name).toBe("Tess");
});

it("has what is no plain field read by the form itself", () => {
  const fields = sent(["name", "Jan"], ["price-walk", "15"]);
  const read = (data: FormData) => ({ prices: { walk: Number(data.get("price-walk")) } });
  expect(readFields(initial, fields, read)).toMatchObject({ name: "Jan", prices: { walk: 15 } });
});

it("knows of ticks only the choices that there are", () => {
  const fields = sent(["animals", "cat"], ["animals", "dragon"], ["animals", "dog"]);
  expect(ticksIn(fields, "animals", ["dog", "cat", "fish"])).toEqual(["dog", "cat"]);
});
