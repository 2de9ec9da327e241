import { expect, it } from "vitest";
import { soakWalkKills } from "#tests/soak/clock/walk-kills.ts";

const serverUrl = process.env.TEST_DATABASE_URL;

// With 100,000 people and kills in the middle: `npm run soak -- walk-kills`.
it.skipIf(!serverUrl)(
  "does what is due once in two processes, passes over one of each kind, and tries those again",
  { timeout: 180_000 },
  async () => {
    if (!serverUrl) throw new Error("there is no server");
    const figures = await soakWalkKills({ people: 130, oneIn: 1, kills: 0, seed: 1, serverUrl });
    expect(figures).toMatchObject({ doneTwice: 0, notDone: 0, leftOver: 0, toldOf: 6 });
    expect(figures.longestQueue).toBeLessThan(100);
  },
);
