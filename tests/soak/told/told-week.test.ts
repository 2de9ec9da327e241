import { expect, it } from "vitest";
import { amsterdamMoment } from "../money/plain-days.ts";
import { liveWeek } from "./told-week.ts";

// The long ones are `npm run soak -- told-week`: minute by minute, over both clock changes, with kills.
it("tells everybody what they are to be told, once, over a night of 25 hours", {
  timeout: 600_000,
}, async () => {
  const lived = await liveWeek({
    start: amsterdamMoment("2027-10-29", "00:00"),
    days: 3,
    pairs: 9,
    others: 10,
    bookings: 12,
    everyMs: 60 * 60_000,
    outage: null,
    seed: 1,
  });
  expect(lived).toMatchObject({ wrong: [], repeated: 0 });
});
