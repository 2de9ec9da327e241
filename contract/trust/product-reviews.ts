import * as z from "zod";
import { instant } from "../shared/dates.ts";
import { endpoint } from "../shared/endpoint.ts";
import { id } from "../shared/ids.ts";
import { paginated, reviewPagingQuery } from "../shared/paging.ts";
import { integerBetween, yesNo } from "../shared/validation/inputs.ts";
import { paragraphs } from "../shared/validation/text.ts";

/** What somebody says of the product itself; shown once an admin agrees. */
export const productReviewStatuses = ["waiting", "shown", "refused"] as const;
export type ProductReviewStatus = (typeof productReviewStatuses)[number];

export const productReviewTextLength = { min: 20, max: 500 } as const;

export const productReviewForm = z.object({
  rating: integerBetween(1, 5),
  text: paragraphs(productReviewTextLength.max).pipe(z.string().min(productReviewTextLength.min)),
  /** That everybody may read a phone number or the like. */
  confirmed: yesNo.optional(),
});

export const productReview = z.object({
  id,
  rating: z.int(),
  text: z.string(),
  /** Absent when the account is gone. */
  firstName: z.string().optional(),
  city: z.string().optional(),
  createdAt: instant,
});
export type ProductReview = z.infer<typeof productReview>;

export const ownProductReview = z.object({
  /** Whether the user may write one: something took place, and they have not written yet. */
  mayWrite: z.boolean(),
  status: z.enum(productReviewStatuses).optional(),
  rating: z.int().optional(),
  text: z.string().optional(),
});
export type OwnProductReview = z.infer<typeof ownProductReview>;

export const productReviewsEndpoints = {
  list: endpoint({
    method: "GET",
    path: "/api/app/reviews",
    access: "public",
    summary: "What people say of the product, the latest first.",
    query: reviewPagingQuery,
    response: paginated(productReview),
  }),
  write: endpoint({
    method: "POST",
    path: "/api/app/reviews",
    access: "verified",
    summary: "Writes a review of the product, once, after a booking that took place.",
    limit: "messages",
    body: productReviewForm,
    status: 201,
    response: z.object({ data: ownProductReview }),
  }),
  getOwn: endpoint({
    method: "GET",
    path: "/api/user/appReview",
    access: "user",
    summary: "The user's own review of the product, or whether they may write one.",
    response: z.object({ data: ownProductReview }),
  }),
};
