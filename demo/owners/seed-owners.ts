import { dice } from "#art/seed.ts";
import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import { insertAll, reserveIds } from "#demo/bulk-insert.ts";
import { birthDay, daysBefore } from "#demo/moments.ts";
import { rowOf } from "#demo/pictures/picture-rows.ts";
import type { SeedParts } from "#demo/seed-parts.ts";
import { createRequestWriter } from "#demo/texts/request-texts.ts";
import type { Db } from "#server/db/database.ts";
import { users } from "#server/db/schema/account.ts";
import { addresses } from "#server/db/schema/addresses.ts";
import { petImages, pets } from "#server/db/schema/pets.ts";
import { profileImages, profiles } from "#server/db/schema/profiles.ts";
import { requestAnimals, requestImages, requests } from "#server/db/schema/requests.ts";
import { makeOwners, ownerCount } from "./owner.ts";
import { petImageRows, petRow } from "./pet-rows.ts";
import { addRequestRows, type RequestRows } from "./request-rows.ts";

/** With Tess's, a hundred and twenty requests are open. */
export const openRequests = 119;
const draftRequests = 15;

export const ownerEmail = (number: number) => `baasje-${number}@voorbeeld.kwispel.test`;

type State = "open" | "draft" | "none";

/** Spread over the country like the owners, and not simply the first of them. */
function requestStateOf(number: number): State {
  const place = (number * 37) % ownerCount;
  if (place < openRequests) return "open";
  return place < openRequests + draftRequests ? "draft" : "none";
}

/** The owners of a new demo; they are made once. */
export async function seedOwners(tx: Db, { now, appKey, passwordHash }: SeedParts): Promise<void> {
  const owners = makeOwners(appKey);
  const today = dayInAmsterdam(now);
  const animals = owners.flatMap((owner) => owner.pets);
  const userIds = await reserveIds(tx, users, ownerCount);
  const profileIds = await reserveIds(tx, profiles, ownerCount);
  const petIds = await reserveIds(tx, pets, animals.length);
  const requestIds = await reserveIds(tx, requests, openRequests + draftRequests);

  const rows = {
    users: [] as (typeof users.$inferInsert & { id: number })[],
    profiles: [] as (typeof profiles.$inferInsert & { id: number })[],
    addresses: [] as (typeof addresses.$inferInsert)[],
    images: [] as (typeof profileImages.$inferInsert)[],
    pets: [] as (typeof pets.$inferInsert & { id: number })[],
    petImages: [] as (typeof petImages.$inferInsert)[],
  };
  const write = createRequestWriter();
  const asked: RequestRows = { requests: [], animals: [], images: [] };

  for (const owner of owners) {
    const userId = userIds.shift() ?? 0;
    const profileId = profileIds.shift() ?? 0;
    const roll = dice(6_000_000 + owner.number);
    const since = 5 + roll.between(0, 1) * 900;
    const createdAt = daysBefore(now, since);
    const state = requestStateOf(owner.number);
    // Who is looking for somebody has been here lately.
    const quiet = state === "open" ? 4 : Math.min(60, since - 1);
    rows.users.push({
      id: userId,
      email: ownerEmail(owner.number),
      signupMethod: "form",
      preferredLocale: "nl",
      firstName: owner.person.firstName,
      lastName: owner.person.lastName,
      birthOn: birthDay(today, owner.person.age, roll.between(0, 1)),
      gender: owner.person.gender,
      passwordHash,
      emailVerifiedAt: createdAt,
      termsAcceptedAt: createdAt,
      reachedRegistrationEnd: true,
      lastUsedProfileType: "pet_owner",
      lastActiveAt: daysBefore(now, roll.between(0, 1) ** 2 * quiet),
      createdAt,
    });
    rows.profiles.push({
      id: profileId,
      userId,
      profileType: "pet_owner",
      isRegistering: false,
      about: owner.about,
      languages: owner.person.languages,
      createdAt,
    });
    rows.addresses.push({ userId, ...owner.home, changedAt: createdAt });
    rows.images.push({
      profileId,
      ...rowOf({ kind: "person", face: owner.face }),
      profileImage: true,
      coverImage: false,
      position: 0,
      createdAt,
    });
    const ids = owner.pets.map(() => petIds.shift() ?? 0);
    for (const [index, pet] of owner.pets.entries()) {
      const petId = ids[index] ?? 0;
      rows.pets.push(petRow(pet, { petId, profileId }, { today, createdAt }));
      rows.petImages.push(...petImageRows(pet, petId, createdAt));
    }
    if (state === "none") continue;
    addRequestRows(
      asked,
      owner,
      write,
      { requestId: requestIds.shift() ?? 0, profileId, petIds: ids },
      {
        today,
        createdAt: daysBefore(now, roll.between(0.1, Math.min(20, since))),
        isActivated: state === "open",
      },
    );
  }
  await insertAll(tx, users, rows.users);
  await insertAll(tx, profiles, rows.profiles);
  await insertAll(tx, addresses, rows.addresses);
  await insertAll(tx, profileImages, rows.images);
  await insertAll(tx, pets, rows.pets);
  await insertAll(tx, petImages, rows.petImages);
  await insertAll(tx, requests, asked.requests);
  await insertAll(tx, requestAnimals, asked.animals);
  await insertAll(tx, requestImages, asked.images);
}
