import * as z from "zod";
import { animalCategory } from "../shared/animals.ts";
import { serviceType } from "../shared/care.ts";
import { calendarDate } from "../shared/dates.ts";
import type { Locale } from "../shared/locale.ts";
import { rule } from "../shared/validation/validation-texts.ts";
import { articleTopic, audiences, type TextKind } from "./texts.ts";

/** How long the pieces of a text are: the least for readers and search engines, and what fits. */
export const textLengths = {
  title: { min: 10, max: 120, fits: 60 },
  description: { min: 51, max: 155 },
  lead: { max: 300 },
  author: { max: 80 },
  markdown: { max: 60_000 },
  slug: { max: 100 },
  /** Of a picture: what it shows, for who can't see it. */
  alternative: { max: 200 },
} as const;

const unwantedInLine = /[\p{Cc}\p{Bidi_Control}]/u;
const unwantedInText = /[^\P{Cc}\n\t]|\p{Bidi_Control}/u;

/** One line of something that is still being written, so that it may be empty. */
const draftLine = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .refine((value) => !unwantedInLine.test(value), rule("unwantedCharacters"));

/** The words of a draft in one language. */
export const draftWords = z.object({
  title: draftLine(textLengths.title.max),
  description: draftLine(textLengths.description.max),
  lead: draftLine(textLengths.lead.max).optional(),
  author: draftLine(textLengths.author.max).optional(),
  markdown: z
    .string()
    .transform((value) => value.replace(/\r\n?/g, "\n"))
    .pipe(
      z
        .string()
        .max(textLengths.markdown.max)
        .refine((value) => !unwantedInText.test(value), rule("unwantedCharacters")),
    ),
});
export type DraftWords = z.output<typeof draftWords>;

/** The last part of an address, as a text has one of its own. */
export const textSlug = z
  .string()
  .trim()
  .min(2)
  .max(textLengths.slug.max)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, rule("slug"));

/** A drawing of ours by its name, or a picture that was uploaded. */
export const heroName = z
  .string()
  .regex(/^((cover|scene|walk)-[a-z-]{1,40}|picture-[1-9]\d{0,8})$/, rule("option"));

/** What the kinds of texts ask for beside words; which of these a text has depends on its kind. */
export const draftSettings = z.object({
  audience: z.enum(audiences).optional(),
  hero: heroName.optional(),
  topic: articleTopic.optional(),
  /** Slugs of articles to read on. */
  related: z.array(z.string().max(textLengths.slug.max)).max(6).optional(),
  animal: animalCategory.optional(),
  service: serviceType.optional(),
  search: z.string().max(50).optional(),
  /** The day since which a text holds that people agree to. */
  version: calendarDate.optional(),
});
export type DraftSettings = z.output<typeof draftSettings>;

/** Which pieces each kind has, beside a title, a description and the text itself. */
export const textFields = {
  info: { words: ["lead"], settings: ["audience", "hero"] },
  dynamic: { words: ["lead"], settings: ["audience", "hero"] },
  animal: { words: ["lead"], settings: ["audience", "animal", "service", "search", "related"] },
  legal: { words: [], settings: ["version"] },
  faq: { words: ["lead"], settings: ["audience"] },
  article: { words: ["author"], settings: ["audience", "topic", "hero", "related"] },
} as const satisfies Record<
  TextKind,
  { words: readonly ("lead" | "author")[]; settings: readonly (keyof DraftSettings)[] }
>;

/** Of these there may be more; the rest are part of the product, and stay where they are. */
export const addedKinds = ["dynamic", "article"] as const;
export type AddedKind = (typeof addedKinds)[number];

/** A heading's anchor is made of what it says, if it has none: letters, and lines between them. */
export function anchorOf(title: string): string {
  const plain = title
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 40)
    .replace(/-+$/, "");
  return plain || "part";
}

/** The first of these that is not taken: `agree`, `agree-b`, `agree-c`. */
export function freeAnchor(wish: string, taken: ReadonlySet<string>): string {
  const letters = "bcdefghijklmnopqrstuvwxyz";
  if (!taken.has(wish)) return wish;
  for (const first of ["", ...letters]) {
    for (const letter of letters) {
      const anchor = `${wish}-${first}${letter}`;
      if (!taken.has(anchor)) return anchor;
    }
  }
  throw new Error(`no anchor is left for ${wish}`);
}

export type WordsByLocale = Record<Locale, DraftWords>;
