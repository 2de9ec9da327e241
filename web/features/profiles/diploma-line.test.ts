import { expect, it } from "vitest";
import { diplomaLine, namedDiploma } from "./diploma-line.ts";

const catalogue = [{ code: "ehbo", name: "EHBO voor huisdieren" }];

it.each([
  [
    { code: "ehbo", institute: "Oranje Kruis", year: 2023 },
    "EHBO voor huisdieren, Oranje Kruis, 2023",
  ],
  [{ name: "Paardrijden" }, "Paardrijden"],
  [{ code: "gone", year: 1999 }, "gone, 1999"],
])("%o: %s", (diploma, line) => {
  expect(diplomaLine(namedDiploma(diploma, catalogue))).toBe(line);
});
