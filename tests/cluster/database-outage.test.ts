import { describe, expect, it } from "vitest";
import { postgresFolder } from "../setup/postgres-cluster.ts";
import { mostConnections } from "../soak/database-outage.soak.ts";
import { runOutage } from "../soak/database-outage.ts";

// The long ones are `npm run soak -- database-outage`.
describe.skipIf(!postgresFolder || process.platform !== "linux")(
  "a database that crashes and comes back (needs PostgreSQL's programs, on Linux)",
  () => {
    it("makes people wait, loses nothing, and everything is well again by itself", async () => {
      const figures = await runOutage({
        kind: "immediate",
        forMs: 2_500,
        aroundMs: 1_500,
        rooms: 2,
      });
      expect(figures).toMatchObject({ wrong: [], lost: 0, doubled: 0, exitCode: 0 });
      expect(figures.unavailable).toBeGreaterThan(0);
      expect(figures.sent).toBeGreaterThan(0);
      expect(figures.connections.most).toBeLessThanOrEqual(mostConnections);
      expect(figures.connections.inDatabase).toBeLessThanOrEqual(mostConnections);
      expect(figures.logLines).toBeLessThan(60);
    }, 180_000);
  },
);
