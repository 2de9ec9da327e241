import { expect, test } from "vitest";
import { initials } from "./avatar.tsx";

test.each([
  ["Noor", "N"],
  ["Noor van den Berg", "NB"],
  ["  jan-willem   de   vries ", "JV"],
  ["'t Hooft", "TH"],
  ["Özgür Şahin", "ÖŞ"],
  ["𝒜lex", "𝒜"],
  ["", ""],
  ["—", ""],
])("%j gives %j", (name, expected) => {
  expect(initials(name)).toBe(expected);
});
