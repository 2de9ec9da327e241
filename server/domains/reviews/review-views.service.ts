import type { ProfileType } from "#contract/profiles.ts";
import type {
  BestReview,
  OwnReview,
  PublicReview,
  ReviewStanding,
  ReviewToWrite,
} from "#contract/reviews.ts";
import type { Db } from "#server/db/database.ts";
import { findCare, listEndedSince } from "#server/domains/bookings/facts/ended-bookings.service.ts";
import { findRoomWith } from "#server/domains/chat/contact/begin-contact.service.ts";
import {
  findActingProfile,
  findProfileRef,
  type ProfileRef,
} from "#server/domains/profiles/profile-refs.service.ts";
import { findFaces, isSitterShown } from "#server/domains/profiles/sitters/faces.service.ts";
import { isOwnerShown } from "#server/domains/requests/public-requests.service.ts";
import type { Context, ViewerContext, VisitorContext } from "#server/platform/context.ts";
import { notFound } from "#server/platform/http/problem.ts";
import { otherOf } from "./review-messages.service.ts";
import {
  presentCare,
  presentOwnReview,
  presentPublicReview,
  presentReviewPerson,
  presentSubject,
  type ReviewPartsOfOthers,
} from "./reviews.presenter.ts";
import * as repository from "./reviews.repository.ts";
import {
  countOf,
  pickBest,
  ratingSumOf,
  reviewableSince,
  standingOf,
  writeObstacleAt,
} from "./reviews.rules.ts";

type Window = { offset: number; limit: number };
type Page<Item> = { data: Item[]; total: number };

/** Bookings of the profile in use that wait for a review, those that can wait least first. */
export async function listToWrite({ db, now, viewer }: ViewerContext): Promise<ReviewToWrite[]> {
  const own = await findActingProfile(db, viewer.userId);
  if (!own) return [];
  const side = own.profileType;
  const wanted = { profileId: own.id, side, since: reviewableSince(now), now };
  const ended = await listEndedSince(db, wanted);
  const bookingIds = ended.map(({ booking }) => booking.id);
  const written = await repository.listOfBookings(db, bookingIds);
  const isWrittenBy = (bookingId: number, by: ProfileType) =>
    written.some((review) => review.bookingId === bookingId && review.side === by);
  const subjectOf = ({ booking }: (typeof ended)[number]) =>
    side === "pet_owner" ? booking.sitterProfileId : booking.ownerProfileId;
  const open = ended.filter((each) => {
    const isWritten = isWrittenBy(each.booking.id, side);
    const { endedAt } = each;
    const hasSubject = subjectOf(each) !== null;
    const isOtherShown = written.some(
      (review) =>
        review.bookingId === each.booking.id && review.side !== side && review.shownAt !== null,
    );
    return !writeObstacleAt({ endedAt, hasSubject, isWritten, isOtherShown }, now);
  });
  const faces = await findFaces(
    db,
    open.flatMap((each) => subjectOf(each) ?? []),
  );
  const care = await findCare(db, bookingIds);
  return open.reverse().map((each) => ({
    ...presentCare(
      { bookingId: each.booking.id, endedAt: each.endedAt },
      care.get(each.booking.id),
    ),
    subject: presentReviewPerson(faces, subjectOf(each), otherOf(side)),
    isOtherWritten: isWrittenBy(each.booking.id, otherOf(side)),
  }));
}

export async function listBy(ctx: ViewerContext, window: Window): Promise<Page<OwnReview>> {
  const { db, viewer } = ctx;
  const own = await findActingProfile(db, viewer.userId);
  if (!own) return { data: [], total: 0 };
  const rows = await repository.listBy(db, own.id, window);
  const total = await repository.countBy(db, own.id);
  return { data: await describeOwnReviews(ctx, rows), total };
}

type Received = Page<OwnReview> & { standing: ReviewStanding };

export async function listReceived(ctx: ViewerContext, window: Window): Promise<Received> {
  const { db, viewer } = ctx;
  const own = await findActingProfile(db, viewer.userId);
  const kept = await repository.findKept(db, own?.id ?? 0);
  const rows = own ? await repository.listShown(db, own.id, window) : [];
  const data = await describeOwnReviews(ctx, rows);
  return { data, total: countOf(kept), standing: standingOf(kept) };
}

type Asked = { profileType: ProfileType; profileId: number; window: Window };
type ForProfile = Page<PublicReview> & { standing: ReviewStanding };

