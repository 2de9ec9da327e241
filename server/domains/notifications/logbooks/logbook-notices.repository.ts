import { eq } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { publicAddresses } from "#server/db/views/profiles.ts";

/** The place that somebody lives in, as it stands in an address of a search. */
export async function findCitySlug(db: Db, userId: number): Promise<string | null> {
  const { citySlug } = publicAddresses;
  const [row] = await db
    .select({ citySlug })
    .from(publicAddresses)
    .where(eq(publicAddresses.userId, userId));
  return row?.citySlug ?? null;
}
