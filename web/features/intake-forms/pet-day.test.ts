import { expect, it } from "vitest";
import { clockTime, dayOf } from "./pet-day.ts";

it("puts food, medicines and walks on one line", () => {
  const care = {
    foodTimes: ["08:00", "18:00"],
    walkTimes: ["13:00", "22:00", "08:00"],
    medicines: [{ times: ["18:00", "08:00"] }, { times: ["08:00"] }, {}],
  };
  expect(dayOf(care)).toEqual([
    { time: "08:00", tasks: ["food", "medicine", "walk"] },
    { time: "13:00", tasks: ["walk"] },
    { time: "18:00", tasks: ["food", "medicine"] },
    { time: "22:00", tasks: ["walk"] },
  ]);
  expect(dayOf({})).toEqual([]);
});

it.each([
  ["08:00", "8:00"],
  ["18:05", "18:05"],
  ["00:30", "0:30"],
])("%s reads %s", (time, shown) => {
  expect(clockTime(time)).toBe(shown);
});
