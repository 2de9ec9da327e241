import type { TextPreview } from "#contract/content/admin-texts.ts";
import type { Locale } from "#contract/shared/locale.ts";
import { operatorOf } from "#server/domains/content/legal-pages.service.ts";
import type { ViewerContext } from "#server/platform/context.ts";
import { presentFaq } from "../texts.presenter.ts";
import type { TextRow } from "../texts.repository.ts";
import { presentWholeArticle, presentWholePage, renderVersion } from "../texts.service.ts";
import { load } from "./editing.service.ts";

/** The newest version as readers will get it, through all that makes a page of one. */
export async function previewText(
  ctx: ViewerContext<"config">,
  { textId, locale }: { textId: number; locale: Locale },
): Promise<TextPreview> {
  const { text, newest, words } = await load(ctx, { textId });
  const { lead = null, author = null, ...written } = words[locale];
  const publishedAt = newest.publishedAt ?? ctx.now;
  const row: TextRow = {
    ...written,
    lead,
    author,
    textId,
    kind: text.kind,
    slug: text.slug,
    settings: newest.settings,
    firstPublishedAt: publishedAt,
    publishedAt,
    versionId: newest.id,
    versionCreatedAt: newest.createdAt,
  };
  const reading = { ...ctx, locale };
  const rendered = await renderVersion(ctx, row);
  if (text.kind === "faq") return { faq: presentFaq(row, rendered) };
  if (text.kind === "article") {
    return { article: await presentWholeArticle(reading, { row, rendered }) };
  }
  const page = await presentWholePage(reading, { row, rendered });
  return { page: { ...page, operator: operatorOf(ctx.config) } };
}
