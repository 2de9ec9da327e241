import type { Db } from "#server/db/database.ts";
import { addresses } from "#server/db/schema/addresses.ts";
import type { pets } from "#server/db/schema/pets.ts";
import { testStart } from "../setup/test-server.ts";
import { makeOwner, makePet } from "./pets.ts";
import { makeRequest } from "./requests.ts";

type Input = {
  owner?: Parameters<typeof makeOwner>[1];
  address?: Partial<typeof addresses.$inferInsert>;
  pet?: Partial<typeof pets.$inferInsert>;
  request?: Parameters<typeof makeRequest>[2];
};

/** An owner with an address and a request that sitters can see. */
export async function makeSearchedOwner(db: Db, input: Input = {}) {
  const owner = await makeOwner(db, input.owner);
  await db.insert(addresses).values({
    userId: owner.user.id,
    street: "Oudegracht",
    houseNumber: "12",
    postalCode: "3511 AB",
    city: "Utrecht",
    citySlug: "utrecht",
    country: "Nederland",
    latitude: 52.0907,
    longitude: 5.1214,
    isPrecise: true,
    publicLatitude: 52.0931,
    publicLongitude: 5.1251,
    changedAt: new Date(testStart),
    ...input.address,
  });
  const pet = await makePet(db, owner.profileId, input.pet);
  const request = await makeRequest(db, owner.profileId, { petIds: [pet.id], ...input.request });
  return { ...owner, pet, request };
}
