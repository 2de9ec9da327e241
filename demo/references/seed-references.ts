import { eq } from "drizzle-orm";
import { daysBefore } from "#demo/moments.ts";
import type { Db } from "#server/db/database.ts";
import { profiles } from "#server/db/schema/profiles.ts";
import { references } from "#server/db/schema/references.ts";
import { linkEnd } from "#server/domains/references/references.rules.ts";

const written = [
  {
    name: "Joke van Beek",
    relation: "neighbour",
    askedDaysAgo: 210,
    rating: 5,
    knowsSince: 2017,
    text: "Sanne woont naast me en voert al jaren mijn twee katten als ik bij mijn dochter ben. Ze gaat er even bij zitten, ook als er niemand kijkt.",
  },
  {
    name: "Mehmet Yilmaz",
    relation: "colleague",
    askedDaysAgo: 150,
    rating: 5,
    knowsSince: 2020,
    text: "Op ons werk mag mijn hond mee. Bij Sanne onder het bureau ligt hij rustiger dan bij mij. Ze is geduldig en doet wat ze belooft.",
  },
] as const;

const asked = { name: "Lotte de Wit", email: "lotte@kwispel.test", relation: "friend" } as const;

/** Of Sanne: two that everybody reads, and one that was asked for last week. */
export async function seedReferences(
  tx: Db,
  { sanneProfileId: profileId, now }: { sanneProfileId: number; now: Date },
): Promise<void> {
  const rows = written.map(({ askedDaysAgo, ...said }) => {
    const createdAt = daysBefore(now, askedDaysAgo);
    const writtenAt = daysBefore(now, askedDaysAgo - 2);
    return { profileId, ...said, createdAt, expiresAt: linkEnd(createdAt), writtenAt };
  });
  const createdAt = daysBefore(now, 6);
  const waiting = { profileId, ...asked, createdAt, expiresAt: linkEnd(createdAt) };
  await tx.insert(references).values([...rows, waiting]);
  const referenceCount = rows.length;
  await tx.update(profiles).set({ referenceCount }).where(eq(profiles.id, profileId));
}
