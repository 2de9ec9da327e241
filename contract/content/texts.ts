import * as z from "zod";
import { profileTypes } from "../profiles.ts";
import { animalCategory } from "../shared/animals.ts";
import { serviceType } from "../shared/care.ts";
import { calendarDate } from "../shared/dates.ts";
import { storedImage } from "../shared/images.ts";

/**
 * What a stored text is: a page at an address of its own, what people agree to, questions with answers,
 * or an article.
 */
export const textKinds = ["info", "animal", "dynamic", "legal", "faq", "article"] as const;
export type TextKind = (typeof textKinds)[number];

/** Whom a text is for. */
export const audiences = ["owner", "sitter", "everyone"] as const;
export type Audience = (typeof audiences)[number];

/** What articles are about. */
export const articleTopics = ["dog", "cat", "other", "trust"] as const;
export const articleTopic = z.enum(articleTopics);
export type ArticleTopic = z.infer<typeof articleTopic>;

/** A piece of a text under a heading; its id is the same in every language, so that links keep working. */
export const textPart = z.object({ id: z.string(), title: z.string(), html: z.string() });
export type TextPart = z.infer<typeof textPart>;

export const textSection = textPart.extend({
  /** Under headings of their own: questions, steps. */
  parts: z.array(textPart),
  /** A course of events: when, what, how. */
  moments: z.array(z.object({ when: z.string(), what: z.string(), how: z.string() })).optional(),
  /** Points to tick off, as HTML. */
  tasks: z.array(z.string()).optional(),
});
export type TextSection = z.infer<typeof textSection>;

/** An article as lists have it. */
export const articleCard = z.object({
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  topic: articleTopic,
  /** The name of its drawing. */
  hero: z.string(),
  /** Where it opens with a picture of its own instead. */
  heroImage: storedImage.optional(),
  author: z.string(),
  /** How long reading takes. */
  minutes: z.int(),
  publishedOn: calendarDate,
  updatedOn: calendarDate,
});
export type ArticleCard = z.infer<typeof articleCard>;

export const article = articleCard.extend({
  introHtml: z.string(),
  sections: z.array(textSection),
  related: z.array(articleCard),
});
export type Article = z.infer<typeof article>;

/** What an animal page begins its search with. */
export const animalSearch = z.object({
  animal: animalCategory,
  service: serviceType,
  /** The Dutch search word whose sitters and prices belong to it. */
  word: z.string(),
});

/** Questions of one side of the marketplace, in groups; those for everybody have no profile type. */
export const faqText = z.object({
  profileType: z.enum(profileTypes).optional(),
  title: z.string(),
  description: z.string(),
  lead: z.string(),
  groups: z.array(z.object({ id: z.string(), title: z.string(), questions: z.array(textPart) })),
});
export type FaqText = z.infer<typeof faqText>;
