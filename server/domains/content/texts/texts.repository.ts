import { and, desc, eq, gt, inArray, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import type { TextKind } from "#contract/content/texts.ts";
import type { Locale } from "#contract/shared/locale.ts";
import type { Db } from "#server/db/database.ts";
import {
  contentSlugs,
  contentTexts,
  contentTranslations,
  contentVersions,
  type StoredSettings,
  type TextSpace,
} from "#server/db/schema/content/texts.ts";

export async function listKinds(db: Db): Promise<TextKind[]> {
  const rows = await db.selectDistinct({ kind: contentTexts.kind }).from(contentTexts);
  return rows.map(({ kind }) => kind);
}

export type NewText = {
  kind: TextKind;
  space: TextSpace;
  slug: string;
  settings: StoredSettings;
  /** Null for a draft. */
  publishedAt: Date | null;
  createdAt: Date;
  words: Omit<typeof contentTranslations.$inferInsert, "versionId">[];
};

/** A text that was not there before, with its first version. Gives the text's id. */
export async function insertText(db: Db, text: NewText): Promise<number> {
  const { kind, space, slug, createdAt } = text;
  const [row] = await db
    .insert(contentTexts)
    .values({ kind, createdAt })
    .returning({ id: contentTexts.id });
  if (!row) throw new Error("no text was written");
  await db.insert(contentSlugs).values({ space, slug, textId: row.id, isCurrent: true });
  await insertVersion(db, { ...text, textId: row.id });
  return row.id;
}

export type NewVersion = Omit<NewText, "kind" | "space" | "slug"> & { textId: number };

export async function insertVersion(db: Db, version: NewVersion): Promise<void> {
  const { textId, settings, publishedAt, createdAt, words } = version;
  const [row] = await db
    .insert(contentVersions)
    .values({ textId, settings, publishedAt, savedAt: createdAt, createdAt })
    .returning({ id: contentVersions.id });
  if (!row) throw new Error("no version was written");
  const { id: versionId } = row;
  await db.insert(contentTranslations).values(words.map((one) => ({ versionId, ...one })));
}

export type TextHead = {
  textId: number;
  kind: TextKind;
  /** Its address now, whatever it was asked for by. */
  slug: string;
  settings: StoredSettings;
  firstPublishedAt: Date;
  publishedAt: Date;
  title: string;
  description: string;
  author: string | null;
};
export type TextRow = TextHead & {
  versionId: number;
  versionCreatedAt: Date;
  lead: string | null;
  markdown: string;
};

type Reading = { locale: Locale; now: Date };

/** The latest version of each text whose moment has come. */
function currentVersions(db: Db, now: Date) {
  return db
    .selectDistinctOn([contentVersions.textId], {
      id: contentVersions.id,
      textId: contentVersions.textId,
      settings: contentVersions.settings,
      publishedAt: contentVersions.publishedAt,
      createdAt: contentVersions.createdAt,
      firstPublishedAt:
        sql`min(${contentVersions.publishedAt}) over (partition by ${contentVersions.textId})`
          .mapWith((value: string | Date) => new Date(value))
          .as("first_published_at"),
    })
    .from(contentVersions)
    .innerJoin(contentTexts, eq(contentTexts.id, contentVersions.textId))
    .where(
      and(
        lte(contentVersions.publishedAt, now),
        or(isNull(contentTexts.removedAt), gt(contentVersions.publishedAt, contentTexts.removedAt)),
      ),
    )
    .orderBy(contentVersions.textId, desc(contentVersions.publishedAt), desc(contentVersions.id))
    .as("current_versions");
}

const headColumns = (current: ReturnType<typeof currentVersions>) => ({
  textId: current.textId,
  kind: contentTexts.kind,
  slug: contentSlugs.slug,
  settings: current.settings,
  firstPublishedAt: current.firstPublishedAt,
  publishedAt: sql`${current.publishedAt}`.mapWith((value: string | Date) => new Date(value)),
  title: contentTranslations.title,
  description: contentTranslations.description,
  author: contentTranslations.author,
});

const isOf = (current: ReturnType<typeof currentVersions>) => ({
  text: eq(contentTexts.id, current.textId),
  slug: and(eq(contentSlugs.textId, current.textId), eq(contentSlugs.isCurrent, true)),
  words: (locale: Locale) =>
    and(eq(contentTranslations.versionId, current.id), eq(contentTranslations.locale, locale)),
});

/** Whole texts of one kind of address, or the one that is or was called so. */
export async function findTexts(
  db: Db,
  { space, slug, locale, now }: Reading & { space: TextSpace; slug?: string },
): Promise<TextRow[]> {
  const current = currentVersions(db, now);
  const of = isOf(current);
  const named = db
    .select({ textId: contentSlugs.textId })
    .from(contentSlugs)
    .where(
      and(
        eq(contentSlugs.space, space),
        slug === undefined ? undefined : eq(contentSlugs.slug, slug),
      ),
    );
  return db
    .select({
      ...headColumns(current),
      versionId: current.id,
      versionCreatedAt: current.createdAt,
      lead: contentTranslations.lead,
      markdown: contentTranslations.markdown,
    })
    .from(current)
    .innerJoin(contentTexts, of.text)
    .innerJoin(contentSlugs, of.slug)
    .innerJoin(contentTranslations, of.words(locale))
    .where(inArray(current.textId, named))
    .orderBy(contentSlugs.slug);
}

export type HeadsAsked = Reading & {
  space: TextSpace;
  /** Only those that are or were called so. */
  slugs?: readonly string[];
  /** Only those with this setting. */
  topic?: string | undefined;
  offset?: number;
  limit?: number;
};

function isAsked(
  db: Db,
  current: ReturnType<typeof currentVersions>,
  { space, slugs, topic }: HeadsAsked,
): SQL | undefined {
  return and(
    eq(contentSlugs.space, space),
    slugs ? inArray(current.textId, textsCalled(db, space, slugs)) : undefined,
    topic === undefined ? undefined : eq(sql`${current.settings} ->> 'topic'`, topic),
  );
}

function textsCalled(db: Db, space: TextSpace, slugs: readonly string[]) {
  return db
    .select({ textId: contentSlugs.textId })
    .from(contentSlugs)
    .where(and(eq(contentSlugs.space, space), inArray(contentSlugs.slug, [...slugs])));
}

/** Whose these names are or were. */
export async function findTextIds(
  db: Db,
  { space, slugs }: { space: TextSpace; slugs: readonly string[] },
): Promise<Map<string, number>> {
  if (slugs.length === 0) return new Map();
  const rows = await db
    .select({ slug: contentSlugs.slug, textId: contentSlugs.textId })
    .from(contentSlugs)
    .where(and(eq(contentSlugs.space, space), inArray(contentSlugs.slug, [...slugs])));
  return new Map(rows.map(({ slug, textId }) => [slug, textId]));
}

/** What lists say of texts, the newest first. */
export async function listHeads(db: Db, asked: HeadsAsked): Promise<TextHead[]> {
  const current = currentVersions(db, asked.now);
  const of = isOf(current);
  const found = db
    .select(headColumns(current))
    .from(current)
    .innerJoin(contentTexts, of.text)
    .innerJoin(contentSlugs, of.slug)
    .innerJoin(contentTranslations, of.words(asked.locale))
    .where(isAsked(db, current, asked))
    .orderBy(desc(current.firstPublishedAt), desc(current.textId))
    .offset(asked.offset ?? 0);
  return asked.limit === undefined ? found : found.limit(asked.limit);
}

export async function countHeads(db: Db, asked: HeadsAsked): Promise<number> {
  const current = currentVersions(db, asked.now);
  const of = isOf(current);
  const [row] = await db
    .select({ count: sql`count(*)`.mapWith(Number) })
    .from(current)
    .innerJoin(contentSlugs, of.slug)
    .where(isAsked(db, current, asked));
  return row?.count ?? 0;
}
