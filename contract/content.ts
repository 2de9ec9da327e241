import * as z from "zod";
import { catalogueOfBadges } from "./badges.ts";
import {
  animalSearch,
  article,
  articleCard,
  articleTopic,
  audiences,
  faqText,
  textKinds,
  textSection,
} from "./content/texts.ts";
import { profileTypes } from "./profiles.ts";
import { calendarDate } from "./shared/dates.ts";
import { endpoint } from "./shared/endpoint.ts";
import { storedImage } from "./shared/images.ts";
import { paginated, pagingQuery } from "./shared/paging.ts";
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
  /** Its name, which for a stored page is its address: another than was asked for when it has moved. */
  id: z.string(),
  kind: z.enum(textKinds).exclude(["faq", "article"]),
  title: z.string(),
  description: z.string(),
  /** The line under the title. */
  lead: z.string().optional(),
  audience: z.enum(audiences).optional(),
  /** The name of a drawing. */
  hero: z.string().optional(),
  heroImage: storedImage.optional(),
  search: animalSearch.optional(),
  /** Articles to read on. */
  related: z.array(articleCard),
  /** The day since which this text holds. */
  version: calendarDate,
  introHtml: z.string(),
  sections: z.array(textSection),
  operator,
});
export type WebsitePage = z.infer<typeof websitePage>;

const slug = z.string().max(100);

export const contentEndpoints = {
  website: endpoint({
    method: "GET",
    path: "/api/website/{id}",
    access: "public",
    summary: `A page of text in the request's language: ${legalTextIds.join(", ")}, or a page by its slug.`,
    params: z.object({ id: slug }),
    response: z.object({ data: websitePage }),
  }),
  faq: endpoint({
    method: "GET",
    path: "/api/faq",
    access: "public",
    summary: "Questions with their answers, in groups: all of them, or those of one profile type.",
    query: z.object({ profileType: z.enum(profileTypes).optional() }),
    response: z.object({ data: z.array(faqText) }),
  }),
  blog: endpoint({
    method: "GET",
    path: "/api/blog",
    access: "public",
    summary: "Articles, the newest first.",
    query: pagingQuery.extend({ topic: articleTopic.optional() }),
    response: paginated(articleCard),
  }),
  article: endpoint({
    method: "GET",
    path: "/api/blog/{url}",
    access: "public",
    summary: "An article by its slug; the answer has another one when it has moved.",
    params: z.object({ url: slug }),
    response: z.object({ data: article }),
  }),
  appData: endpoint({
    method: "GET",
    path: "/api/app/data",
    access: "public",
    summary: "How many sitters, places and requests there are; a few minutes old at most.",
    response: appData,
  }),
};
