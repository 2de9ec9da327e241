import { asc, eq } from "drizzle-orm";
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

export async function findLists(db: Db, profileId: number): Promise<ProfileLists> {
  return {
    services: await db
      .select()
      .from(offeredServices)
      .where(eq(offeredServices.profileId, profileId)),
    extraServices: await db
      .select()
      .from(offeredExtras)
      .where(eq(offeredExtras.profileId, profileId)),
    diplomas: await db
      .select()
      .from(diplomas)
      .where(eq(diplomas.profileId, profileId))
      .orderBy(asc(diplomas.id)),
    availability: await db
      .select({ weekday: weeklyAvailability.weekday, partOfDay: weeklyAvailability.partOfDay })
      .from(weeklyAvailability)
      .where(eq(weeklyAvailability.profileId, profileId)),
    availabilityPeriods: await db
      .select()
      .from(availabilityPeriods)
      .where(eq(availabilityPeriods.profileId, profileId))
      .orderBy(asc(availabilityPeriods.startOn), asc(availabilityPeriods.id)),
  };
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
