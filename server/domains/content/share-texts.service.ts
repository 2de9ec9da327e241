import { type SearchWord, type SearchWordKey, searchWords } from "#contract/urls/search-words.ts";
import contentEn from "#messages/en/content.json" with { type: "json" };
import placePageEn from "#messages/en/place-page.json" with { type: "json" };
import contentNl from "#messages/nl/content.json" with { type: "json" };
import placePageNl from "#messages/nl/place-page.json" with { type: "json" };
import type { Db } from "#server/db/database.ts";
import { notFound } from "#server/platform/http/problem.ts";
import { createTexts } from "#server/platform/texts.ts";
import type { LinkContext, ShareSubject } from "./share-pictures.service.ts";
import { findPictures } from "./texts/pictures.repository.ts";
import { heroPictureOf } from "./texts/texts.presenter.ts";
import { findTexts, listHeads, type TextRow } from "./texts/texts.repository.ts";
import { parseSettings, withProductName } from "./texts/texts.rules.ts";

const t = createTexts({ nl: contentNl, en: contentEn });
const placeTexts = createTexts({ nl: placePageNl, en: placePageEn });
const words: readonly (SearchWord & { nl: SearchWordKey })[] = searchWords;

/** An article by its title, with the drawing that it opens with. 404 while it is not out. */
export async function getArticleSubject(
  { db, now, locale }: LinkContext,
  { slug }: { slug: string },
): Promise<ShareSubject> {
  const [head] = await listHeads(db, { space: "blog", slugs: [slug], locale, now });
  if (!head) throw notFound();
  const { topic, minutes } = parseSettings("article", head.settings);
  return {
    ...(await heroOf(db, head)),
    facts: {
      heading: withProductName(head.title),
      place: `${t(locale, "blog.title")}, ${t(locale, `topics.${topic}`).toLowerCase()}`,
      line: t(locale, "minutes", { count: minutes }),
      chips: [],
      animals: [],
    },
  };
}

/** A page of text: of an animal with that animal, of the others with what they open with. */
export async function getPageSubject(
  { db, now, locale }: LinkContext,
  { slug }: { slug: string },
): Promise<ShareSubject> {
  const [row] = await findTexts(db, { space: "page", slug, locale, now });
  if (!row) throw notFound();
  return {
    ...(row.kind === "animal" ? {} : await heroOf(db, row)),
    facts: {
      heading: withProductName(row.title),
      place: "",
      line: withProductName(row.lead ?? ""),
      chips: [],
      animals: row.kind === "animal" ? [parseSettings("animal", row.settings).animal] : [],
    },
  };
}

/** What a text without a drawing is shared with. */
const anyHero = "scene-near";

/** What it opens with: a picture that was uploaded, or a drawing of ours. */
async function heroOf(
  db: Db,
  { settings }: Pick<TextRow, "settings">,
): Promise<Pick<ShareSubject, "hero" | "picture">> {
  const id = heroPictureOf({ settings });
  if (id === null) return { hero: typeof settings.hero === "string" ? settings.hero : anyHero };
  const picture = (await findPictures(db, [id])).get(id);
  return picture ? { picture } : { hero: anyHero };
}

/** An animal or a service in a place, by the names that its page goes by. */
export async function getPlaceSubject(
  { places, locale }: LinkContext,
  { word, place }: { word: string; place: string },
): Promise<ShareSubject> {
  const wish = words.find(({ nl }) => nl === word);
  const found = await places.findByName(place);
  if (!wish || !found) throw notFound();
  const { animalCategories: animals = [] } = wish.filters;
  const name = placeTexts(locale, `words.${wish.nl}.name`);
  return {
    // A service for any animal has a house to be looked after.
    ...(animals.length > 0 ? {} : { hero: anyHero }),
    facts: {
      heading: placeTexts(locale, "title", { name, place: found.name }),
      place: "",
      line: placeTexts(locale, "share"),
      chips: [],
      animals,
    },
  };
}
