import { reviewsEndpoints } from "#contract/reviews.ts";
import { pageWindow, toPage } from "#contract/shared/paging.ts";
import { productReviewsEndpoints } from "#contract/trust/product-reviews.ts";
import type { DomainEntries } from "#server/platform/domain.ts";
import {
  getOwnProductReview,
  listProductReviews,
  writeProductReview,
} from "./product-reviews/product-reviews.service.ts";
import * as views from "./review-views.service.ts";
import {
  answerReview,
  changeOwnReview,
  takeBackReview,
  writeReview,
} from "./write-review.service.ts";

export function bindReviews({ bind }: DomainEntries<object>): void {
  bind(reviewsEndpoints.create, async (ctx, { body }) => ({ data: await writeReview(ctx, body) }));
  bind(reviewsEndpoints.update, async (ctx, { params, body }) => ({
    data: await changeOwnReview(ctx, { reviewId: params.id, form: body }),
  }));
  bind(reviewsEndpoints.answer, async (ctx, { params, body }) => ({
    data: await answerReview(ctx, { reviewId: params.id, ...body }),
  }));
  bind(reviewsEndpoints.takeBack, (ctx, { params }) =>
    takeBackReview(ctx, { reviewId: params.id }),
  );
  bind(reviewsEndpoints.find, async (ctx, { params }) => ({
    data: await views.findOwnReview(ctx, params),
  }));
  bind(reviewsEndpoints.listToWrite, async (ctx) => ({ data: await views.listToWrite(ctx) }));
  bind(reviewsEndpoints.listBy, async (ctx, { query }) => {
    const { data, total } = await views.listBy(ctx, pageWindow(query));
    return toPage(data, total, query, reviewsEndpoints.listBy.path, { limit: `${query.limit}` });
  });
  bind(reviewsEndpoints.listOwn, async (ctx, { query }) => {
    const { data, total, standing } = await views.listReceived(ctx, pageWindow(query));
    const { path } = reviewsEndpoints.listOwn;
    return { ...toPage(data, total, query, path, { limit: `${query.limit}` }), standing };
  });
  bind(reviewsEndpoints.listFor, async (ctx, { params, query }) => {
    const { data, total, standing } = await views.listReviewsFor(ctx, {
      profileType: params.type,
      profileId: params.id,
      window: pageWindow(query),
    });
    const path = `/api/reviews/for/${params.type}/${params.id}`;
    return { ...toPage(data, total, query, path, { limit: `${query.limit}` }), standing };
  });
  bind(reviewsEndpoints.best, async (ctx) => ({
    data: await views.listBest(ctx, { side: "pet_owner" }),
  }));
  bind(reviewsEndpoints.bestBySitters, async (ctx) => ({
    data: await views.listBest(ctx, { side: "pet_sitter" }),
  }));
}

export function bindProductReviews({ bind }: DomainEntries<object>): void {
  bind(productReviewsEndpoints.list, async (ctx, { query }) => {
    const { data, total } = await listProductReviews(ctx, pageWindow(query));
    const { path } = productReviewsEndpoints.list;
    return toPage(data, total, query, path, { limit: `${query.limit}` });
  });
  bind(productReviewsEndpoints.write, async (ctx, { body }) => ({
    data: await writeProductReview(ctx, body),
  }));
  bind(productReviewsEndpoints.getOwn, async (ctx) => ({ data: await getOwnProductReview(ctx) }));
}
