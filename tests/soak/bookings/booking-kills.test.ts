import { expect, it } from "vitest";
import { soakBookingKills } from "./booking-kills.ts";

// The long one is `npm run soak -- booking-kills`.
it("tells of every yes once, though the server is killed before it could", {
  timeout: 300_000,
}, async () => {
  const serverUrl = process.env.TEST_DATABASE_URL;
  const figures = await soakBookingKills({ kills: 2, perKill: 8, seed: 1, serverUrl });
  expect(figures).toMatchObject({ lost: 0, messagesWrong: 0, noticesWrong: 0, mailsWrong: 0 });
  expect(figures.agreed).toBeGreaterThan(1);
});
