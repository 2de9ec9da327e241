import {
  and,
  desc,
  eq,
  gt,
  ilike,
  inArray,
  isNotNull,
  isNull,
  lte,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import type { TextState } from "#contract/content/admin-texts.ts";
import type { DraftWords, WordsByLocale } from "#contract/content/text-drafts.ts";
import type { TextKind } from "#contract/content/texts.ts";
import { defaultLocale, locales } from "#contract/shared/locale.ts";
import type { Db } from "#server/db/database.ts";
import {
  contentSlugs,
  contentTexts,
  contentTranslations,
  contentVersions,
  type StoredSettings,
  type TextSpace,
} from "#server/db/schema/content/texts.ts";

export type EditedText = typeof contentTexts.$inferSelect & { slug: string; space: TextSpace };
export type VersionRow = typeof contentVersions.$inferSelect & { title: string };

const isCurrentSlug = and(
  eq(contentSlugs.textId, contentTexts.id),
  eq(contentSlugs.isCurrent, true),
);

export async function findText(db: Db, textId: number): Promise<EditedText | null> {
  const [row] = await db
    .select()
    .from(contentTexts)
    .innerJoin(contentSlugs, isCurrentSlug)
    .where(eq(contentTexts.id, textId));
  if (!row) return null;
  const { slug, space } = row.content_slugs;
  return { ...row.content_texts, slug, space };
}

/** First of all, so that two admins queue up. */
export async function lockText(tx: Db, textId: number): Promise<EditedText | null> {
  await tx
    .select({ id: contentTexts.id })
    .from(contentTexts)
    .where(eq(contentTexts.id, textId))
    .for("update");
  return findText(tx, textId);
}

export async function changeText(
  tx: Db,
  textId: number,
  change: Partial<Pick<EditedText, "removedAt">> = {},
): Promise<void> {
  await tx
    .update(contentTexts)
    .set({ ...change, revision: sql`${contentTexts.revision} + 1` })
    .where(eq(contentTexts.id, textId));
}

export async function deleteText(tx: Db, textId: number): Promise<void> {
  await tx.delete(contentTexts).where(eq(contentTexts.id, textId));
}

/** With their Dutch titles, to be known by. */
export async function findVersions(db: Db, textId: number): Promise<VersionRow[]> {
  const rows = await db
    .select()
    .from(contentVersions)
    .innerJoin(
      contentTranslations,
      and(
        eq(contentTranslations.versionId, contentVersions.id),
        eq(contentTranslations.locale, defaultLocale),
      ),
    )
    .where(eq(contentVersions.textId, textId));
  return rows.map((row) => ({ ...row.content_versions, title: row.content_translations.title }));
}

export async function findWords(db: Db, versionId: number): Promise<WordsByLocale> {
  const rows = await db
    .select()
    .from(contentTranslations)
    .where(eq(contentTranslations.versionId, versionId));
  const entries = locales.map((locale) => {
    const row = rows.find((each) => each.locale === locale);
    if (!row) throw new Error(`version ${versionId} is not in ${locale}`);
    const { title, description, lead, author, markdown } = row;
    const words: DraftWords = {
      title,
      description,
      markdown,
      ...(lead === null ? {} : { lead }),
      ...(author === null ? {} : { author }),
    };
    return [locale, words];
  });
  return Object.fromEntries(entries) as WordsByLocale;
}

type Written = { settings: StoredSettings; words: WordsByLocale; now: Date };

/** The text's draft as it is now; there is one at most. */
export async function writeDraft(tx: Db, textId: number, written: Written): Promise<void> {
  const { settings, words, now } = written;
  const [row] = await tx
    .insert(contentVersions)
    .values({ textId, settings, publishedAt: null, savedAt: now, createdAt: now })
    .onConflictDoUpdate({
      target: contentVersions.textId,
      targetWhere: isNull(contentVersions.publishedAt),
      set: { settings, savedAt: now },
    })
    .returning({ id: contentVersions.id });
  if (!row) throw new Error("no draft was written");
  await tx.delete(contentTranslations).where(eq(contentTranslations.versionId, row.id));
  await tx
    .insert(contentTranslations)
    .values(locales.map((locale) => ({ versionId: row.id, locale, ...words[locale] })));
}

export async function setPublishedAt(
  tx: Db,
  versionId: number,
  publishedAt: Date | null,
): Promise<void> {
  await tx.update(contentVersions).set({ publishedAt }).where(eq(contentVersions.id, versionId));
}

export async function deleteVersions(tx: Db, versionIds: readonly number[]): Promise<void> {
  if (versionIds.length === 0) return;
  await tx.delete(contentVersions).where(inArray(contentVersions.id, [...versionIds]));
}

/** Null when the address is somebody else's already. */
export async function insertDraftText(
  tx: Db,
  text: { kind: TextKind; space: TextSpace; slug: string } & Written,
): Promise<number | null> {
  const { kind, space, slug, now } = text;
  const [row] = await tx
    .insert(contentTexts)
    .values({ kind, createdAt: now })
    .returning({ id: contentTexts.id });
  if (!row) throw new Error("no text was written");
  const [named] = await tx
    .insert(contentSlugs)
    .values({ space, slug, textId: row.id, isCurrent: true })
    .onConflictDoNothing()
    .returning();
  if (!named) return null;
  await writeDraft(tx, row.id, text);
  return row.id;
}

/** False when it is another text's address, now or formerly; one that was this text's own is so again. */
export async function moveText(
  tx: Db,
  { id: textId, space, slug }: { id: number; space: TextSpace; slug: string },
): Promise<boolean> {
  await tx.update(contentSlugs).set({ isCurrent: false }).where(eq(contentSlugs.textId, textId));
  const [moved] = await tx
    .insert(contentSlugs)
    .values({ space, slug, textId, isCurrent: true })
    .onConflictDoUpdate({
      target: [contentSlugs.space, contentSlugs.slug],
      set: { isCurrent: true },
      setWhere: eq(contentSlugs.textId, textId),
    })
    .returning();
  return moved !== undefined;
}

/** When something will be published that people don't read yet. */
export async function listScheduledMoments(db: Db, now: Date): Promise<Date[]> {
  const rows = await db
    .selectDistinct({ publishedAt: contentVersions.publishedAt })
    .from(contentVersions)
    .where(gt(contentVersions.publishedAt, now));
  return rows.flatMap(({ publishedAt }) => publishedAt ?? []);
}

export type TextLineRow = {
  id: number;
  kind: TextKind;
  slug: string;
  title: string;
  removedAt: Date | null;
  hasDraft: boolean;
  currentAt: Date | null;
  scheduledAt: Date | null;
  savedAt: Date;
};

export type LinesAsked = {
  now: Date;
  kinds?: readonly TextKind[] | undefined;
  state?: TextState | undefined;
  q?: string | undefined;
};

const toDate = (value: string | Date | null) => (value === null ? null : new Date(value));

function linesOf(db: Db, { now, kinds, state, q }: LinesAsked) {
  const newest = db
    .selectDistinctOn([contentVersions.textId], {
      id: contentVersions.id,
      textId: contentVersions.textId,
      savedAt: contentVersions.savedAt,
    })
    .from(contentVersions)
    .orderBy(
      contentVersions.textId,
      sql`${contentVersions.publishedAt} desc nulls first`,
      desc(contentVersions.id),
    )
    .as("newest");
  const isRead = and(
    lte(contentVersions.publishedAt, now),
    or(isNull(contentTexts.removedAt), gt(contentVersions.publishedAt, contentTexts.removedAt)),
  );
  const moments = db
    .select({
      textId: contentVersions.textId,
      hasDraft: sql<boolean>`bool_or(${contentVersions.publishedAt} is null)`.as("has_draft"),
      currentAt: sql`max(${contentVersions.publishedAt}) filter (where ${isRead})`
        .mapWith(toDate)
        .as("current_at"),
      scheduledAt:
        sql`max(${contentVersions.publishedAt}) filter (where ${gt(contentVersions.publishedAt, now)})`
          .mapWith(toDate)
          .as("scheduled_at"),
    })
    .from(contentVersions)
    .innerJoin(contentTexts, eq(contentTexts.id, contentVersions.textId))
    .groupBy(contentVersions.textId)
    .as("moments");
  const isIn: Record<TextState, SQL | undefined> = {
    published: isNotNull(moments.currentAt),
    draft: eq(moments.hasDraft, true),
    scheduled: isNotNull(moments.scheduledAt),
    removed: and(isNotNull(contentTexts.removedAt), isNull(moments.currentAt)),
  };
  const like = q ? `%${q.replace(/[\\%_]/g, "\\$&")}%` : null;
  const asked = and(
    kinds ? inArray(contentTexts.kind, [...kinds]) : undefined,
    state ? isIn[state] : undefined,
    like ? or(ilike(contentTranslations.title, like), ilike(contentSlugs.slug, like)) : undefined,
  );
  return { newest, moments, asked };
}

export async function listLines(
  db: Db,
  { offset, limit, ...asked }: LinesAsked & { offset: number; limit: number },
): Promise<{ rows: TextLineRow[]; total: number }> {
  const lines = linesOf(db, asked);
  const { newest, moments } = lines;
  const isOf = {
    text: eq(contentTexts.id, newest.textId),
    words: and(
      eq(contentTranslations.versionId, newest.id),
      eq(contentTranslations.locale, defaultLocale),
    ),
    moments: eq(moments.textId, newest.textId),
  };
  const rows = await db
    .select({
      id: contentTexts.id,
      kind: contentTexts.kind,
      slug: contentSlugs.slug,
      title: contentTranslations.title,
      removedAt: contentTexts.removedAt,
      hasDraft: moments.hasDraft,
      currentAt: moments.currentAt,
      scheduledAt: moments.scheduledAt,
      savedAt: newest.savedAt,
    })
    .from(newest)
    .innerJoin(contentTexts, isOf.text)
    .innerJoin(contentSlugs, isCurrentSlug)
    .innerJoin(contentTranslations, isOf.words)
    .innerJoin(moments, isOf.moments)
    .where(lines.asked)
    .orderBy(desc(newest.savedAt), desc(contentTexts.id))
    .offset(offset)
    .limit(limit);
  const [count] = await db
    .select({ count: sql`count(*)`.mapWith(Number) })
    .from(newest)
    .innerJoin(contentTexts, isOf.text)
    .innerJoin(contentSlugs, isCurrentSlug)
    .innerJoin(contentTranslations, isOf.words)
    .innerJoin(moments, isOf.moments)
    .where(lines.asked);
  return { rows, total: count?.count ?? 0 };
}
