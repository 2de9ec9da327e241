import type * as z from "zod";
import { toInstant } from "#contract/shared/dates.ts";
import type { AdminProductReview, productReviewDecisionForm } from "#contract/trust/admin.ts";
import type {
  OwnProductReview,
  ProductReview,
  ProductReviewStatus,
  productReviewForm,
} from "#contract/trust/product-reviews.ts";
import { lockOwnUser, tellOfUpdate } from "#server/domains/account/account.service.ts";
import { hasEndedBooking } from "#server/domains/bookings/facts/ended-bookings.service.ts";
import { checkPublicWords } from "#server/domains/safety/cautions/cautions.service.ts";
import type { Context, ViewerContext } from "#server/platform/context.ts";
import { conflict, notFound } from "#server/platform/http/problem.ts";
import * as repository from "./product-reviews.repository.ts";

type Window = { offset: number; limit: number };

export async function getOwnProductReview({
  db,
  now,
  viewer,
}: ViewerContext): Promise<OwnProductReview> {
  const { userId } = viewer;
  const row = await repository.findOfUser(db, userId);
  if (row) return presentOwn(row);
  return { mayWrite: await hasEndedBooking(db, { userId, now }) };
}

/** Whether somebody has said what they think of the product, whatever became of it. */
export async function hasGivenFeedback(
  { db }: Context,
  { userId }: { userId: number },
): Promise<boolean> {
  return (await repository.findOfUser(db, userId)) !== null;
}

/** Those of these profiles whose people have. */
export async function listFeedbackGivers(
  { db }: Context,
  profileIds: readonly number[],
): Promise<ReadonlySet<number>> {
  return new Set(await repository.listProfilesOfWriters(db, profileIds));
}

/** Once, by who has seen how it works; everybody reads it once an admin agrees. */
export async function writeProductReview(
  ctx: ViewerContext<"outbox">,
  { rating, ...words }: z.output<typeof productReviewForm>,
): Promise<OwnProductReview> {
  const { db, now, viewer } = ctx;
  const { text } = words;
  checkPublicWords(words, ctx.locale);
  const { userId } = viewer;
  await lockOwnUser(db, userId);
  if (!(await hasEndedBooking(db, { userId, now }))) throw conflict("noCompletedBooking");
  const row = await repository.insertProductReview(db, { userId, rating, text, createdAt: now });
  if (!row) throw conflict("alreadyReviewed");
  await tellOfUpdate(ctx, { userId });
  return presentOwn(row);
}

export async function listProductReviews(
  { db }: Context,
  window: Window,
): Promise<{ data: ProductReview[]; total: number }> {
  const rows = await repository.listShown(db, window);
  return { data: rows.map(present), total: await repository.countIn(db, "shown") };
}

export function countWaitingProductReviews({ db }: Context): Promise<number> {
  return repository.countIn(db, "waiting");
}

/** For the admin's queue. */
export async function listProductReviewQueue(
  { db }: Context,
  { status, window }: { status: ProductReviewStatus | undefined; window: Window },
): Promise<{ data: AdminProductReview[]; total: number }> {
  const rows = await repository.listQueue(db, status, window);
  return { data: rows.map(presentQueued), total: await repository.countIn(db, status) };
}

type Decision = { reviewId: number } & z.output<typeof productReviewDecisionForm>;

/** Part of an admin's decision, which may be changed later. */
export async function decideProductReview(
  { db, now }: Context,
  { reviewId, decision }: Decision,
): Promise<{ before: ProductReviewStatus; review: AdminProductReview }> {
  const row = await repository.lockProductReview(db, reviewId);
  if (!row) throw notFound();
  await repository.changeProductReview(db, reviewId, { status: decision, decidedAt: now });
  const decided = await repository.findNamed(db, reviewId);
  if (!decided) throw notFound();
  return { before: row.status, review: presentQueued(decided) };
}

function presentOwn({ status, rating, text }: repository.ProductReviewRow): OwnProductReview {
  return { mayWrite: false, status, rating, text };
}

function present(row: repository.NamedReview): ProductReview {
  const { id, rating, text, firstName, city, createdAt } = row;
  return {
    id,
    rating,
    text,
    createdAt: toInstant(createdAt),
    firstName: firstName ?? undefined,
    city: city ?? undefined,
  };
}

function presentQueued(row: repository.NamedReview): AdminProductReview {
  const { id, status, rating, text, firstName, createdAt } = row;
  const at = toInstant(createdAt);
  return { id, status, rating, text, firstName: firstName ?? undefined, createdAt: at };
}
