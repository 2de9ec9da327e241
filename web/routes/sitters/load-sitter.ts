import { redirect } from "react-router";
import { mostReferences, type Reference } from "#contract/references.ts";
import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import type { PublicSitter, SitterCard } from "#contract/sitters.ts";
import { urls } from "#contract/urls/urls.ts";
import type { ReviewsPage } from "#web/features/reviews/reviews-section.tsx";
import { structuredData } from "#web/features/sitters/structured-data.ts";
import { notFound, type Page } from "#web/lib/page/page.server.ts";
import type { PageMeta } from "#web/lib/page/page-meta.ts";
import { type Activity, activityOf } from "#web/lib/time/activity.ts";
import { loadReviewsOf } from "../reviews/load-reviews-of.ts";
import { describeSitter } from "./describe-sitter.ts";
import { galleryOrder } from "./gallery-order.ts";
import { loadNames, type SitterNames } from "./load-names.ts";

export type SitterData = {
  sitter: PublicSitter;
  names: SitterNames;
  reviews: ReviewsPage | null;
  references: Reference[];
  /** Others, for who would like to compare. */
  nearby: SitterCard[];
  /** The room of an owner who is in contact with this sitter. */
  contactRoomId: number | null;
  /** Said here: a browser takes long to make what knows the days of Amsterdam. */
  activity: Activity | null;
  today: string;
  /** The page's own address, with the site's. */
  url: string;
  meta: PageMeta;
  structured: object[];
};

/** Under the wrong place: to the right one, for good. Not there, or not for this visitor: 404. */
export async function loadSitter(
  page: Page,
  { city, id, search }: { city: string; id: string; search: string },
): Promise<SitterData> {
  if (!/^[1-9]\d{0,8}$/.test(id)) notFound(page);
  const { data: sitter } = await page.call("sitters.get", { params: { id } });
  const path = urls.sitter(sitter.citySlug, sitter.id);
  if (city !== sitter.citySlug) throw redirect(path + search, 301);
  if (!sitter.isOwn) page.visited({ what: "sitter", sitterProfileId: sitter.id });

  const { title, description, image, serviceName, above } = describeSitter(page, sitter);
  const url = new URL(path, page.origin).href;
  const now = page.now;
  const [names, nearby, contactRoomId, reviews, references] = await Promise.all([
    loadNames(page, sitter),
    loadNearby(page, sitter),
    findContact(page, sitter),
    loadReviewsOf(page, { profileType: "pet_sitter", profileId: sitter.id, search }),
    loadReferences(page, sitter),
  ]);
  return {
    sitter: { ...sitter, images: galleryOrder(sitter.images) },
    names,
    nearby,
    contactRoomId,
    reviews,
    references,
    activity: activityOf(sitter.lastActiveAt, now),
    today: dayInAmsterdam(now),
    url,
    // One's own page may be unpublished: nothing for search engines then.
    meta: page.meta({
      title,
      description,
      image,
      ...(sitter.isPublished ? { path } : {}),
    }),
    structured: structuredData(sitter, { url, description, serviceName, above }),
  };
}

/** All of them: nobody has more than ten. The page does without where they can't be told. */
async function loadReferences(page: Page, { id }: PublicSitter): Promise<Reference[]> {
  const asked = { params: { profileId: String(id) }, query: { limit: String(mostReferences) } };
  return (await page.spare("references.listForProfile", asked))?.data ?? [];
}

/** Nobody else is asked about: what guests see is the same for all of them. */
async function findContact(page: Page, { id, isOwn }: PublicSitter): Promise<number | null> {
  if (!page.hasSession || isOwn) return null;
  const params = { profileId: String(id) };
  const room = (await page.spare("chat.findWithProfile", { params }))?.data;
  const isOwner = room?.profiles.some((side) => side.isOwn && side.profileType === "pet_owner");
  const isOpen = room?.acceptanceStatus === "pending" || room?.acceptanceStatus === "accepted";
  return room && isOwner && isOpen ? room.id : null;
}

const nearbyKm = 15;
const nearbyShown = 4;

async function loadNearby(page: Page, sitter: PublicSitter): Promise<SitterCard[]> {
  const { latitude, longitude, id } = sitter;
  const found = await page.spare("search.sitters", {
    query: { latitude, longitude, distance: nearbyKm, exceptIds: [String(id)], limit: "5" },
  });
  return found?.data.slice(0, nearbyShown) ?? [];
}
