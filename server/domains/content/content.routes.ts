import { allBadges } from "#contract/badges.ts";
import { contactMessagesEndpoints } from "#contract/content/contact-messages.ts";
import { type AppData, contentEndpoints } from "#contract/content.ts";
import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import { listProductReviews } from "#server/domains/reviews/product-reviews/product-reviews.service.ts";
import type { AnswerCache } from "#server/platform/caching/answer-cache.ts";
import type { Context } from "#server/platform/context.ts";
import type { DomainEntries } from "#server/platform/domain.ts";
import type { Places } from "#server/platform/geo/places.ts";
import { notFound } from "#server/platform/http/problem.ts";
import { sendContactMessage } from "./contact-messages/contact-messages.service.ts";
import {
  countSeenRequests,
  listPlacesWithSitters,
  type PlaceOnTheMap,
} from "./content.repository.ts";
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

const placesShown = 12;
const reviewsShown = 6;

async function getAppData({ db, now, places }: Context<"places">): Promise<AppData> {
  const all = await listPlacesWithSitters(db);
  return {
    sitterCount: all.reduce((sum, { sitterCount }) => sum + sitterCount, 0),
    placeCount: all.length,
    requestCount: await countSeenRequests(db, dayInAmsterdam(now)),
    places: await Promise.all(all.slice(0, placesShown).map((place) => present(places, place))),
    pageReviews: (await listProductReviews({ db, now }, { offset: 0, limit: reviewsShown })).data,
    badges: allBadges,
  };
}

/** By its own name, however its people write it. */
async function present(places: Places, { slug, name, sitterCount }: PlaceOnTheMap) {
  const place = await places.findByName(slug);
  return { name: place?.name ?? name, slug, sitterCount };
}
