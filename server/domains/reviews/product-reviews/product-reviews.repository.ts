import { asc, desc, eq, inArray } from "drizzle-orm";
import type { ProductReviewStatus } from "#contract/trust/product-reviews.ts";
import type { Db } from "#server/db/database.ts";
import { productReviews } from "#server/db/schema/trust/product-reviews.ts";
import { sharedUsers } from "#server/db/views/account.ts";
import { publicAddresses, sharedProfiles } from "#server/db/views/profiles.ts";

export type ProductReviewRow = typeof productReviews.$inferSelect;
export type NamedReview = ProductReviewRow & { firstName: string | null; city: string | null };
type Window = { offset: number; limit: number };

/** Null when this user has written one already. */
export async function insertProductReview(
  tx: Db,
  values: typeof productReviews.$inferInsert,
): Promise<ProductReviewRow | null> {
  const [row] = await tx.insert(productReviews).values(values).onConflictDoNothing().returning();
  return row ?? null;
}

export async function findOfUser(db: Db, userId: number): Promise<ProductReviewRow | null> {
  const [row] = await db.select().from(productReviews).where(eq(productReviews.userId, userId));
  return row ?? null;
}

/** Those of these profiles whose people have written one. */
export async function listProfilesOfWriters(
  db: Db,
  profileIds: readonly number[],
): Promise<number[]> {
  if (profileIds.length === 0) return [];
  const rows = await db
    .select({ id: sharedProfiles.id })
    .from(sharedProfiles)
    .innerJoin(productReviews, eq(productReviews.userId, sharedProfiles.userId))
    .where(inArray(sharedProfiles.id, [...profileIds]));
  return rows.map(({ id }) => id);
}

export async function lockProductReview(tx: Db, id: number): Promise<ProductReviewRow | null> {
  const [row] = await tx
    .select()
    .from(productReviews)
    .where(eq(productReviews.id, id))
    .for("update");
  return row ?? null;
}

export async function changeProductReview(
  tx: Db,
  id: number,
  change: Partial<ProductReviewRow>,
): Promise<void> {
  await tx.update(productReviews).set(change).where(eq(productReviews.id, id));
}

function selectNamed(db: Db) {
  return db
    .select({
      review: productReviews,
      firstName: sharedUsers.firstName,
      city: publicAddresses.city,
    })
    .from(productReviews)
    .leftJoin(sharedUsers, eq(sharedUsers.id, productReviews.userId))
    .leftJoin(publicAddresses, eq(publicAddresses.userId, productReviews.userId));
}

type Selected = Awaited<ReturnType<typeof selectNamed>>[number];
const toNamed = ({ review, ...rest }: Selected): NamedReview => ({ ...review, ...rest });

export async function findNamed(db: Db, id: number): Promise<NamedReview | null> {
  const [row] = await selectNamed(db).where(eq(productReviews.id, id));
  return row ? toNamed(row) : null;
}

/** The latest first. */
export async function listShown(db: Db, { offset, limit }: Window): Promise<NamedReview[]> {
  const rows = await selectNamed(db)
    .where(eq(productReviews.status, "shown"))
    .orderBy(desc(productReviews.id))
    .offset(offset)
    .limit(limit);
  return rows.map(toNamed);
}

const inStatus = (status: ProductReviewStatus | undefined) =>
  status === undefined ? undefined : eq(productReviews.status, status);

/** What waits longest first. */
export async function listQueue(
  db: Db,
  status: ProductReviewStatus | undefined,
  { offset, limit }: Window,
): Promise<NamedReview[]> {
  const rows = await selectNamed(db)
    .where(inStatus(status))
    .orderBy(asc(productReviews.id))
    .offset(offset)
    .limit(limit);
  return rows.map(toNamed);
}

export function countIn(db: Db, status: ProductReviewStatus | undefined): Promise<number> {
  return db.$count(productReviews, inStatus(status));
}
