import type { PublicRequest } from "#contract/requests/public-requests.ts";
import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import { placeLine } from "#contract/shared/place-line.ts";
import { urlsFor } from "#contract/urls/urls.ts";
import type { RequestWords } from "#web/features/requests/structured-data.ts";
import { daysInWords } from "#web/features/requests/when-words.ts";
import type { Page } from "#web/lib/page/page.server.ts";
import { shareVersion } from "#web/lib/page/share-version.server.ts";
import { joinWords } from "#web/lib/text/join-words.ts";

export type RequestDescription = Pick<RequestWords, "careName" | "above"> & {
  title: string;
  description: string;
  image: string;
};

/** The page in a line or two, for search engines and for whoever gets its link. */
export function describeRequest(page: Page, request: PublicRequest): RequestDescription {
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
