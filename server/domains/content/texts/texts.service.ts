import type { Article, ArticleCard, ArticleTopic, FaqText } from "#contract/content/texts.ts";
import type { WebsitePage } from "#contract/content.ts";
import type { ProfileType } from "#contract/profiles.ts";
import {
  type Paginated,
  type Paging,
  pageWindow,
  toPage,
  wireQuery,
} from "#contract/shared/paging.ts";
import type { AnswerCache } from "#server/platform/caching/answer-cache.ts";
import type { VisitorContext } from "#server/platform/context.ts";
import { notFound } from "#server/platform/http/problem.ts";
import type { RenderedText } from "../markdown.ts";
import { findPictures } from "./pictures.repository.ts";
import * as presenter from "./texts.presenter.ts";
import {
  countHeads,
  findTextIds,
  findTexts,
  listHeads,
  type TextHead,
  type TextRow,
} from "./texts.repository.ts";

type ReadingContext = Pick<VisitorContext, "db" | "now" | "locale">;

/** `renderedTexts` has the HTML of versions, which never change once they are read. */
export type TextsContext = ReadingContext & { renderedTexts: AnswerCache<RenderedText> };

/** Without what is the same on all pages. Its `id` is its address now, if it has moved since. */
export async function findPage(
  ctx: TextsContext,
  { slug }: { slug: string },
): Promise<Omit<WebsitePage, "operator"> | null> {
  const row = await findText(ctx, { space: "page", slug });
  if (!row) return null;
  return presentWholePage(ctx, { row, rendered: await rendered(ctx, row) });
}

/** A page with all that belongs to it, of whichever version. */
export async function presentWholePage(
  ctx: ReadingContext,
  { row, rendered: html }: { row: TextRow; rendered: RenderedText },
): Promise<Omit<WebsitePage, "operator">> {
  const pictures = await findHeroPictures(ctx, [row]);
  const page = presenter.presentPage(row, { rendered: html, pictures });
  return { ...page, related: await listRelated(ctx, row) };
}

export async function presentWholeArticle(
  ctx: ReadingContext,
  { row, rendered: html }: { row: TextRow; rendered: RenderedText },
): Promise<Article> {
  const related = await listRelated(ctx, row);
  const pictures = await findHeroPictures(ctx, [row]);
  return presenter.presentArticle(row, { rendered: html, related, pictures });
}

/** All questions, or those of one side; the general ones first. */
export async function listFaq(
  ctx: TextsContext,
  { profileType }: { profileType?: ProfileType | undefined },
): Promise<FaqText[]> {
  const { db, locale, now } = ctx;
  const rows = await findTexts(db, { space: "faq", locale, now });
  const texts = await Promise.all(
    rows.map(async (row) => presenter.presentFaq(row, await rendered(ctx, row))),
  );
  return texts.filter((text) => profileType === undefined || text.profileType === profileType);
}

export async function listArticles(
  { db, locale, now }: Pick<TextsContext, "db" | "locale" | "now">,
  { topic, page, limit }: Paging & { topic?: ArticleTopic | undefined },
): Promise<Paginated<ArticleCard>> {
  const paging = { page, limit };
  const asked = { space: "blog", topic, locale, now } as const;
  const heads = await listHeads(db, { ...asked, ...pageWindow(paging) });
  const total = await countHeads(db, asked);
  const cards = await presentCards({ db }, heads);
  return toPage(cards, total, paging, "/api/blog", wireQuery({ topic, limit }));
}

export async function getArticle(ctx: TextsContext, { slug }: { slug: string }): Promise<Article> {
  const row = await findText(ctx, { space: "blog", slug });
  if (!row) throw notFound();
  return presentWholeArticle(ctx, { row, rendered: await rendered(ctx, row) });
}

async function findText(
  { db, locale, now }: TextsContext,
  asked: { space: "page" | "blog"; slug: string },
): Promise<TextRow | null> {
  const [row] = await findTexts(db, { ...asked, locale, now });
  return row ?? null;
}

/** The articles that a text names, in its order; what isn't there any more is left out. */
async function listRelated(
  { db, locale, now }: ReadingContext,
  { settings }: Pick<TextRow, "settings">,
): Promise<ArticleCard[]> {
  const slugs = Array.isArray(settings.related) ? settings.related.map(String) : [];
  if (slugs.length === 0) return [];
  const heads = await listHeads(db, { space: "blog", slugs, locale, now });
  const ids = await findTextIds(db, { space: "blog", slugs });
  const named = slugs.flatMap((slug) => heads.find(({ textId }) => textId === ids.get(slug)) ?? []);
  return presentCards({ db }, named);
}

async function presentCards(
  ctx: Pick<ReadingContext, "db">,
  heads: readonly TextHead[],
): Promise<ArticleCard[]> {
  const pictures = await findHeroPictures(ctx, heads);
  return heads.map((head) => presenter.presentCard(head, pictures));
}

function findHeroPictures(
  { db }: Pick<ReadingContext, "db">,
  rows: readonly Pick<TextRow, "settings">[],
) {
  return findPictures(
    db,
    rows.flatMap((row) => presenter.heroPictureOf(row) ?? []),
  );
}

/** The HTML of a version, whatever may be kept of it. */
export async function renderVersion(
  { db }: Pick<ReadingContext, "db">,
  row: Pick<TextRow, "markdown">,
): Promise<RenderedText> {
  return presenter.renderText(row, await findPictures(db, presenter.picturesIn(row)));
}

function rendered(ctx: TextsContext, row: TextRow): Promise<RenderedText> {
  const key = `${row.versionId} ${row.versionCreatedAt.getTime()} ${ctx.locale}`;
  return ctx.renderedTexts.get(key, () => renderVersion(ctx, row));
}
