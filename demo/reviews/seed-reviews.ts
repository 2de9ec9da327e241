import { and, asc, eq, inArray, ne, sql } from "drizzle-orm";
import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import { insertAll, reserveIds } from "#demo/bulk-insert.ts";
import { dayFrom, daysBefore } from "#demo/moments.ts";
import type { Db } from "#server/db/database.ts";
import { users } from "#server/db/schema/account.ts";
import { addresses } from "#server/db/schema/addresses.ts";
import { bookingPets, bookings } from "#server/db/schema/bookings.ts";
import { pets } from "#server/db/schema/pets.ts";
import { offeredServices, profiles } from "#server/db/schema/profiles.ts";
import { reviewStandings, reviews } from "#server/db/schema/reviews.ts";
import { addSearchRows } from "#server/domains/search/search-rows.service.ts";
import { knownReviews } from "./known-reviews.ts";
import { type DemoOwner, type DemoSitter, type PastStay, pastStaysOf } from "./past-stays.ts";

type Known = { tessUserId: number; sanneProfileId: number; now: Date };

/** What people said of each other, and what is kept of it: after the bookings of Tess and Sanne. */
export async function seedReviews(tx: Db, known: Known): Promise<void> {
  const { now } = known;
  const sitters = await listSitters(tx);
  const owners = await listOwners(tx, known.tessUserId);
  const stays = sitters.flatMap((sitter, number) => pastStaysOf(sitter, owners, { number, now }));
  await insertStays(tx, stays);
  await insertKnown(tx, known);
  await countAll(tx, now);
  const rated = await tx
    .selectDistinct({ userId: profiles.userId })
    .from(profiles)
    .innerJoin(reviewStandings, eq(reviewStandings.profileId, profiles.id));
  await addSearchRows(
    tx,
    rated.map(({ userId }) => userId),
  );
}

async function listSitters(tx: Db): Promise<DemoSitter[]> {
  const rows = await tx
    .select({
      profileId: profiles.id,
      firstName: users.firstName,
      createdAt: profiles.createdAt,
      lat: addresses.publicLatitude,
      lng: addresses.publicLongitude,
    })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.userId))
    .innerJoin(addresses, eq(addresses.userId, users.id))
    .where(eq(profiles.profileType, "pet_sitter"))
    .orderBy(asc(profiles.id));
  const offered = await tx
    .select({ profileId: offeredServices.profileId, serviceType: offeredServices.serviceType })
    .from(offeredServices)
    .orderBy(asc(offeredServices.profileId), asc(offeredServices.serviceType));
  const servicesOf = Map.groupBy(offered, ({ profileId }) => profileId);
  return rows.map((row) => ({
    ...row,
    services: (servicesOf.get(row.profileId) ?? []).map(({ serviceType }) => serviceType),
  }));
}

/** Tess has bookings of her own, which are told of one by one. */
async function listOwners(tx: Db, tessUserId: number): Promise<DemoOwner[]> {
  const rows = await tx
    .selectDistinctOn([profiles.id], {
      profileId: profiles.id,
      firstName: users.firstName,
      lat: addresses.publicLatitude,
      lng: addresses.publicLongitude,
      pet: { id: pets.id, name: pets.name, category: pets.category },
    })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.userId))
    .innerJoin(addresses, eq(addresses.userId, users.id))
    .innerJoin(pets, eq(pets.profileId, profiles.id))
    .where(and(eq(profiles.profileType, "pet_owner"), ne(users.id, tessUserId)))
    .orderBy(asc(profiles.id), asc(pets.id));
  return rows;
}

async function insertStays(tx: Db, stays: readonly PastStay[]): Promise<void> {
  const bookingIds = await reserveIds(tx, bookings, stays.length);
  const written = stays.flatMap((stay, index) =>
    stay.reviews.map((review) => ({ ...review, bookingId: bookingIds[index] ?? 0 })),
  );
  const reviewIds = await reserveIds(tx, reviews, written.length);
  await insertAll(
    tx,
    bookings,
    stays.map(({ booking }, index) => ({ ...booking, id: bookingIds[index] ?? 0 })),
  );
  await insertAll(
    tx,
    bookingPets,
    stays.map(({ pet }, index) => ({
      bookingId: bookingIds[index] ?? 0,
      position: 0,
      petId: pet.id,
      name: pet.name,
      category: pet.category,
    })),
  );
  await insertAll(
    tx,
    reviews,
    written.map((review, index) => columnsInOrder({ ...review, id: reviewIds[index] ?? 0 })),
  );
}

