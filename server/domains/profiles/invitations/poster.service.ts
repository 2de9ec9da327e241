import path from "node:path";
import type { OfferedService } from "#contract/profile-parts.ts";
import { type Locale, numberTag } from "#contract/shared/locale.ts";
import { placeLine } from "#contract/shared/place-line.ts";
import { urls } from "#contract/urls/urls.ts";
import en from "#messages/en/poster.json" with { type: "json" };
import nl from "#messages/nl/poster.json" with { type: "json" };
import { productFolder } from "#server/db/product-folder.ts";
import type { ViewerContext } from "#server/platform/context.ts";
import { notFound, unavailable } from "#server/platform/http/problem.ts";
import { imageVariantKey } from "#server/platform/images/store-image.ts";
import { createOwnThread, ThreadBusy } from "#server/platform/own-thread.ts";
import { readAll } from "#server/platform/storage/read-all.ts";
import { createTexts } from "#server/platform/texts.ts";
import { listImages } from "../profile-images.repository.ts";
import { findProfile } from "../profiles.repository.ts";
import { getPublicSitter } from "../sitters/sitters.service.ts";
import type { Poster } from "./poster.pdf.ts";

const text = createTexts({ nl, en });

/** Fonts, drawings and PDF keep a core busy for the better part of a second. */
const drawing = createOwnThread<Poster, Uint8Array>(
  path.join(productFolder, "server/domains/profiles/invitations/poster-thread.ts"),
  { mostWaiting: 6 },
);

/** Also before publishing: one may look at it, and the code leads to the page once it is there. */
export async function makePoster(
  ctx: ViewerContext<"config" | "places" | "storage">,
): Promise<Uint8Array> {
  const { db, viewer, locale } = ctx;
  const profile = await findProfile(db, viewer.userId, "pet_sitter");
  if (!profile) throw notFound();
  const sitter = await getPublicSitter(ctx, { profileId: profile.id });
  const images = await listImages(db, profile.id);
  const face = images.find((image) => image.profileImage) ?? images[0];
  const widest = face && imageVariantKey(face.key, Math.max(...face.widths));
  const picture = widest ? await readAll(ctx.storage, widest) : null;
  const address = new URL(urls.sitter(sitter.citySlug, sitter.id), ctx.config.appUrl);

  return ask({
    picture,
    name: sitter.firstName,
    place: placeLine(sitter, locale),
    headline: sitter.headline ?? text(locale, "headline"),
    services: sitter.services.map((service) => serviceLine(service, locale)),
    animals: sitter.animalCategories
      .map((category) => text(locale, `animals.${category}`))
      .join(", "),
    animalsLabel: text(locale, "animalsLabel"),
    scan: text(locale, "scan"),
    tagline: text(locale, "tagline"),
    url: address.href,
    shownUrl: address.host + address.pathname,
  });
}

async function ask(poster: Poster): Promise<Uint8Array> {
  try {
    return await drawing.ask(poster);
  } catch (error) {
    throw error instanceof ThreadBusy ? unavailable() : error;
  }
}

function serviceLine(service: OfferedService, locale: Locale) {
  const euros = new Intl.NumberFormat(numberTag, {
    style: "currency",
    currency: "EUR",
    minimumFractionDigits: service.priceCents % 100 === 0 ? 0 : 2,
  }).format(service.priceCents / 100);
  return {
    name: text(locale, `services.${service.serviceType}`),
    price: `${euros} ${text(locale, `units.${service.unit}`)}`,
  };
}
