import { eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type {
  AvailabilityPeriod,
  Diploma,
  OfferedExtra,
  OfferedService,
} from "#contract/profile-parts.ts";
import type { Db } from "#server/db/database.ts";
import {
  availabilityPeriods,
  diplomas,
  offeredExtras,
  offeredServices,
  profiles,
  weeklyAvailability,
} from "#server/db/schema/profiles.ts";
import type { AvailabilityRow } from "./profiles.rules.ts";

/** The lists that hang on a profile; each is read and written as a whole. */
export type ProfileLists = {
  services: (typeof offeredServices.$inferSelect)[];
  extraServices: (typeof offeredExtras.$inferSelect)[];
  diplomas: (typeof diplomas.$inferSelect)[];
  availability: AvailabilityRow[];
  availabilityPeriods: (typeof availabilityPeriods.$inferSelect)[];
};

/** All in one statement: every sitter's page reads them, and each statement is a way there and back. */
export async function findLists(db: Db, profileId: number): Promise<ProfileLists> {
  const [lists] = await db
    .select(listsOf(sql`${profileId}`))
    .from(profiles)
    .where(eq(profiles.id, profileId));
  return (
    lists ?? {
      services: [],
      extraServices: [],
      diplomas: [],
      availability: [],
      availabilityPeriods: [],
    }
  );
}

function listsOf(profileId: SQL) {
  return {
    services: rowsOf(offeredServices, profileId),
    extraServices: rowsOf(offeredExtras, profileId),
    diplomas: rowsOf(diplomas, profileId, [diplomas.id]),
    availability: rowsOf(weeklyAvailability, profileId),
    availabilityPeriods: rowsOf(availabilityPeriods, profileId, [
      availabilityPeriods.startOn,
      availabilityPeriods.id,
    ]),
  };
}

/** The same beside each profile of a question. */
export const listsOfEach = listsOf(sql`profiles.id`);

/** A profile's rows as JSON: none has more than numbers and texts in it. */
function rowsOf<Table extends PgTable & { profileId: PgColumn }>(
  table: Table,
  profileId: SQL,
  order: PgColumn[] = [],
) {
  const fields = Object.entries(getTableColumns(table)).map(
    ([name, column]) => sql`${sql.raw(`'${name}'`)}, ${column}`,
  );
  const ordered = order.length > 0 ? sql`order by ${sql.join(order, sql`, `)}` : sql``;
  return sql<Table["$inferSelect"][]>`(
    select coalesce(json_agg(json_build_object(${sql.join(fields, sql`, `)}) ${ordered}), '[]')
    from ${table} where ${table.profileId} = ${profileId})`;
}

export async function replaceServices(tx: Db, profileId: number, list: OfferedService[]) {
  await tx.delete(offeredServices).where(eq(offeredServices.profileId, profileId));
  const rows = list.map((service) => ({ profileId, ...service }));
  if (rows.length > 0) await tx.insert(offeredServices).values(rows);
}

export async function replaceExtras(tx: Db, profileId: number, list: OfferedExtra[]) {
  await tx.delete(offeredExtras).where(eq(offeredExtras.profileId, profileId));
  const rows = list.map((extra) => ({ profileId, ...extra }));
  if (rows.length > 0) await tx.insert(offeredExtras).values(rows);
}

export async function replaceDiplomas(tx: Db, profileId: number, list: Diploma[]) {
  await tx.delete(diplomas).where(eq(diplomas.profileId, profileId));
  const rows = list.map((diploma) => ({ profileId, ...diploma }));
  if (rows.length > 0) await tx.insert(diplomas).values(rows);
}

export async function replaceAvailability(tx: Db, profileId: number, list: AvailabilityRow[]) {
  await tx.delete(weeklyAvailability).where(eq(weeklyAvailability.profileId, profileId));
  const rows = list.map((row) => ({ profileId, ...row }));
  if (rows.length > 0) await tx.insert(weeklyAvailability).values(rows);
}

export async function replacePeriods(tx: Db, profileId: number, list: AvailabilityPeriod[]) {
  await tx.delete(availabilityPeriods).where(eq(availabilityPeriods.profileId, profileId));
  const rows = list.map(({ kind, startDate, endDate }) => ({
    profileId,
    kind,
    startOn: startDate,
    endOn: endDate,
  }));
  if (rows.length > 0) await tx.insert(availabilityPeriods).values(rows);
}
