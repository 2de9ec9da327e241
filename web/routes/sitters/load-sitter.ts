import { redirect } from "react-router";
import { mostReferences, type Reference } from "#contract/references.ts";
import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import type { Locale } from "#contract/shared/locale.ts";
import { placeLine } from "#contract/shared/place-line.ts";
import type { PublicSitter, SitterCard } from "#contract/sitters.ts";
import { urls, urlsFor } from "#contract/urls/urls.ts";
import type { ReviewsPage } from "#web/features/reviews/reviews-section.tsx";
import { lowestPrice } from "#web/features/sitters/prices.ts";
import type { NamedDiploma } from "#web/features/sitters/sitter-sections.tsx";
import { type SitterWords, structuredData } from "#web/features/sitters/structured-data.ts";
import { notFound, type Page } from "#web/lib/page/page.server.ts";
import type { PageMeta } from "#web/lib/page/page-meta.ts";
import { shareVersion } from "#web/lib/page/share-version.server.ts";
import { formatMoney } from "#web/lib/text/formatting.ts";
import { type Activity, activityOf } from "#web/lib/time/activity.ts";
import { loadReviewsOf } from "../reviews/load-reviews-of.ts";

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

type Flags = { coverImage: boolean; profileImage: boolean };

/**
 * The cover first and the face last, which stands beside the name already; without a cover the face
 * first. The rest as it was put.
 */
export function galleryOrder<Image extends Flags>(images: readonly Image[]): Image[] {
  const hasCover = images.some(({ coverImage }) => coverImage);
  const rank = ({ coverImage, profileImage }: Flags) => {
    if (coverImage) return 0;
    if (profileImage) return hasCover ? 3 : 1;
    return 2;
  };
  return images.toSorted((a, b) => rank(a) - rank(b));
}

type SitterNames = {
  languages: string[];
  races: string[];
  diplomas: NamedDiploma[];
};

/** Made once: making one takes far longer than using it. */
const languageNames = {
  nl: new Intl.DisplayNames("nl", { type: "language" }),
  en: new Intl.DisplayNames("en", { type: "language" }),
} satisfies Record<Locale, Intl.DisplayNames>;

/**
 * What a profile has as codes, by name. Here and not in the browser: the catalogue is long, and
 * browsers don't agree on the names of languages.
 */
async function loadNames(page: Page, sitter: PublicSitter): Promise<SitterNames> {
  const hasCodes = sitter.races.length > 0 || sitter.diplomas.some(({ code }) => code);
  const catalogue = hasCodes ? await page.call("catalogue.get", {}) : { races: [], diplomas: [] };
  return {
    languages: sitter.languages.map((code) => languageNames[page.locale].of(code) ?? code),
    races: sitter.races.flatMap((code) => {
      const race = catalogue.races.find((each) => each.code === code);
      return race ? [race.name] : [];
    }),
    diplomas: sitter.diplomas.flatMap(({ code, name, institute, year }) => {
      const known = catalogue.diplomas.find((each) => each.code === code)?.name ?? name;
      if (!known) return [];
      return [{ name: known, ...(institute ? { institute } : {}), ...(year ? { year } : {}) }];
    }),
  };
}

type SitterDescription = {
  title: string;
  description: string;
  image: string;
} & Pick<SitterWords, "serviceName" | "above">;

/** The page in a line or two, for search engines and for whoever gets its link. */
function describeSitter(page: Page, sitter: PublicSitter): SitterDescription {
  const t = page.texts("sitters");
  const care = page.texts("care");
  const { firstName: name, city, headline = "" } = sitter;
  const place = placeLine(sitter, page.locale);
  const urls = urlsFor(page.locale);
  const lowest = lowestPrice(sitter.services);
  const words = lowest
    ? t("meta.description", {
        name,
        place,
        headline,
        price: formatMoney(lowest.priceCents),
        unit: care(`units.${lowest.unit}`),
      })
    : t("meta.descriptionWithoutPrice", { name, place, headline });
  return {
    title: t("meta.title", { name, city }),
    description: words.trim(),
    image: sharedPicture(page, sitter),
    serviceName: (type) => t("meta.serviceIn", { service: care(`services.${type}.name`), city }),
    above: [
      { name: t("meta.search"), url: new URL(urls.search(), page.origin).href },
      { name: city, url: new URL(urls.search(sitter.citySlug), page.origin).href },
    ],
  };
}

function sharedPicture({ locale }: Page, sitter: PublicSitter): string {
  const { id, firstName, neighborhood, city, headline, picture, services } = sitter;
  const offered = services.map(({ serviceType }) => serviceType);
  const place = [neighborhood, city];
  const { animalCategories } = sitter;
  return urlsFor(locale).ogSitter(
    id,
    shareVersion(firstName, place, headline, picture?.url, offered, animalCategories),
  );
}
