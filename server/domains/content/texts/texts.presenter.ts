import type { Article, ArticleCard, FaqText } from "#contract/content/texts.ts";
import type { WebsitePage } from "#contract/content.ts";
import type { ProfileType } from "#contract/profiles.ts";
import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import { outlineOf, type Pictures, type RenderedText, renderSections } from "../markdown.ts";
import type { TextHead, TextRow } from "./texts.repository.ts";
import { parseSettings, withProductName } from "./texts.rules.ts";

/** Its words as HTML: the part of a text that takes time, and stays as it is while the version does. */
export function renderText(
  { markdown }: Pick<TextRow, "markdown">,
  pictures: Pictures,
): RenderedText {
  return renderSections(withProductName(markdown), pictures);
}

/** The pictures that a version shows in its text. */
export function picturesIn({ markdown }: Pick<TextRow, "markdown">): number[] {
  return outlineOf(markdown).pictures.flatMap(({ id }) => id ?? []);
}

/** The picture that a version opens with, if that is none of our drawings. */
export function heroPictureOf({ settings }: Pick<TextRow, "settings">): number | null {
  const [, id] = /^picture-(\d+)$/.exec(String(settings.hero)) ?? [];
  return id ? Number(id) : null;
}

function heroOf(row: Pick<TextRow, "settings">, pictures: Pictures) {
  const heroImage = pictures.get(heroPictureOf(row) ?? 0);
  return heroImage ? { heroImage } : {};
}

export function presentPage(
  row: TextRow,
  { rendered, pictures }: { rendered: RenderedText; pictures: Pictures },
): Omit<WebsitePage, "operator" | "related"> {
  const { slug, title, description, lead, publishedAt } = row;
  const head = {
    id: slug,
    title: withProductName(title),
    description: withProductName(description),
    version: dayInAmsterdam(publishedAt),
    ...(lead === null ? {} : { lead: withProductName(lead) }),
    ...rendered,
  };
  if (row.kind === "animal") {
    const { animal, service, search, audience } = parseSettings("animal", row.settings);
    return { ...head, kind: row.kind, audience, search: { animal, service, word: search } };
  }
  if (row.kind === "legal") {
    return { ...head, kind: row.kind, version: parseSettings("legal", row.settings).version };
  }
  const kind = row.kind === "dynamic" ? "dynamic" : "info";
  const { audience, hero } = parseSettings(kind, row.settings);
  return { ...head, kind, audience, ...(hero ? { hero } : {}), ...heroOf(row, pictures) };
}

const profileTypeOf: Readonly<Record<string, ProfileType | undefined>> = {
  owner: "pet_owner",
  sitter: "pet_sitter",
};

export function presentFaq(row: TextRow, { sections }: RenderedText): FaqText {
  const profileType = profileTypeOf[parseSettings("faq", row.settings).audience];
  return {
    ...(profileType ? { profileType } : {}),
    title: withProductName(row.title),
    description: withProductName(row.description),
    lead: withProductName(row.lead ?? ""),
    groups: sections.map(({ id, title, parts }) => ({ id, title, questions: parts })),
  };
}

export function presentCard(row: TextHead, pictures: Pictures): ArticleCard {
  const { topic, hero, minutes } = parseSettings("article", row.settings);
  return {
    slug: row.slug,
    title: withProductName(row.title),
    description: withProductName(row.description),
    topic,
    hero,
    ...heroOf(row, pictures),
    minutes,
    author: withProductName(row.author ?? "{{product}}"),
    publishedOn: dayInAmsterdam(row.firstPublishedAt),
    updatedOn: dayInAmsterdam(row.publishedAt),
  };
}

export function presentArticle(
  row: TextRow,
  {
    rendered,
    related,
    pictures,
  }: { rendered: RenderedText; related: readonly ArticleCard[]; pictures: Pictures },
): Article {
  return { ...presentCard(row, pictures), ...rendered, related: [...related] };
}
