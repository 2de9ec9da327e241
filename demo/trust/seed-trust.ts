import { and, eq, isNotNull, or } from "drizzle-orm";
import { daysBefore } from "#demo/moments.ts";
import type { Db } from "#server/db/database.ts";
import { bookings } from "#server/db/schema/bookings.ts";
import { profiles } from "#server/db/schema/profiles.ts";
import { certificates } from "#server/db/schema/trust/certificates.ts";
import { productReviews } from "#server/db/schema/trust/product-reviews.ts";

/** What people say of the product. */
const said = [
  [
    5,
    "Binnen twee dagen hadden we kennisgemaakt met een oppas om de hoek. Onze poes merkte amper dat we weg waren.",
  ],
  [5, "Fijn dat je elkaar eerst ontmoet. Het logboek met foto's las ik elke avond op vakantie."],
  [
    4,
    "Werkt prettig, ook op mijn telefoon. Ik zou nog graag herinneringen voor de boodschappen zien.",
  ],
  [5, "Als oppas krijg ik precies de aanvragen die bij me passen, en alles staat op één plek."],
] as const;

/** Sanne's certificate was seen, as were those of some others; and a few words about the product. */
export async function seedTrust(
  tx: Db,
  { sanneProfileId, now }: { sanneProfileId: number; now: Date },
): Promise<void> {
  const sitters = await tx
    .select({ id: profiles.id })
    .from(profiles)
    .where(and(eq(profiles.profileType, "pet_sitter"), isNotNull(profiles.publishedAt)))
    .orderBy(profiles.id);
  // Every ninth: not everybody has one.
  const chosen = sitters.filter(({ id }, index) => id === sanneProfileId || index % 9 === 4);
  await tx.insert(certificates).values(
    chosen.map(({ id: profileId }, index) => ({
      profileId,
      status: "seen" as const,
      createdAt: daysBefore(now, 33 + 5 * index),
      decidedAt: daysBefore(now, 30 + 5 * index),
    })),
  );
  const writers = await tx
    .selectDistinct({ userId: profiles.userId })
    .from(bookings)
    .innerJoin(
      profiles,
      or(eq(profiles.id, bookings.ownerProfileId), eq(profiles.id, bookings.sitterProfileId)),
    )
    .where(and(eq(bookings.closedReason, "completed"), eq(bookings.kind, "booking")))
    .orderBy(profiles.userId)
    // The first ones are the accounts to log in with, who may still want to write.
    .offset(2)
    .limit(said.length);
  const rows = writers.flatMap(({ userId }, index) => {
    const words = said[index];
    if (!words) return [];
    const [rating, text] = words;
    const createdAt = daysBefore(now, 40 - 7 * index);
    return [{ userId, rating, text, status: "shown" as const, createdAt, decidedAt: createdAt }];
  });
  if (rows.length > 0) await tx.insert(productReviews).values(rows);
}
