/**
 * What a phone on a slow network may be asked to read before a page works, in gzipped bytes. 107 kB of
 * each are React and React Router; docs/decisions/0022-how-a-page-comes-alive.md has what the rest is.
 */
export const scriptBudget = {
  /** A page that people come in by. Some twenty bytes come and go with the names of files, which are packed too. */
  page: 149_900,
  /** All that home fetches by itself: what people say of each other comes after the rest. */
  homeInAll: 153_200,
  /**
   * A page with a gallery, or with a list and a map to come; and with what speaks for a sitter. The filters
   * of a list come with their sheet, or where there is room for them.
   */
  rich: 158_400,
  /** All that a sitter's page fetches by itself: what others say of them comes after the rest. */
  sitterInAll: 164_200,
  /** A request's page, with what its week looks like. */
  request: 161_700,
  /** With the cards of requests, which the cards of sitters come along with, and their dates in words. */
  work: 160_000,
  /**
   * Live, with a queue, dialogs and pictures, and a card for everything that the product says there; what
   * checks forms (zod, 25 kB) comes with the first of them.
   */
  chat: 269_600,
};

/** Of style, in gzipped bytes. */
export const styleBudget = {
  /** 20 kB, of 1,024 bytes, on every page. */
  every: 20_480,
  /** What long texts have besides. */
  written: 1_024,
};

/**
 * Pages with a form or filters, whose limits and choices stand in files of the contract that have schemas too:
 * zod (26 kB) comes along. On every other page it comes with the first form that somebody types in.
 */
export const pagesWithSchemas = [
  "reference",
  "appeal",
  "contact",
  "intakeform",
  "referenties",
  "references",
  "reports",
  "reports/new",
  "pets/add",
  "pets/edit/:petId",
  "profile",
  "emailservice",
  "subscriptions",
  "profile/edit-extra-services",
  "intake/:bookingId",
  "cms/reports/:id?",
  "cms/appeals",
  "cms/certificates",
  "cms/product-reviews",
  "cms/pages",
  "cms/pages/:id",
  "cms/blog",
  "cms/blog/:id",
  "cms/faq",
  "cms/faq/:id",
  "cms/new-user",
  "cms/users/:id",
  "cms/payments",
  "cms/audit",
  "cms/figures",
  "cms/mail",
  "cms/mail/suppressed",
  "cms/jobs",
];
