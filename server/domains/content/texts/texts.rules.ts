import * as z from "zod";
import { heroName } from "#contract/content/text-drafts.ts";
import { articleTopic, audiences, type TextKind } from "#contract/content/texts.ts";
import { animalCategory } from "#contract/shared/animals.ts";
import { serviceType } from "#contract/shared/care.ts";
import { calendarDate } from "#contract/shared/dates.ts";
import { productName } from "#contract/shared/product.ts";
import { searchWords } from "#contract/urls/search-words.ts";

/**
 * A text is words in two languages and a few settings that are the same in both. Which ones depends on
 * its kind: an animal page belongs to a search, an article has a topic and a drawing.
 */
const audience = z.enum(audiences);
const related = z.array(z.string());

const page = z.object({ audience, hero: heroName.optional() });
const schemas = {
  info: page,
  dynamic: page,
  animal: z.object({
    audience,
    related,
    animal: animalCategory,
    service: serviceType,
    search: z.enum(searchWords.map(({ nl }) => nl)),
  }),
  /** The day since which it holds: what people agree to is known by it. */
  legal: z.object({ version: calendarDate }),
  faq: z.object({ audience }),
  article: z.object({
    audience,
    related,
    hero: heroName,
    topic: articleTopic,
    minutes: z.int().positive(),
  }),
} as const satisfies Record<TextKind, z.ZodType>;

export type SettingsOf<Kind extends TextKind> = z.output<(typeof schemas)[Kind]>;

export function parseSettings<Kind extends TextKind>(
  kind: Kind,
  settings: unknown,
): SettingsOf<Kind> {
  return schemas[kind].parse(settings) as SettingsOf<Kind>;
}

/** The same for what somebody sends: what is wrong with them, by field, and nothing that is not theirs. */
export function readSettings(kind: TextKind, settings: unknown) {
  return schemas[kind].safeParse(settings);
}

/** As a file's head has them: all are words there. */
export function settingsOfFile(kind: TextKind, head: Readonly<Record<string, string>>) {
  return parseSettings(kind, {
    ...head,
    related: head.related?.split(", ") ?? [],
    ...(head.minutes === undefined ? {} : { minutes: Number(head.minutes) }),
  });
}

/** How long reading takes, at 200 words a minute. */
export function minutesToRead(markdown: string): number {
  const words = markdown
    .replace(/\{#.*?\}|\]\(.*?\)/g, " ")
    .match(/[\p{L}\p{N}’'-]*\p{L}[\p{L}\p{N}’'-]*/gu);
  return Math.max(1, Math.ceil((words?.length ?? 0) / 200));
}

/** Whoever writes a text need not know what the product is called this year. */
export function withProductName(text: string): string {
  return text.replaceAll("{{product}}", productName);
}
