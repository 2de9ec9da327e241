import { and, asc, eq, inArray, isNotNull, ne } from "drizzle-orm";
import { type Dice, dice } from "#art/seed.ts";
import { insertAll } from "#demo/bulk-insert.ts";
import { oneOf, seedOf, someOf, whole } from "#demo/rolls.ts";
import type { Db } from "#server/db/database.ts";
import { users } from "#server/db/schema/account.ts";
import { addresses } from "#server/db/schema/addresses.ts";
import { chatRooms, responseStandings } from "#server/db/schema/chat.ts";
import { pets } from "#server/db/schema/pets.ts";
import { profiles } from "#server/db/schema/profiles.ts";
import {
  type NewContact,
  type Response,
  responseAt,
  shownResponse,
} from "#server/domains/chat/response/response.rules.ts";
import { addSearchRows } from "#server/domains/search/search-rows.service.ts";
import { newContact } from "./new-contacts.ts";
import type { Cast } from "./room-rows.ts";
import { insertScenes } from "./seed-chats.ts";

type Known = { tessUserId: number; sanneProfileId: number; now: Date };
type Place = { lat: number; lng: number };
type Sitter = Place & Cast["sitter"] & { reviewCount: number };
type Owner = Place & Cast["owner"] & { pet: string };

const purpose = 22;
const nearest = 16;

/**
 * Owners who wrote to sitters in the last weeks, and how soon they got an answer: of most sitters with
 * reviews, so that cards can tell. Tess has conversations of her own.
 */
export async function seedResponses(tx: Db, known: Known): Promise<void> {
  const owners = await listOwners(tx, known.tessUserId);
  const taken = await listPairs(tx);
  const scenes = (await listSitters(tx)).flatMap((sitter, number) => {
    const roll = dice(seedOf(purpose, number));
    const isKnown = sitter.profileId === known.sanneProfileId;
    if (!isKnown && (sitter.reviewCount === 0 || roll.chance(0.35))) return [];
    const free = owners.filter(({ profileId }) => !taken.has(pairOf(profileId, sitter.profileId)));
    return scenesOf(roll, { sitter, owners: free, habit: isKnown ? soonest : oneOf(roll, habits) });
  });
  await insertScenes(tx, scenes, known.now);
  await countAll(tx, known.now);
}

/** Within how many hours, and how many in a hundred not at all. */
type Habit = { hours: number; missed: number };

const soonest: Habit = { hours: 1.4, missed: 0 };
const habits: readonly Habit[] = [
  soonest,
  { hours: 2, missed: 0.02 },
  { hours: 5, missed: 0.05 },
  { hours: 20, missed: 0.12 },
  { hours: 60, missed: 0.3 },
];

function scenesOf(
  roll: Dice,
  { sitter, owners, habit }: { sitter: Sitter; owners: readonly Owner[]; habit: Habit },
) {
  const near = owners
    .toSorted((one, other) => farFrom(sitter, one) - farFrom(sitter, other))
    .slice(0, nearest);
  return someOf(roll, near, whole(roll, 5, 11)).map(({ pet, ...owner }) => {
    const answerHours = roll.chance(habit.missed) ? null : roll.between(0.05, habit.hours);
    const conversation = newContact(roll, { daysAgo: whole(roll, 5, 80), answerHours });
    return { conversation, cast: { owner, sitter, pet } };
  });
}

function farFrom(from: Place, to: Place): number {
  return (from.lat - to.lat) ** 2 + ((from.lng - to.lng) * 0.62) ** 2;
}

const place = { lat: addresses.publicLatitude, lng: addresses.publicLongitude };

function listSitters(tx: Db): Promise<Sitter[]> {
  const { id: profileId, reviewCount } = profiles;
  return tx
    .select({ profileId, firstName: users.firstName, reviewCount, ...place })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.userId))
    .innerJoin(addresses, eq(addresses.userId, users.id))
    .where(and(eq(profiles.profileType, "pet_sitter"), isNotNull(profiles.publishedAt)))
    .orderBy(asc(profiles.id));
}

function listOwners(tx: Db, tessUserId: number): Promise<Owner[]> {
  return tx
    .selectDistinctOn([profiles.id], {
      profileId: profiles.id,
      firstName: users.firstName,
      pet: pets.name,
      ...place,
    })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.userId))
    .innerJoin(addresses, eq(addresses.userId, users.id))
    .innerJoin(pets, eq(pets.profileId, profiles.id))
    .where(and(eq(profiles.profileType, "pet_owner"), ne(users.id, tessUserId)))
    .orderBy(asc(profiles.id), asc(pets.id));
}

const pairOf = (ownerProfileId: number | null, sitterProfileId: number | null) =>
  `${ownerProfileId} ${sitterProfileId}`;

async function listPairs(tx: Db): Promise<Set<string>> {
  const { ownerProfileId, sitterProfileId } = chatRooms;
  const rows = await tx.select({ ownerProfileId, sitterProfileId }).from(chatRooms);
  return new Set(rows.map((row) => pairOf(row.ownerProfileId, row.sitterProfileId)));
}

/** As each contact and each answer would have done. */
async function countAll(tx: Db, now: Date): Promise<void> {
  const { sitterProfileId, contactedAt, answeredAt, closedReason } = chatRooms;
  const rows = await tx
    .select({ sitterProfileId, contactedAt, answeredAt, closedReason })
    .from(chatRooms)
    .where(eq(chatRooms.initiatedBy, "pet_owner"));
  const contactsOf = new Map<number, NewContact[]>();
  for (const { sitterProfileId: id, ...contact } of rows) {
    const { contactedAt: at } = contact;
    if (id === null || at === null) continue;
    contactsOf.set(id, [...(contactsOf.get(id) ?? []), { ...contact, contactedAt: at }]);
  }
  const counted = [...contactsOf].map(([profileId, contacts]) => ({
    profileId,
    ...responseAt(contacts, now),
  }));
  await insertAll(tx, responseStandings, counted);
  await showAll(tx, counted);
}

async function showAll(tx: Db, counted: readonly (Response & { profileId: number })[]) {
  for (const { profileId, ...response } of counted) {
    await tx.update(profiles).set(shownResponse(response)).where(eq(profiles.id, profileId));
  }
  const rows = await tx
    .select({ userId: profiles.userId })
    .from(profiles)
    .where(
      inArray(
        profiles.id,
        counted.map(({ profileId }) => profileId),
      ),
    );
  await addSearchRows(
    tx,
    rows.map(({ userId }) => userId),
  );
}
