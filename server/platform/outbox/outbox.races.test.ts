import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { type Db, rowsOf } from "#server/db/database.ts";
import { hasOneConnection } from "#tests/setup/races.ts";
import { testDatabase } from "#tests/setup/test-database.ts";
import { defineEvent } from "./events.ts";
import { createOutbox } from "./outbox.ts";

const database = testDatabase();
const rang = defineEvent("bell.rang", z.object({ door: z.string() }), ({ door }) => `door:${door}`);

describe.skipIf(hasOneConnection)(
  "several parts of a transaction (needs a PostgreSQL server)",
  () => {
    it("publish in any order, and nobody waits for each other in a circle", async () => {
      const { db } = database.current;
      const outbox = createOutbox();
      outbox.on(rang, "test.hear", async () => {});
      const doors = Array.from({ length: 12 }, (_, nr) => `${nr}`);
      const ring = (order: readonly string[]) =>
        db.transaction(async (tx: Db) => {
          for (const door of order) await outbox.publish(tx, [rang({ door })]);
        });
      const rounds = Array.from({ length: 40 }, (_, nr) => (nr % 2 ? doors : doors.toReversed()));
      const outcomes = await Promise.allSettled(rounds.map(ring));
      expect(outcomes.filter(({ status }) => status === "rejected")).toEqual([]);
      const [row] = await rowsOf<{ count: number }>(
        db,
        sql`select count(*)::int as count from outbox_events`,
      );
      expect(row?.count).toBe(40 * 12);
    });
  },
);
