import { createHash } from "node:crypto";
import type { StoredImage } from "#contract/shared/images.ts";
import { placeLine } from "#contract/shared/place-line.ts";
import careEn from "#messages/en/care.json" with { type: "json" };
import sittersEn from "#messages/en/sitters.json" with { type: "json" };
import careNl from "#messages/nl/care.json" with { type: "json" };
import sittersNl from "#messages/nl/sitters.json" with { type: "json" };
import { getPublicSitter } from "#server/domains/profiles/sitters/sitters.service.ts";
import { getPublicRequest } from "#server/domains/requests/public-requests.service.ts";
import type { AnswerCache } from "#server/platform/caching/answer-cache.ts";
import type { Context, VisitorContext } from "#server/platform/context.ts";
import { unavailable } from "#server/platform/http/problem.ts";
import { publicFilesPath } from "#server/platform/images/stored-images.ts";
import { readAll } from "#server/platform/storage/read-all.ts";
import type { Storage } from "#server/platform/storage/storage.ts";
import type { ShareFacts } from "./share-picture.drawing.ts";

export type LinkContext = Context<"places"> & Pick<VisitorContext, "locale">;

/** A picture as it will be drawn. */
export type ShareSubject = {
  facts: ShareFacts;
  picture?: StoredImage | undefined;
  /** A drawing of ours by its name, where there is no photo. */
  hero?: string;
};

const texts = {
  nl: { care: careNl, sitters: sittersNl },
  en: { care: careEn, sitters: sittersEn },
};

/** 404 for whom a guest can't find: what is shared is what everybody may see. */
export async function getSitterSubject(
  ctx: LinkContext,
  { id }: { id: number },
): Promise<ShareSubject> {
  const sitter = await getPublicSitter({ ...ctx, viewer: null }, { profileId: id });
  const { firstName, headline = "", services, animalCategories } = sitter;
  const { serviceNames } = texts[ctx.locale].sitters;
  return {
    picture: sitter.picture,
    facts: {
      heading: firstName,
      place: placeLine(sitter, ctx.locale),
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
  ctx: LinkContext,
  { id }: { id: number },
): Promise<ShareSubject> {
  const request = await getPublicRequest({ ...ctx, viewer: null }, { requestId: id });
  const { care } = texts[ctx.locale];
  const categories = request.animals.map(({ category }) => category);
  return {
    picture: request.picture,
    facts: {
      heading: request.title,
      place: placeLine(request, ctx.locale),
      line: request.animals
        .map(({ name, category }) => `${name} (${care.animals[category].toLowerCase()})`)
        .join(", "),
      chips: request.serviceTypes.map((type) => care.services[type].name),
      animals: [...new Set(categories)],
    },
  };
}

/** Names what is on it: the same facts and photo are the same picture, whoever asks. */
export function keyOf({ facts, picture, hero }: ShareSubject): string {
  return createHash("sha256")
    .update(JSON.stringify([facts, picture?.url, hero]))
    .digest("base64url");
}

/** Wide enough for the half of the sheet that it fills. */
const photoWidth = 640;
/** So many are drawn or wait for it; each takes a good part of a second. */
const mostUnderway = 12;

type Parts = { storage: Storage; cache: AnswerCache<Buffer> };
export type SharePictures = { draw(subject: ShareSubject): Promise<Buffer> };

/**
 * Drawn when it is asked for and kept in memory for a while, never in storage: it has a name and a
 * face on it, and must be gone when its person is.
 */
export function createSharePictures({ storage, cache }: Parts): SharePictures {
  let underway = 0;
  let last: Promise<unknown> = Promise.resolve();

  async function make({ facts, picture, hero }: ShareSubject): Promise<Buffer> {
    // Loaded with the first one: fonts are a lot to bring along for a start.
    const { drawHero, drawSharePicture } = await import("./share-picture.drawing.ts");
    if (hero) return drawSharePicture(facts, drawHero(hero));
    const photo = picture && (await readAll(storage, fileOf(picture)));
    return drawSharePicture(facts, photo ? { picture: photo } : null);
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

  return { draw: (subject) => cache.get(keyOf(subject), () => inTurn(subject)) };
}

/** The key in storage of the size that is wide enough. */
function fileOf({ url, sizes }: StoredImage): string {
  const wideEnough = sizes.find(({ width }) => width >= photoWidth);
  return (wideEnough?.url ?? url).slice(publicFilesPath.length + 1);
}
