import { data, redirect } from "react-router";
import type { PublicRequest, RequestCard } from "#contract/requests/public-requests.ts";
import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import type { StoredImage } from "#contract/shared/images.ts";
import { placeLine } from "#contract/shared/place-line.ts";
import { urlsFor } from "#contract/urls/urls.ts";
import { type RequestWords, structuredData } from "#web/features/requests/structured-data.ts";
import { daysInWords } from "#web/features/requests/when-words.ts";
import type { ReviewsPage } from "#web/features/reviews/reviews-section.tsx";
import { notFound, type Page } from "#web/lib/page/page.server.ts";
import type { PageMeta } from "#web/lib/page/page-meta.ts";
import { shareVersion } from "#web/lib/page/share-version.server.ts";
import { joinWords } from "#web/lib/text/join-words.ts";
import { loadReviewsOf } from "../reviews/load-reviews-of.ts";
import { loadGone, nearbyKm, nearbyShown } from "./gone-screen.tsx";
import { loadRaceNames } from "./load-race-names.ts";

export type RequestData = {
  request: PublicRequest;
  /** Its own picture, then those of the animals. */
  pictures: StoredImage[];
  /** The breeds of these animals by their code, in the page's language. */
  raceNames: Record<string, string>;
  nearby: RequestCard[];
  /** What sitters say of the owner. */
  reviews: ReviewsPage | null;
  now: string;
  today: string;
  /** The page's own address, with the site's. */
  url: string;
  meta: PageMeta;
  structured: object[];
};

type Address = { pathname: string; search: string; city: string; id: string };

/** Under the wrong place: to the right one, for good. Not active, or not for this visitor: 404. */
export async function loadRequest(page: Page, address: Address) {
  const { pathname, search, city, id } = address;
  if (!/^[1-9]\d{0,8}$/.test(id)) notFound(page);
  const found = await page.find("publicRequests.get", { params: { id } });
  if (!found) return data(await loadGone(page, city), { status: 404 });
  const { data: request } = found;
  const paths = {
    nl: urlsFor("nl").request(request.citySlug, request.id),
    en: urlsFor("en").request(request.citySlug, request.id),
  };
  if (city !== request.citySlug) {
    const isEnglish = pathname.startsWith(`/${paths.en.split("/")[1]}/`);
    throw redirect((isEnglish ? paths.en : paths.nl) + search, 301);
  }

  const { title, description, image, careName, above } = describeRequest(page, request);
  const path = paths[page.locale];
  const url = new URL(path, page.origin).href;
  const now = page.now;
  const [raceNames, nearby, reviews] = await Promise.all([
    loadRaceNames(page, request.animals),
    loadNearby(page, request),
    loadReviewsOf(page, { profileType: "pet_owner", profileId: request.profileId, search }),
  ]);
  return {
    request,
    pictures: picturesOf(request),
    raceNames,
    nearby,
    reviews,
    now: now.toISOString(),
    today: dayInAmsterdam(now),
    url,
    // One's own request may be off: nothing for search engines then.
    meta: page.meta({
      title,
      description,
      image,
      ...(request.isActive ? { path, alternates: paths } : {}),
    }),
    structured: structuredData(request, { url, description, careName, above }),
  } satisfies RequestData;
}

async function loadNearby(page: Page, request: PublicRequest): Promise<RequestCard[]> {
  const { latitude, longitude, id } = request;
  const found = await page.spare("publicRequests.list", {
    query: { latitude, longitude, distance: nearbyKm, exceptIds: [String(id)], limit: "5" },
  });
  return found?.data.slice(0, nearbyShown) ?? [];
}

function picturesOf({ image, animals }: PublicRequest): StoredImage[] {
  return [...(image ? [image] : []), ...animals.flatMap(({ images }) => images)];
}

type RequestDescription = Pick<RequestWords, "careName" | "above"> & {
  title: string;
  description: string;
  image: string;
};

/** The page in a line or two, for search engines and for whoever gets its link. */
function describeRequest(page: Page, request: PublicRequest): RequestDescription {
  const t = page.texts("requests");
  const care = page.texts("care");
  const { title, city, citySlug, serviceTypes, animals } = request;
  const inWords = (words: readonly string[]) => joinWords(words, t("and"));
  const careName = (type: PublicRequest["serviceTypes"][number]) => care(`services.${type}.name`);
  const urls = urlsFor(page.locale);
  const absolute = (path: string) => new URL(path, page.origin).href;
  return {
    title: t("meta.title", { title, city }),
    description: t("meta.description", {
      place: placeLine(request, page.locale),
      services: inWords(serviceTypes.map((type) => careName(type).toLowerCase())),
      animals: inWords(animals.map(({ name }) => name)),
      when: daysInWords(request, {
        t,
        care,
        locale: page.locale,
        today: dayInAmsterdam(page.now),
      }),
    }),
    image: sharedPicture(page, request),
    careName,
    above: [
      { name: t("meta.work"), url: absolute(urls.sitterWork()) },
      { name: city, url: absolute(urls.sitterWork(citySlug)) },
    ],
  };
}

function sharedPicture({ locale }: Page, request: PublicRequest): string {
  const { id, title, neighborhood, city, picture, serviceTypes } = request;
  const animals = request.animals.map(({ name, category }) => [name, category]);
  return urlsFor(locale).ogRequest(
    id,
    shareVersion(title, [neighborhood, city], picture?.url, serviceTypes, animals),
  );
}