/** 404 for who is not shown to this visitor. */
export async function listReviewsFor(
  ctx: Context & Pick<VisitorContext, "viewer">,
  { profileType, profileId, window }: Asked,
): Promise<ForProfile> {
  const { db } = ctx;
  const profile = await findProfileRef(db, profileId);
  if (profile?.profileType !== profileType || !(await isShownTo(ctx, profile))) throw notFound();
  const kept = await repository.findKept(db, profileId);
  const rows = await repository.listShown(db, profileId, window);
  const others = await findOthers(db, rows);
  return {
    data: rows.map((row) => presentPublicReview(row, others)),
    total: countOf(kept),
    standing: standingOf(kept),
  };
}

/** Whose page is open, one's own, and whoever one is in contact with. */
async function isShownTo(
  ctx: Context & Pick<VisitorContext, "viewer">,
  { id: profileId, userId, profileType }: ProfileRef,
): Promise<boolean> {
  const { db, viewer } = ctx;
  if (viewer?.userId === userId) return true;
  const isOpen =
    profileType === "pet_sitter"
      ? await isSitterShown(db, profileId)
      : await isOwnerShown(ctx, { profileId });
  if (isOpen || !viewer) return isOpen;
  return (await findRoomWith(db, viewer.userId, profileId)) !== null;
}

/** Of so many of the latest the best are chosen. */
const mostLatest = 60;

export async function listBest(
  { db }: Context,
  { side }: { side: ProfileType },
): Promise<BestReview[]> {
  const latest = await repository.listLatestBest(db, side, mostLatest);
  const faces = await findFaces(db, idsOf(latest));
  // A sitter stands there with a page to go to, whichever side of it they are on.
  const open = latest.filter((row) => {
    const sitterId = side === "pet_owner" ? row.subjectProfileId : row.authorProfileId;
    return sitterId !== null && faces.get(sitterId)?.isFindable === true;
  });
  const rows = pickBest(open);
  const others = { faces, care: await findCare(db, bookingIdsOf(rows)) };
  return rows.map((row) => ({
    ...presentPublicReview(row, others),
    subject: presentSubject(row, others),
  }));
}

type Found = { type: "booking" | "profile"; id: number };

/** One's own of a booking, or the latest of a profile. */
export async function findOwnReview(ctx: ViewerContext, { type, id }: Found): Promise<OwnReview> {
  const { db, viewer } = ctx;
  const { userId } = viewer;
  const row =
    type === "booking"
      ? (await repository.listOfBooking(db, id)).find((each) => each.authorUserId === userId)
      : await repository.findLatestBy(db, { userId, subjectProfileId: id });
  if (!row) throw notFound();
  return describeOwn(ctx, row);
}

export async function describeOwn(
  ctx: ViewerContext,
  row: repository.ReviewRow,
): Promise<OwnReview> {
  const [review] = await describeOwnReviews(ctx, [row]);
  if (!review) throw notFound();
  return review;
}

async function describeOwnReviews(
  { db, now, viewer }: ViewerContext,
  rows: readonly repository.ReviewRow[],
): Promise<OwnReview[]> {
  const others = await findOthers(db, rows);
  return rows.map((row) => presentOwnReview(row, others, { userId: viewer.userId, now }));
}

async function findOthers(
  db: Db,
  rows: readonly repository.ReviewRow[],
): Promise<ReviewPartsOfOthers> {
  return {
    faces: await findFaces(db, idsOf(rows)),
    care: await findCare(db, bookingIdsOf(rows)),
  };
}

function idsOf(rows: readonly repository.ReviewRow[]): number[] {
  const ids = rows.flatMap(({ authorProfileId, subjectProfileId }) => [
    authorProfileId ?? [],
    subjectProfileId ?? [],
  ]);
  return [...new Set(ids.flat())];
}

const bookingIdsOf = (rows: readonly repository.ReviewRow[]) =>
  rows.map(({ bookingId }) => bookingId);

/** What all shown reviews of each of these profiles come to. */
export async function countReviews(
  { db }: Context,
  profileIds: readonly number[],
): Promise<Map<number, { reviews: number; ratingSum: number }>> {
  const rows = await repository.listKept(db, profileIds);
  return new Map(
    rows.map((kept) => [kept.profileId, { reviews: countOf(kept), ratingSum: ratingSumOf(kept) }]),
  );
}

/** Whom a review is about; null when they have gone. */
export async function findReviewed({ db }: Context, reviewId: number): Promise<number | null> {
  return (await repository.findReview(db, reviewId))?.subjectProfileId ?? null;
}
