import type { Db } from "#server/db/database.ts";
import { addresses } from "#server/db/schema/addresses.ts";
import { slugOf } from "#server/platform/geo/place-name.ts";
import { testStart } from "../setup/test-server.ts";

export type AddressInput = Partial<typeof addresses.$inferInsert>;

/** Where somebody lives: in Utrecht, unless told otherwise. */
export async function makeAddress(db: Db, userId: number, input: AddressInput = {}): Promise<void> {
  await db.insert(addresses).values({
    userId,
    street: "Oudegracht",
    houseNumber: "12",
    postalCode: "3511 AB",
    city: "Utrecht",
    citySlug: slugOf(input.city ?? "Utrecht"),
    country: "Nederland",
    latitude: 52.0907,
    longitude: 5.1214,
    isPrecise: true,
    publicLatitude: 52.0931,
    publicLongitude: 5.1251,
    changedAt: new Date(testStart),
    ...input,
  });
}
