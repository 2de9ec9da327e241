import type { Db } from "#server/db/database.ts";
import { requestAnimals, requests } from "#server/db/schema/requests.ts";
import { testStart } from "../setup/test-server.ts";
import { makeAddress } from "./addresses.ts";
import { makeOwner, makePet } from "./pets.ts";

type RequestInput = Partial<typeof requests.$inferInsert> & { petIds?: readonly number[] };

/** A request for the first week of the tests' December, shown to sitters when it has animals. */
export async function makeRequest(
  db: Db,
  profileId: number,
  { petIds = [], ...input }: RequestInput = {},
) {
  const [request] = await db
    .insert(requests)
    .values({
      profileId,
      title: "Oppas voor Moos",
      description: "Een rustige hond die graag wandelt.",
      serviceTypes: ["sitter_at_owner_home"],
      startOn: "2026-12-01",
      endOn: "2026-12-07",
      lastOn: "2026-12-07",
      recurring: false,
      isActivated: petIds.length > 0,
      firstActivatedAt: petIds.length > 0 ? new Date(testStart) : null,
      ...input,
    })
    .returning();
  if (!request) throw new Error("no request was made");
  const animals = petIds.map((petId) => ({ requestId: request.id, petId }));
  if (animals.length > 0) await db.insert(requestAnimals).values(animals);
  return request;
}

/** A request that sitters see, of an owner who lives in Utrecht. */
export async function makeActiveRequest(db: Db, input: RequestInput = {}) {
  const { user, profileId } = await makeOwner(db);
  await makeAddress(db, user.id);
  const pet = await makePet(db, profileId);
  return makeRequest(db, profileId, { petIds: [pet.id], ...input });
}
