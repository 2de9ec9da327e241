import { pageWindow, toPage } from "#contract/shared/paging.ts";
import { productReviewsEndpoints } from "#contract/trust/product-reviews.ts";
import type { DomainEntries } from "#server/platform/domain.ts";
import {
  getOwnProductReview,
  listProductReviews,
  writeProductReview,
} from "./product-reviews.service.ts";

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
