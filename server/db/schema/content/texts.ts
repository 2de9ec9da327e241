import { sql } from "drizzle-orm";
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { textKinds } from "#contract/content/texts.ts";
import { locales } from "#contract/shared/locale.ts";
import { createdAt, imageColumns, instantAt } from "../columns.ts";

/** A page, a list of questions or an article, whatever it says at the moment. */
export const contentTexts = pgTable("content_texts", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  kind: text({ enum: textKinds }).notNull(),
  /** Goes up with whatever an admin does to it: who acts on an older one has not seen the latest. */
  revision: integer().notNull().default(1),
  /** Taken off the site: what was published until then is read by nobody any more. */
  removedAt: instantAt(),
  createdAt: createdAt(),
});

/** Each kind of address has names of its own: `/<slug>`, `/blog/<slug>`, and the lists of questions. */
export const textSpaces = ["page", "blog", "faq"] as const;
export type TextSpace = (typeof textSpaces)[number];

/** The names that a text has or had: one is its address, and the others lead there. */
export const contentSlugs = pgTable(
  "content_slugs",
  {
    space: text({ enum: textSpaces }).notNull(),
    slug: text().notNull(),
    textId: integer()
      .notNull()
      .references(() => contentTexts.id, { onDelete: "cascade" }),
    isCurrent: boolean().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.space, table.slug] }),
    uniqueIndex("content_slugs_current").on(table.textId).where(sql`is_current`),
  ],
);

/** What the kind of text asks for beside words: an animal, a topic, a drawing; see `texts.rules.ts`. */
export type StoredSettings = Readonly<Record<string, unknown>>;

/**
 * A text as it was written once. A version that was published is never changed: what is read is the
 * latest whose moment has come, so that older ones are the history, one of tomorrow is scheduled, and
 * one without a moment is a draft.
 */
export const contentVersions = pgTable(
  "content_versions",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    textId: integer()
      .notNull()
      .references(() => contentTexts.id, { onDelete: "cascade" }),
    settings: jsonb().$type<StoredSettings>().notNull(),
    publishedAt: instantAt(),
    /** When a draft was saved last. */
    savedAt: instantAt().notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (table) => [
    index("content_versions_of_text").on(table.textId, table.publishedAt),
    uniqueIndex("content_versions_draft").on(table.textId).where(sql`published_at is null`),
  ],
);

/** The words of a version in one language, as Markdown. */
export const contentTranslations = pgTable(
  "content_translations",
  {
    versionId: integer()
      .notNull()
      .references(() => contentVersions.id, { onDelete: "cascade" }),
    locale: text({ enum: locales }).notNull(),
    title: text().notNull(),
    description: text().notNull(),
    lead: text(),
    author: text(),
    markdown: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.versionId, table.locale] })],
);

/** A picture in a text, which names it `picture:<id>`; one that no version names goes after a day. */
export const contentImages = pgTable("content_images", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  ...imageColumns(),
  createdAt: createdAt(),
});
