import { stageOf } from "#contract/badges/badge-catalogue.ts";
import { daysBefore } from "#contract/privacy/retention.ts";
import type { AvailabilityPeriod, OfferedService } from "#contract/profile-parts.ts";
import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import { toInstant } from "#contract/shared/dates.ts";
import { familyInitial } from "#contract/shared/family-name.ts";
import { type PublicSitter, type SitterCard, viewDays } from "#contract/sitters.ts";
import type { Db } from "#server/db/database.ts";
import { findCautionsIn } from "#server/domains/safety/cautions/cautions.service.ts";
import { isBlockedBy } from "#server/domains/safety/safety.service.ts";
import type { Context, ViewerContext, VisitorContext } from "#server/platform/context.ts";
import { notFound } from "#server/platform/http/problem.ts";
import { presentImage } from "#server/platform/images/stored-images.ts";
import { countViewsOf } from "#server/platform/visits/visit-figures.ts";
import { findCertificateSeenOn } from "../certificates/certificates.service.ts";
import { type ImageRow, listImages } from "../profile-images.repository.ts";
import { findLists, type ProfileLists } from "../profile-parts.repository.ts";
import type { ProfilesPorts } from "../profiles.ports.ts";
import {
  presentDetails,
  presentPeriod,
  presentProfileImage,
  presentServices,
} from "../profiles.presenter.ts";
import type { ProfileRow } from "../profiles.repository.ts";
import { awayUntilOf } from "../profiles.rules.ts";
import { findFavoritesAmong, listFavoriteIds } from "./favorites.repository.ts";
import { findCardRows, type SitterCardRow } from "./sitter-cards.repository.ts";
import { findSitters, type SitterRow } from "./sitters.repository.ts";
import { publicActivity } from "./sitters.rules.ts";

/** To the hour, of sitters and owners alike. */
export function publicActivityOf(lastActiveAt: Date): Date {
  return publicActivity(lastActiveAt);
}

/** 404 for who is not to be found; one's own page shows before it is published. */
export async function getVisibleSitter(
  { db, viewer }: Context & Pick<VisitorContext, "viewer">,
  { profileId }: { profileId: number },
): Promise<SitterRow> {
  const [sitter] = await findSitters(db, [profileId]);
  if (!sitter) throw notFound();
  const isOwn = sitter.profile.userId === viewer?.userId;
  if (!isOwn && !sitter.isFindable) throw notFound();
  return sitter;
}

export async function getPublicSitter(
  ctx: Context<"places"> & Pick<VisitorContext, "viewer">,
  { profileId }: { profileId: number },
): Promise<PublicSitter> {
  return describeSitter(ctx, await getVisibleSitter(ctx, { profileId }));
}

type Busy = readonly { from: string; until: string }[];

/** Whether they are published or not: for a domain that knows that the two know each other. */
export async function getKnownSitter(
  ctx: Context<"places"> & Pick<VisitorContext, "viewer">,
  { profileId, busy }: { profileId: number; busy: Busy },
): Promise<PublicSitter> {
  const [sitter] = await findSitters(ctx.db, [profileId]);
  if (!sitter) throw notFound();
  return withBusyDays(ctx, await describeSitter(ctx, sitter), busy);
}

/**
 * When the calendar of a sitter's page shows them as away. Null without such a sitter; whether the page is
 * open to this viewer is for the caller to know.
 */
export async function findShownAsAway(
  { db, now }: Context,
  { profileId, busy }: { profileId: number; busy: Busy },
): Promise<{ isFindable: boolean; away: AvailabilityPeriod[] } | null> {
  const [sitter] = await findSitters(db, [profileId]);
  if (!sitter) return null;
  const today = dayInAmsterdam(now);
  const { availabilityPeriods } = await findLists(db, profileId);
  const periods = [
    ...shownPeriods(sitter.profile, availabilityPeriods, today),
    ...busyPeriods(busy, today),
  ];
  return { isFindable: sitter.isFindable, away: periods.filter(({ kind }) => kind === "away") };
}

async function describeSitter(
  { db, now, places, viewer }: Context<"places"> & Pick<VisitorContext, "viewer">,
  sitter: SitterRow,
): Promise<PublicSitter> {
  const { profile, address, user } = sitter;
  const profileId = profile.id;
  const lists = await findLists(db, profileId);
  const images = await listImages(db, profileId);
  const favorites = viewer ? await listFavoriteIds(db, viewer.userId) : [];
  const row = cardRowOf(sitter, { services: lists.services, images });
  const today = dayInAmsterdam(now);
  const place = await places.findByName(address.citySlug);
  const isOwn = profile.userId === viewer?.userId;
  return {
    ...presentDetails(profile, lists),
    ...presentCard(row),
    isFavorite: favorites.includes(profileId),
    lastInitial: familyInitial(user.lastName ?? ""),
    province: place?.province,
    latitude: address.publicLatitude,
    longitude: address.publicLongitude,
    gender: user.gender ?? undefined,
    images: images.map(presentProfileImage),
    availabilityPeriods: shownPeriods(profile, lists.availabilityPeriods, today),
    responseRate: profile.responseRate ?? undefined,
    bookingsKept: profile.bookingsKept,
    bookingsCancelled: profile.bookingsCancelled,
    memberSince: dayInAmsterdam(profile.createdAt),
    isEmailConfirmed: user.emailVerifiedAt !== null,
    certificateSeenOn: (await findCertificateSeenOn({ db, now }, { profileId })) ?? undefined,
    cautions: findCautionsIn([profile.headline, profile.about].join("\n")),
    isOwn,
    isBlocked: await isBlockedBy(db, viewer, profile.userId),
    viewCount: isOwn ? await countViewsOf(db, { profileId, since: viewsSince(now) }) : undefined,
    isPublished: profile.publishedAt !== null,
    awayUntil: awayUntilOf(profile),
  };
}

