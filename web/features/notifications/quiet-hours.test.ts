import { expect, it } from "vitest";
import { partsOfDay, timesWith } from "./quiet-hours.tsx";

it.each([
  ["22:00", "07:30", ["quiet 450", "loud 870", "quiet 120"]],
  ["13:00", "15:00", ["loud 780", "quiet 120", "loud 540"]],
  ["00:00", "06:00", ["quiet 360", "loud 1080"]],
  ["20:00", "00:00", ["loud 1200", "quiet 240"]],
  ["09:00", "09:00", ["loud 540", "loud 900"]],
])("quiet from %s until %s", (from, until, parts) => {
  const shown = partsOfDay({ from, until });
  expect(shown.map(({ isQuiet, minutes }) => `${isQuiet ? "quiet" : "loud"} ${minutes}`)).toEqual(
    parts,
  );
});

it("offers every half hour, and keeps a time between them", () => {
  expect(timesWith("22:00")).toHaveLength(48);
  expect(timesWith("22:15").slice(44, 47)).toEqual(["22:00", "22:15", "22:30"]);
});
