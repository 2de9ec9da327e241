import { contactMessagesEndpoints } from "#contract/content/contact-messages.ts";
import { type AppData, contentEndpoints } from "#contract/content.ts";
import type { AnswerCache } from "#server/platform/caching/answer-cache.ts";
import type { DomainEntries } from "#server/platform/domain.ts";
import { notFound } from "#server/platform/http/problem.ts";
import { sendContactMessage } from "./contact-messages/contact-messages.service.ts";
import { getAppData } from "./content.service.ts";
import { findFirstLegalPage, operatorOf } from "./legal-pages.service.ts";
import type { RenderedText } from "./markdown.ts";
import { findPage, getArticle, listArticles, listFaq } from "./texts/texts.service.ts";

type Own = { appData: AnswerCache<AppData>; renderedTexts: AnswerCache<RenderedText> };

export function bindContent({ bind }: DomainEntries<Own>): void {
  bind(contentEndpoints.website, async (ctx, { params }) => {
    const page = (await findPage(ctx, { slug: params.id })) ?? findFirstLegalPage(ctx, params);
    if (!page) throw notFound();
    return { data: { ...page, operator: operatorOf(ctx.config) } };
  });

  bind(contentEndpoints.faq, async (ctx, { query }) => ({ data: await listFaq(ctx, query) }));

  bind(contentEndpoints.blog, (ctx, { query }) => listArticles(ctx, query));

  bind(contentEndpoints.article, async (ctx, { params }) => ({
    data: await getArticle(ctx, { slug: params.url }),
  }));

  bind(contentEndpoints.appData, (ctx) => ctx.appData.get("all", () => getAppData(ctx)));

  bind(contactMessagesEndpoints.send, (ctx, { body }) => sendContactMessage(ctx, body));
}
