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
import type { ShortMemory } from "#server/platform/caching/short-memory.ts";
import type { VisitorContext } from "#server/platform/context.ts";
import { notFound } from "#server/platform/http/problem.ts";
import type { RenderedText } from "../markdown.ts";
import * as presenter from "./texts.presenter.ts";
import {
  countHeads,
  findTexts,
  listHeads,
  type TextHead,
  type TextRow,
} from "./texts.repository.ts";

/** `renderedTexts` has the HTML of versions, which never change. */
export type TextsContext = Pick<VisitorContext, "db" | "now" | "locale"> & {
  renderedTexts: ShortMemory<RenderedText>;
};

/** Without what is the same on all pages. Its `id` is its address now, if it has moved since. */
export async function getPage(
  ctx: TextsContext,
  { slug }: { slug: string },
): Promise<Omit<WebsitePage, "operator">> {
  const row = await getText(ctx, { space: "page", slug });
  const page = presenter.presentPage(row, await rendered(ctx, row));
  const related = await listRelated(ctx, row);
  return { ...page, related: related.map(presenter.presentCard) };
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
  const cards = heads.map(presenter.presentCard);
  return toPage(cards, total, paging, "/api/blog", wireQuery({ topic, limit }));
}

export async function getArticle(ctx: TextsContext, { slug }: { slug: string }): Promise<Article> {
  const row = await getText(ctx, { space: "blog", slug });
  const related = await listRelated(ctx, row);
  return presenter.presentArticle(row, { rendered: await rendered(ctx, row), related });
}

async function getText(
  { db, locale, now }: TextsContext,
  asked: { space: "page" | "blog"; slug: string },
): Promise<TextRow> {
  const [row] = await findTexts(db, { ...asked, locale, now });
  if (!row) throw notFound();
  return row;
}

/** The articles that a text names, in its order; what isn't there any more is left out. */
async function listRelated(
  { db, locale, now }: TextsContext,
  { settings }: TextRow,
): Promise<TextHead[]> {
  const slugs = Array.isArray(settings.related) ? settings.related.map(String) : [];
  if (slugs.length === 0) return [];
  const heads = await listHeads(db, { space: "blog", slugs, locale, now });
  return slugs.flatMap((slug) => heads.find((head) => head.slug === slug) ?? []);
}

function rendered({ renderedTexts, locale }: TextsContext, row: TextRow): Promise<RenderedText> {
  const key = `${row.versionId} ${row.versionCreatedAt.getTime()} ${locale}`;
  return renderedTexts.get(key, async () => presenter.renderText(row));
}