const viewsSince = (now: Date) => dayInAmsterdam(daysBefore(now, viewDays - 1));

/** What they said themselves. Somebody who is away till a day is so on all days up to it. */
function shownPeriods(
  { awayUntil }: ProfileRow,
  periods: ProfileLists["availabilityPeriods"],
  today: string,
): AvailabilityPeriod[] {
  const shown = periods.filter(({ endOn }) => endOn >= today).map(presentPeriod);
  if (awayUntil === null || awayUntil < today) return shown;
  return [...shown, { kind: "away", startDate: today, endDate: awayUntil }];
}

function busyPeriods(days: Busy, today: string): AvailabilityPeriod[] {
  return days
    .filter(({ until }) => until >= today)
    .map(({ from, until }) => ({ kind: "away", startDate: from, endDate: until }));
}

/** The same with the days on which they are taken: as away, and nobody learns by what. */
export async function getSitterPage(
  ctx: Context<"places"> & Pick<VisitorContext, "viewer"> & { ports: ProfilesPorts },
  { profileId }: { profileId: number },
): Promise<PublicSitter> {
  const sitter = await getPublicSitter(ctx, { profileId });
  return withBusyDays(ctx, sitter, await ctx.ports.findBusyDays(ctx, { profileId }));
}

function withBusyDays({ now }: Context, sitter: PublicSitter, days: Busy): PublicSitter {
  const busy = busyPeriods(days, dayInAmsterdam(now));
  return { ...sitter, availabilityPeriods: [...sitter.availabilityPeriods, ...busy] };
}

/** What a card says to everybody, whoever looks and from wherever. */
export type PlainCard = Omit<SitterCard, "distanceKm" | "isFavorite">;

/** In the order of the ids; those who can't be found any more are left out. */
export async function listPlainCards(db: Db, profileIds: readonly number[]): Promise<PlainCard[]> {
  return (await findCardRows(db, profileIds)).map(presentCard);
}

/** The same for one viewer. */
export async function listSitterCards(
  { db, viewer }: ViewerContext,
  { profileIds }: { profileIds: readonly number[] },
): Promise<SitterCard[]> {
  const cards = await listPlainCards(db, profileIds);
  const favorites = await findFavoritesAmong(db, viewer.userId, profileIds);
  return cards.map((card) => ({ ...card, isFavorite: favorites.has(card.id) }));
}

function presentCard(row: SitterCardRow): PlainCard {
  const lastActiveAt = row.lastActive === null ? null : new Date(row.lastActive * 1_000);
  return {
    id: row.id,
    firstName: row.firstName,
    city: row.city,
    citySlug: row.citySlug,
    neighborhood: row.neighborhood ?? undefined,
    headline: row.headline ?? undefined,
    picture: row.picture ? presentImage(row.picture) : undefined,
    services: presentServices(row.services),
    animalCategories: row.animalCategories,
    professionalTypes: row.professionalTypes,
    lastActiveAt: lastActiveAt ? toInstant(publicActivity(lastActiveAt)) : undefined,
    rating: row.reviewCount > 0 ? row.ratingSum / row.reviewCount : undefined,
    reviewCount: row.reviewCount,
    responseMinutes: row.responseMinutes ?? undefined,
    referenceCount: row.referenceCount,
    badges: row.badges,
    stage: row.badges.length > 0 ? stageOf(row.badgePoints) : undefined,
  };
}

/** A whole sitter's, which others may not see yet. */
function cardRowOf(
  { profile, address, user }: SitterRow,
  { services, images }: Pick<SitterCardRow, "services"> & { images: ImageRow[] },
): SitterCardRow {
  const { id, headline, animalCategories, professionalTypes } = profile;
  const { ratingSum, reviewCount, responseMinutes, referenceCount, badges, badgePoints } = profile;
  const { city, citySlug, neighborhood } = address;
  return {
    id,
    headline,
    animalCategories,
    professionalTypes,
    ratingSum,
    reviewCount,
    responseMinutes,
    referenceCount,
    badges,
    badgePoints,
    city,
    citySlug,
    neighborhood,
    services,
    firstName: user.firstName,
    picture: images.find((image) => image.profileImage) ?? images[0] ?? null,
    lastActive: user.lastActiveAt && user.lastActiveAt.getTime() / 1_000,
  };
}

/** When a sitter has said to be away; both ends included. */
export async function listAwayDays(db: Db, profileId: number): Promise<Busy> {
  return (await findLists(db, profileId)).availabilityPeriods
    .filter(({ kind }) => kind === "away")
    .map(({ startOn, endOn }) => ({ from: startOn, until: endOn }));
}

/** What a sitter offers and at which price, for who plans care with them. */
export async function listOfferedServices(db: Db, profileId: number): Promise<OfferedService[]> {
  return presentServices((await findLists(db, profileId)).services);
}
