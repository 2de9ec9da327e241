import * as z from "zod";
import { catalogueOfBadges } from "./badges.ts";
import { calendarDate } from "./shared/dates.ts";
import { endpoint } from "./shared/endpoint.ts";
import { productReview } from "./trust/product-reviews.ts";

/** A place where sitters live, and how many. */
export const placeWithSitters = z.object({
  name: z.string(),
  slug: z.string(),
  sitterCount: z.int(),
});
export type PlaceWithSitters = z.infer<typeof placeWithSitters>;

/** What the front door tells of the whole product. */
export const appData = z.object({
  sitterCount: z.int(),
  placeCount: z.int(),
  requestCount: z.int(),
  /** The places with the most sitters, those first. */
  places: z.array(placeWithSitters),
  /** What people say of the product, the latest first. */
  pageReviews: z.array(productReview),
  /** All badges there are. */
  badges: catalogueOfBadges,
});
export type AppData = z.infer<typeof appData>;

/** The texts that people agree to or are told by; each has a page in every language. */
export const legalTextIds = ["terms", "privacy", "cookies"] as const;
export type LegalTextId = (typeof legalTextIds)[number];

/** Who runs the site, and how to reach them: as much of it as was set. */
export const operator = z.object({
  name: z.string(),
  website: z.url(),
  address: z.string().optional(),
  email: z.string().optional(),
  phone: z.string().optional(),
  chamberOfCommerceNumber: z.string().optional(),
  vatNumber: z.string().optional(),
});
export type Operator = z.infer<typeof operator>;

/** A page of text in one language. The HTML is made by the server: no scripts, no foreign markup. */
export const websitePage = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  /** The day since which this text holds. */
  version: calendarDate,
  introHtml: z.string(),
  sections: z.array(
    z.object({
      /** The same in every language, so that a link to a part of the text is too. */
      id: z.string(),
      title: z.string(),
      html: z.string(),
    }),
  ),
  operator,
});
export type WebsitePage = z.infer<typeof websitePage>;

export const contentEndpoints = {
  website: endpoint({
    method: "GET",
    path: "/api/website/{id}",
    access: "public",
    summary: `A page of text by its name, in the request's language: ${legalTextIds.join(", ")}.`,
    params: z.object({ id: z.string().max(100) }),
    response: z.object({ data: websitePage }),
  }),
  appData: endpoint({
    method: "GET",
    path: "/api/app/data",
    access: "public",
    summary: "How many sitters, places and requests there are; a few minutes old at most.",
    response: appData,
  }),
};