/** All rows have the columns of the first, in its order. */
function columnsInOrder(row: typeof reviews.$inferInsert & { id: number }) {
  const { id, bookingId, side, authorProfileId, subjectProfileId, rating, text } = row;
  const { care, communication, reliability, answer, answeredAt } = row;
  const { endedAt, shownAt, changedAt, createdAt } = row;
  return {
    id,
    bookingId,
    side,
    authorProfileId,
    subjectProfileId,
    rating,
    text,
    care,
    communication,
    reliability,
    answer,
    answeredAt,
    endedAt,
    shownAt,
    changedAt,
    createdAt,
  };
}

/** Those of the two whom everybody logs in as: by the booking that each is about. */
async function insertKnown(tx: Db, { tessUserId, sanneProfileId, now }: Known): Promise<void> {
  const rows = await tx
    .select()
    .from(bookings)
    .where(
      and(
        eq(bookings.kind, "booking"),
        eq(bookings.closedReason, "completed"),
        sql`${bookings.chatRoomId} is not null`,
      ),
    )
    .orderBy(asc(bookings.id));
  const [tess] = await tx
    .select({ id: profiles.id })
    .from(profiles)
    .where(and(eq(profiles.userId, tessUserId), eq(profiles.profileType, "pet_owner")));
  for (const { of, daysAgo, ownerSays, sitterSays } of knownReviews) {
    const isOf = (row: (typeof rows)[number]) =>
      of === "tess" ? row.ownerProfileId === tess?.id : row.sitterProfileId === sanneProfileId;
    const endOn = dayFrom(dayInAmsterdam(now), -daysAgo);
    const booking = rows.find((row) => isOf(row) && row.endOn === endOn);
    if (!booking) continue;
    const { id: bookingId, ownerProfileId, sitterProfileId, endsAt } = booking;
    const isShown = ownerSays !== undefined && sitterSays !== undefined;
    const writtenAt = daysBefore(endsAt, -1);
    const common = {
      bookingId,
      endedAt: endsAt,
      shownAt: isShown ? writtenAt : null,
      changedAt: writtenAt,
      createdAt: writtenAt,
    };
    const answered = (answer: string | undefined) =>
      answer ? { answer, answeredAt: daysBefore(writtenAt, -1) } : {};
    if (ownerSays) {
      const { answer, ...said } = ownerSays;
      const people = { authorProfileId: ownerProfileId, subjectProfileId: sitterProfileId };
      await tx
        .insert(reviews)
        .values({ ...common, ...people, side: "pet_owner", ...said, ...answered(answer) });
    }
    if (sitterSays) {
      const { answer, ...said } = sitterSays;
      const people = { authorProfileId: sitterProfileId, subjectProfileId: ownerProfileId };
      await tx
        .insert(reviews)
        .values({ ...common, ...people, side: "pet_sitter", ...said, ...answered(answer) });
    }
  }
}

/** As showing each of them would have done. */
async function countAll(tx: Db, now: Date): Promise<void> {
  await tx.execute(sql`
    insert into ${reviewStandings}
      (profile_id, spread, care_sum, communication_sum, reliability_sum)
    select subject_profile_id, array[
        count(*) filter (where rating = 1), count(*) filter (where rating = 2),
        count(*) filter (where rating = 3), count(*) filter (where rating = 4),
        count(*) filter (where rating = 5)]::int[],
      coalesce(sum(care), 0), coalesce(sum(communication), 0), coalesce(sum(reliability), 0)
    from ${reviews} where shown_at is not null and subject_profile_id is not null
    group by subject_profile_id`);
  await tx.execute(sql`
    update ${profiles} set rating_sum = kept.sum, review_count = kept.count
    from (select subject_profile_id as id, sum(rating)::int as sum, count(*)::int as count
      from ${reviews} where shown_at is not null group by subject_profile_id) kept
    where ${profiles}.id = kept.id`);
  const since = sql`${daysBefore(now, 365).toISOString()}::timestamptz`;
  const counted = await tx
    .select({ id: bookings.sitterProfileId })
    .from(bookings)
    .where(eq(bookings.closedReason, "completed"));
  const ids = [...new Set(counted.flatMap(({ id }) => id ?? []))];
  if (ids.length === 0) return;
  await tx
    .update(profiles)
    .set({
      bookingsKept: sql`(select count(*)::int from ${bookings} b where b.sitter_profile_id = ${profiles}.id
        and b.kind = 'booking' and b.closed_reason = 'completed' and b.closed_at >= ${since})`,
    })
    .where(inArray(profiles.id, ids));
}
