import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, smallint, text } from "drizzle-orm/pg-core";
import { productReviewStatuses } from "#contract/trust/product-reviews.ts";
import { users } from "../account.ts";
import { createdAt, instantAt } from "../columns.ts";

/** What people say of the product; it stays, without a name, when its writer goes. */
export const productReviews = pgTable(
  "product_reviews",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .unique("product_reviews_once")
      .references(() => users.id, { onDelete: "set null" }),
    rating: smallint().notNull(),
    text: text().notNull(),
    status: text({ enum: productReviewStatuses }).notNull().default("waiting"),
    decidedAt: instantAt(),
    createdAt: createdAt(),
  },
  (table) => [
    index("product_reviews_queue").on(table.status, table.id),
    check("product_reviews_rating", sql`${table.rating} between 1 and 5`),
  ],
);
