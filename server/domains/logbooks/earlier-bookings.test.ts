import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { type Db, rowsOf } from "#server/db/database.ts";
import { migrationsFolder } from "#server/db/migrate.ts";
import { findBooking } from "#server/domains/bookings/booking-access.service.ts";
import { makeBooking, makeBookingPair } from "#tests/factories/bookings.ts";
import { testDatabase } from "#tests/setup/test-database.ts";
import { testStart } from "#tests/setup/test-server.ts";
import { makeLogbook } from "./logbook-making.service.ts";

const database = testDatabase();

/** What the migration wrote for bookings that were there before; the tables were made before it. */
function statementsForEarlier(): string[] {
  const file = readFileSync(join(migrationsFolder, "0015_logbooks.sql"), "utf8");
  return file.split("--> statement-breakpoint").filter((part) => part.includes("INSERT INTO"));
}

function listMade(db: Db): Promise<object[]> {
  return rowsOf(
    db,
    sql`
      select logbook.booking_id, logbook.start_on, logbook.end_on, logbook.owner_name,
        (select json_agg(entry.planned_at order by entry.planned_at) from logbook_entries entry
          where entry.logbook_id = logbook.id) as visits,
        (select json_agg(entry.day order by entry.planned_at) from logbook_entries entry
          where entry.logbook_id = logbook.id) as days,
        (select json_agg(pet.name order by pet.position) from logbook_pets pet
          where pet.logbook_id = logbook.id) as pets,
        (select count(*)::int from logbook_sides side where side.logbook_id = logbook.id) as sides
      from logbooks logbook order by logbook.booking_id`,
  );
}

describe("bookings that were agreed on before there were logbooks", () => {
  it("get the same as a yes makes today", async () => {
    const { db } = database.current;
    const pair = await makeBookingPair(db);
    const week = { startOn: "2027-03-26", endOn: "2027-03-30", petIds: pair.petIds };
    const visits = { ...week, serviceType: "house_visit", startTime: "12:00", endTime: "12:00" };
    const agreed = [
      await makeBooking(db, pair, { ...visits, visits: ["08:00", "12:00", "18:00"] } as object),
      await makeBooking(db, pair, { ...week, serviceType: "daycare_at_sitter_home" }),
      await makeBooking(db, pair, week),
      await makeBooking(db, pair, { status: "closed", closedReason: "completed" }),
    ];
    await makeBooking(db, pair, { kind: "introduction" });
    await makeBooking(db, pair, { status: "pending" });
    // A later migration has taken it away again.
    await db.execute(sql`alter table logbook_entries add column missed_told_at timestamptz`);
    for (const statement of statementsForEarlier()) await db.execute(sql.raw(statement));
    const migrated = await listMade(db);
    await db.execute(sql`delete from logbooks`);
    for (const bookingId of agreed) {
      const booking = await findBooking(db, bookingId);
      if (booking) await makeLogbook({ db, now: new Date(testStart) }, booking);
    }
    expect(migrated).toHaveLength(4);
    expect(migrated).toEqual(await listMade(db));
  });
});
