import { expect, it } from "vitest";
import { fits, shadeOf } from "./districts.tsx";

it.each([
  [0, 12, 0],
  [1, 12, 1],
  [6, 12, 2],
  [9, 12, 3],
  [12, 12, 4],
  [1, 1, 4],
])("%d of at most %d has shade %d", (count, most, shade) => {
  expect(shadeOf(count, most)).toBe(shade);
});

it("writes a name only where it stands within its district", () => {
  expect(fits({ name: "Oost", area: 1_600 })).toBe(true);
  expect(fits({ name: "Vleuten-De Meern", area: 1_600 })).toBe(false);
});
