import type { Article, ArticleCard, FaqText } from "#contract/content/texts.ts";
import type { WebsitePage } from "#contract/content.ts";
import type { ProfileType } from "#contract/profiles.ts";
import { dayInAmsterdam } from "#server/platform/clock.ts";
import { type RenderedText, renderSections } from "../markdown.ts";
import type { TextHead, TextRow } from "./texts.repository.ts";
import { parseSettings, withProductName } from "./texts.rules.ts";

/** Its words as HTML: the part of a text that takes time, and stays as it is while the version does. */
export function renderText({ markdown }: Pick<TextRow, "markdown">): RenderedText {
  return renderSections(withProductName(markdown));
}

export function presentPage(
  row: TextRow,
  rendered: RenderedText,
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
  const kind = row.kind === "dynamic" ? "dynamic" : "info";
  const { audience, hero } = parseSettings(kind, row.settings);
  return { ...head, kind, audience, ...(hero ? { hero } : {}) };
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

export function presentCard(row: TextHead): ArticleCard {
  const { topic, hero, minutes } = parseSettings("article", row.settings);
  return {
    slug: row.slug,
    title: withProductName(row.title),
    description: withProductName(row.description),
    topic,
    hero,
    minutes,
    author: withProductName(row.author ?? "{{product}}"),
    publishedOn: dayInAmsterdam(row.firstPublishedAt),
    updatedOn: dayInAmsterdam(row.publishedAt),
  };
}

export function presentArticle(
  row: TextRow,
  { rendered, related }: { rendered: RenderedText; related: readonly TextHead[] },
): Article {
  return { ...presentCard(row), ...rendered, related: related.map(presentCard) };
}
