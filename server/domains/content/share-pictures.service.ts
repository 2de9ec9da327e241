import { createHash } from "node:crypto";
import type { StoredImage } from "#contract/shared/images.ts";
import type { Locale } from "#contract/shared/locale.ts";
import { placeLine } from "#contract/shared/place-line.ts";
import careEn from "#messages/en/care.json" with { type: "json" };
import sittersEn from "#messages/en/sitters.json" with { type: "json" };
import careNl from "#messages/nl/care.json" with { type: "json" };
import sittersNl from "#messages/nl/sitters.json" with { type: "json" };
import type { Db } from "#server/db/database.ts";
import { getPublicSitter } from "#server/domains/profiles/sitters/sitters.service.ts";
import { getPublicRequest } from "#server/domains/requests/public-requests.service.ts";
import { unavailable } from "#server/platform/http/problem.ts";
import { publicFilesPath } from "#server/platform/images/kept-images.ts";
import type { Platform } from "#server/platform/platform.ts";
import { readAll } from "#server/platform/storage/read-all.ts";
import type { ShareFacts } from "./share-picture.drawing.ts";
import type { ShortMemory } from "./short-memory.ts";

type Parts = Pick<Platform, "places" | "clock" | "storage" | "appKey">;

/** A picture as it will be drawn. */
export type ShareSubject = { facts: ShareFacts; picture: StoredImage | undefined };

const texts = {
  nl: { care: careNl, sitters: sittersNl },
  en: { care: careEn, sitters: sittersEn },
};

/** 404 for whom a guest can't find: what is shared is what everybody may see. */
export async function getSitterSubject(
  parts: Parts,
  db: Db,
  profileId: number,
  locale: Locale,
): Promise<ShareSubject> {
  const sitter = await getPublicSitter(parts, db, null, profileId);
  const { firstName, headline = "", services, animalCategories } = sitter;
  const { serviceNames } = texts[locale].sitters;
  return {
    picture: sitter.picture,
    facts: {
      heading: firstName,
      place: placeLine(sitter, locale),
      line: headline,
      chips: services.map((service) =>
        serviceNames[service.serviceType].replace("{{name}}", firstName),
      ),
      animals: animalCategories,
    },
  };
}

/** The same for a request: 404 once sitters can't see it any more. */
export async function getRequestSubject(
  parts: Parts,
  db: Db,
  requestId: number,
  locale: Locale,
): Promise<ShareSubject> {
  const request = await getPublicRequest(parts, db, null, requestId);
  const { care } = texts[locale];
  const categories = request.animals.map(({ category }) => category);
  return {
    picture: request.picture,
    facts: {
      heading: request.title,
      place: placeLine(request, locale),
      line: request.animals
        .map(({ name, category }) => `${name} (${care.animals[category].toLowerCase()})`)
        .join(", "),
      chips: request.serviceTypes.map((type) => care.services[type].name),
      animals: [...new Set(categories)],
    },
  };
}

/** Names what is on it: the same facts and photo are the same picture, whoever asks. */
export function keyOf({ facts, picture }: ShareSubject): string {
  return createHash("sha256")
    .update(JSON.stringify([facts, picture?.url]))
    .digest("base64url");
}

/** Wide enough for the half of the sheet that it fills. */
const photoWidth = 640;
/** So many are drawn or wait for it; each takes a good part of a second. */
const mostUnderway = 12;

export type SharePictures = { draw(subject: ShareSubject): Promise<Buffer> };

/**
 * Drawn when it is asked for and kept in memory for a while, never in storage: it has a name and a
 * face on it, and must be gone when its person is.
 */
export function createSharePictures(parts: Parts, memory: ShortMemory<Buffer>): SharePictures {
  let underway = 0;
  let last: Promise<unknown> = Promise.resolve();

  async function make({ facts, picture }: ShareSubject): Promise<Buffer> {
    // Loaded with the first one: fonts are a lot to bring along for a start.
    const { drawSharePicture } = await import("./share-picture.drawing.ts");
    return drawSharePicture(facts, picture ? await readAll(parts.storage, fileOf(picture)) : null);
  }

  async function inTurn(subject: ShareSubject): Promise<Buffer> {
    if (underway >= mostUnderway) throw unavailable();
    underway += 1;
    const drawn = last
      .then(() => make(subject))
      .finally(() => {
        underway -= 1;
      });
    last = drawn.catch(() => undefined);
    return drawn;
  }

  return { draw: (subject) => memory.get(keyOf(subject), () => inTurn(subject)) };
}

/** The key in storage of the size that is wide enough. */
function fileOf({ url, sizes }: StoredImage): string {
  const wideEnough = sizes.find(({ width }) => width >= photoWidth);
  return (wideEnough?.url ?? url).slice(publicFilesPath.length + 1);
}
