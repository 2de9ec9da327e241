import { inArray } from "drizzle-orm";
import { neighbours } from "#art/neighbours.ts";
import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import { insertAll, reserveIds } from "#demo/bulk-insert.ts";
import { sanneHome } from "#demo/known/sanne.ts";
import { listOwnerNames } from "#demo/owners/owner.ts";
import { chooseFace } from "#demo/people/faces.ts";
import { type Home, makeHome } from "#demo/places/home.ts";
import { placeOf } from "#demo/places/home-places.ts";
import type { SeedParts } from "#demo/seed-parts.ts";
import { createSitterWriter } from "#demo/texts/sitter-texts.ts";
import type { Db } from "#server/db/database.ts";
import { users } from "#server/db/schema/account.ts";
import { addresses } from "#server/db/schema/addresses.ts";
import * as tables from "#server/db/schema/profiles.ts";
import { addSearchRows } from "#server/domains/search/search-rows.service.ts";
import type { Point } from "#server/platform/geo/distance.ts";
import { areAlike, createNeighbourhood } from "./neighbours.ts";
import { homeSeedOf, makeSitter } from "./sitter.ts";
import { addSitterRows, type MadeSitter, noSitterRows, sitterEmail } from "./sitter-rows.ts";

/** People in one go: enough to be quick, few enough to hold. */
const batchSize = 500;
const spread = 0.37;

/** Any number of sitters, the same ones for the same number; those who are there already stay. */
export async function seedSitters(db: Db, count: number, parts: SeedParts): Promise<void> {
  const makeNext = createSitterMaker(parts);
  for (let from = 0; from < count; from += batchSize) {
    // Those who are there are made as well: who comes after them must not look like them.
    const made = Array.from({ length: Math.min(batchSize, count - from) }, makeNext);
    await db.transaction((tx) => insertMissing(tx, made, parts));
  }
}

/** One after the other, from the first on. */
export function createSitterMaker({ now, appKey }: Pick<SeedParts, "now" | "appKey">) {
  const neighbourhood = createNeighbourhood();
  const write = createSitterWriter();
  const names = new Set(listOwnerNames(appKey));
  const thisYear = now.getUTCFullYear();
  let number = 0;
  let companies = 0;
  const sanne = sanneHome(appKey);
  neighbourhood.settle(publicPointOf(sanne), () => ({ face: neighbours.sanne, said: new Set() }));

  return (): MadeSitter => {
    number += 1;
    const place = placeOf(number, spread);
    const home = makeHome(homeSeedOf(number), place, appKey);
    const inTown = (fullName: string) => `${fullName} ${place.slug}`;
    const { sitter, words } = neighbourhood.settle(publicPointOf(home), (near) => {
      let parts: ReturnType<typeof chooseFace> | undefined;
      const sitter = makeSitter(
        number,
        {
          place,
          home,
          face: (person) => {
            parts = chooseFace(person, number, (face) =>
              near.every((neighbour) => !areAlike(face, neighbour.face)),
            );
            return parts.look;
          },
        },
        (fullName) => names.has(inTown(fullName)),
        thisYear,
      );
      const { words, said } = write(sitter, (text) => near.some((each) => each.said.has(text)));
      if (!parts) throw new Error("a sitter without a face");
      return { sitter, words, face: parts.face, said };
    });
    names.add(inTown(`${sitter.person.firstName} ${sitter.person.lastName}`));
    if (sitter.life === "professional") companies += 1;
    return { sitter, words, companies: companies - 1 };
  };
}

/** The one on the map. */
function publicPointOf({ publicLatitude, publicLongitude }: Home): Point {
  return { lat: publicLatitude, lng: publicLongitude };
}

async function insertMissing(
  tx: Db,
  made: readonly MadeSitter[],
  { now, passwordHash }: SeedParts,
): Promise<void> {
  const emails = made.map(({ sitter }) => sitterEmail(sitter.number));
  const found = await tx
    .select({ email: users.email })
    .from(users)
    .where(inArray(users.email, emails));
  const known = new Set(found.map(({ email }) => email));
  const missing = made.filter(({ sitter }) => !known.has(sitterEmail(sitter.number)));
  if (missing.length === 0) return;

  const userIds = await reserveIds(tx, users, missing.length);
  const profileIds = await reserveIds(tx, tables.profiles, missing.length);
  const today = dayInAmsterdam(now);
  const rows = noSitterRows();
  for (const [index, each] of missing.entries()) {
    const ids = { userId: userIds[index] ?? 0, profileId: profileIds[index] ?? 0 };
    addSitterRows(rows, each, ids, { now, today, passwordHash });
  }
  await insertAll(tx, users, rows.users);
  await insertAll(tx, tables.profiles, rows.profiles);
  await insertAll(tx, addresses, rows.addresses);
  await insertAll(tx, tables.offeredServices, rows.services);
  await insertAll(tx, tables.offeredExtras, rows.extras);
  await insertAll(tx, tables.diplomas, rows.diplomas);
  await insertAll(tx, tables.availabilityPeriods, rows.periods);
  await insertAll(tx, tables.weeklyAvailability, rows.availability);
  await insertAll(tx, tables.profileImages, rows.images);
  await addSearchRows(tx, userIds);
}
