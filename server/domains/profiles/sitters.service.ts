import { toInstant } from "#contract/shared/dates.ts";
import type { PublicSitter, SitterCard } from "#contract/sitters.ts";
import type { Db } from "#server/db/database.ts";
import { dayInAmsterdam } from "#server/platform/clock.ts";
import { notFound } from "#server/platform/http/problem.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { Viewer } from "#server/platform/sessions/viewer.ts";
import { listFavoriteIds } from "./favorites.repository.ts";
import { listImages } from "./profile-images.repository.ts";
import { findLists } from "./profile-parts.repository.ts";
import {
  pictureOf,
  presentDetails,
  presentPeriod,
  presentProfileImage,
  presentServices,
} from "./profiles.presenter.ts";
import {
  type CardParts,
  findCardParts,
  findSitters,
  type SitterRow,
} from "./sitters.repository.ts";
import { isFindable, publicActivity } from "./sitters.rules.ts";

type Parts = Pick<Platform, "places" | "clock">;

/** 404 for who is not to be found; one's own page shows before it is published. */
export async function getVisibleSitter(
  db: Db,
  viewer: Viewer | null,
  profileId: number,
): Promise<SitterRow> {
  const [sitter] = await findSitters(db, [profileId]);
  if (!sitter) throw notFound();
  const isOwn = sitter.profile.userId === viewer?.userId;
  if (!isOwn && !isFindable(sitter)) throw notFound();
  return sitter;
}

export async function getPublicSitter(
  parts: Parts,
  db: Db,
  viewer: Viewer | null,
  profileId: number,
): Promise<PublicSitter> {
  const sitter = await getVisibleSitter(db, viewer, profileId);
  const { profile, address, user } = sitter;
  const lists = await findLists(db, profileId);
  const images = await listImages(db, profileId);
  const favorites = viewer ? await listFavoriteIds(db, viewer.userId) : [];
  const today = dayInAmsterdam(parts.clock.now());
  const place = await parts.places.findByName(address.city);
  return {
    ...presentDetails(profile, lists),
    ...(await presentCard(parts, sitter, { services: lists.services, images }, favorites)),
    lastInitial: user.lastName?.slice(0, 1),
    province: place?.province,
    latitude: address.publicLatitude,
    longitude: address.publicLongitude,
    gender: user.gender ?? undefined,
    images: images.map(presentProfileImage),
    availabilityPeriods: lists.availabilityPeriods
      .filter(({ endOn }) => endOn >= today)
      .map(presentPeriod),
    memberSince: dayInAmsterdam(profile.createdAt),
    isEmailConfirmed: user.emailVerifiedAt !== null,
    isOwn: profile.userId === viewer?.userId,
    isPublished: profile.publishedAt !== null,
  };
}

/** In the order of the ids; those who can't be found any more are left out. */
export async function listSitterCards(
  parts: Pick<Platform, "places">,
  db: Db,
  viewer: Viewer | null,
  profileIds: readonly number[],
): Promise<SitterCard[]> {
  const rows = (await findSitters(db, profileIds)).filter(isFindable);
  const favorites = viewer ? await listFavoriteIds(db, viewer.userId) : [];
  const cardParts = await findCardParts(db, profileIds);
  const cards: SitterCard[] = [];
  for (const profileId of profileIds) {
    const sitter = rows.find((row) => row.profile.id === profileId);
    const own = cardParts.get(profileId);
    if (sitter && own) cards.push(await presentCard(parts, sitter, own, favorites));
  }
  return cards;
}

async function presentCard(
  { places }: Pick<Platform, "places">,
  { profile, address, user }: SitterRow,
  { services, images }: CardParts,
  favorites: readonly number[],
): Promise<SitterCard> {
  const place = await places.findByName(address.city);
  return {
    id: profile.id,
    firstName: user.firstName,
    city: address.city,
    citySlug: place?.slug ?? toSlug(address.city),
    neighborhood: address.neighborhood ?? undefined,
    headline: profile.headline ?? undefined,
    picture: pictureOf(images),
    services: presentServices(services),
    animalCategories: profile.animalCategories,
    professionalTypes: profile.professionalTypes,
    lastActiveAt: user.lastActiveAt ? toInstant(publicActivity(user.lastActiveAt)) : undefined,
    isFavorite: favorites.includes(profile.id),
  };
}

/** For a place that our list doesn't know. */
function toSlug(name: string): string {
  return (
    name
      .normalize("NFD")
      .replace(/\p{M}/gu, "")
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-|-$/g, "") || "nederland"
  );
}
