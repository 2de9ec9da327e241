import { redirect } from "react-router";
import { type PublicSitter, sittersEndpoints } from "#contract/sitters.ts";
import { structuredData } from "#web/features/sitters/structured-data.ts";
import { notFound, type Page } from "#web/lib/page.server.ts";
import type { PageMeta } from "#web/lib/page-meta.ts";
import { todayInAmsterdam } from "#web/lib/today.ts";
import { urls } from "#web/lib/urls.ts";
import { describeSitter } from "./describe-sitter.ts";
import { loadNames, type SitterNames } from "./load-names.ts";

export type SitterData = {
  sitter: PublicSitter;
  names: SitterNames;
  now: string;
  today: string;
  /** The page's own address, with the site's. */
  url: string;
  meta: PageMeta;
  structured: object;
};

/** Under the wrong place: to the right one, for good. Not there, or not for this visitor: 404. */
export async function loadSitter(
  page: Page,
  { city, id, search }: { city: string; id: string; search: string },
): Promise<SitterData> {
  if (!/^[1-9]\d{0,8}$/.test(id)) notFound(page);
  const { data: sitter } = await page.call(sittersEndpoints.get, { params: { id } });
  const path = urls.sitter(sitter.citySlug, sitter.id);
  if (city !== sitter.citySlug) throw redirect(path + search, 301);

  const { title, description, image, serviceName } = describeSitter(page, sitter);
  const url = new URL(path, page.origin).href;
  const now = new Date();
  return {
    sitter: { ...sitter, images: coverFirst(sitter.images) },
    names: await loadNames(page, sitter),
    now: now.toISOString(),
    today: todayInAmsterdam(now),
    url,
    // One's own page may be unpublished: nothing for search engines then.
    meta: page.meta({
      title,
      description,
      ...(image ? { image } : {}),
      ...(sitter.isPublished ? { path } : {}),
    }),
    structured: structuredData(sitter, { url, description, serviceName }),
  };
}

type Images = PublicSitter["images"];

/** The cover first, then the face, then the order they were put in. */
function coverFirst(images: Images): Images {
  const rank = (image: Images[number]) => (image.coverImage ? 0 : image.profileImage ? 1 : 2);
  return images.toSorted((a, b) => rank(a) - rank(b));
}
