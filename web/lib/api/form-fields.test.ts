import { expect, it } from "vitest";
import { formFields, queryFields } from "./form-fields.ts";

const picture = new Blob(["x"], { type: "image/png" });

it.each([
  [{}, []],
  [{ first_name: "Noor" }, [["first_name", "Noor"]]],
  [{ first_name: "" }, [["first_name", ""]]],
  [
    { page: 2, price: 0 },
    [
      ["page", "2"],
      ["price", "0"],
    ],
  ],
  [
    { archived: true, read: false },
    [
      ["archived", "1"],
      ["read", "0"],
    ],
  ],
  [{ a: null, b: undefined }, []],
  [{ services: [] }, [["services", ""]]],
  [
    { services: [{ price_cents: 1200 }, { price_cents: 900, note: "x" }] },
    [
      ["services[0][price_cents]", "1200"],
      ["services[1][price_cents]", "900"],
      ["services[1][note]", "x"],
    ],
  ],
  [
    { profile: { animals: ["dog", "cat"] } },
    [
      ["profile[animals][0]", "dog"],
      ["profile[animals][1]", "cat"],
    ],
  ],
  [{ images: [picture] }, [["images[0]", picture]]],
])("%j", (value, fields) => {
  expect(formFields(value)).toEqual(fields);
});

it.each([
  [{ page: 2, archived: false }, "page=2&archived=0"],
  [{ except_ids: [3, 8] }, "except_ids=3&except_ids=8"],
  [{ except_ids: [3] }, "except_ids=3"],
  [{ except_ids: [], city: "Den Haag" }, "city=Den+Haag"],
  [{ area: { lat: 52.1 } }, "area%5Blat%5D=52.1"],
  [{ city: null }, ""],
])("%j in a query: %s", (value, query) => {
  expect(new URLSearchParams(queryFields(value)).toString()).toBe(query);
});
