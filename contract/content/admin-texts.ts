import * as z from "zod";
import { websitePage } from "../content.ts";
import { calendarDate, instant, timeOfDay } from "../shared/dates.ts";
import { endpoint } from "../shared/endpoint.ts";
import { id, pathId } from "../shared/ids.ts";
import { storedImage } from "../shared/images.ts";
import { locales } from "../shared/locale.ts";
import { paginated, pagingQuery } from "../shared/paging.ts";
import { rule } from "../shared/validation/validation-texts.ts";
import { addedKinds, draftSettings, draftWords, textLengths, textSlug } from "./text-drafts.ts";
import { article, faqText, textKinds } from "./texts.ts";

/** The three lists of the CMS. */
export const textShelves = ["pages", "blog", "faq"] as const;
export type TextShelf = (typeof textShelves)[number];

/** What can be the matter with a text; one that is published may also have a draft. */
export const textStates = ["published", "draft", "scheduled", "removed"] as const;
export type TextState = (typeof textStates)[number];

/** A text as the list has it. */
export const adminTextLine = z.object({
  id,
  kind: z.enum(textKinds),
  slug: z.string(),
  /** In Dutch, of the newest version; empty while nobody has written one. */
  title: z.string(),
  states: z.array(z.enum(textStates)),
  /** When what people read now was published. */
  publishedAt: instant.optional(),
  /** When something else will be. */
  scheduledAt: instant.optional(),
  savedAt: instant,
});
export type AdminTextLine = z.infer<typeof adminTextLine>;

export const textVersion = z.object({
  id,
  title: z.string(),
  /** Absent for the draft. */
  publishedAt: instant.optional(),
  savedAt: instant,
  /** What people read now. */
  isCurrent: z.boolean(),
});
export type TextVersion = z.infer<typeof textVersion>;

/** A text as it is edited: the newest version, whether people read it yet or not. */
export const adminText = adminTextLine.extend({
  /** To be sent along with whatever is done to it: another one is refused. */
  revision: z.int(),
  settings: draftSettings,
  nl: draftWords,
  en: draftWords,
  /** Those that the words and settings name. */
  pictures: z.array(storedImage),
  /** The newest first. */
  versions: z.array(textVersion),
  mayChangeSlug: z.boolean(),
  mayBeRemoved: z.boolean(),
});
export type AdminText = z.infer<typeof adminText>;

/** Exactly one of them, by the text's kind. */
export const textPreview = z.object({
  page: websitePage.optional(),
  article: article.optional(),
  faq: faqText.optional(),
});
export type TextPreview = z.infer<typeof textPreview>;

const revision = z.int().positive();
const params = z.object({ id: pathId });
const answer = z.object({ data: adminText });

export const newTextForm = z.object({
  kind: z.enum(addedKinds),
  slug: textSlug,
  title: draftWords.shape.title.min(textLengths.title.min),
});

/** At once, or on a day and at a time on Amsterdam's clock. */
export const publicationForm = z
  .object({ revision, date: calendarDate.optional(), time: timeOfDay.optional() })
  .refine(({ date, time }) => (date === undefined) === (time === undefined), {
    ...rule("required"),
    path: ["time"],
  });

export const adminTextsEndpoints = {
  list: endpoint({
    method: "GET",
    path: "/api/admin/texts",
    access: "admin",
    summary:
      "Texts of one list of the CMS, by part of a title or an address, the latest saved first.",
    query: pagingQuery.extend({
      shelf: z.enum(textShelves).optional(),
      state: z.enum(textStates).optional(),
      q: z.string().trim().max(100).optional(),
    }),
    response: paginated(adminTextLine),
  }),
  get: endpoint({
    method: "GET",
    path: "/api/admin/texts/{id}",
    access: "admin",
    summary: "A text as it is edited, with its versions.",
    params,
    response: answer,
  }),
  create: endpoint({
    method: "POST",
    path: "/api/admin/texts",
    access: "admin",
    summary: "Begins a page or an article, as a draft.",
    body: newTextForm,
    status: 201,
    response: answer,
  }),
  saveDraft: endpoint({
    method: "PUT",
    path: "/api/admin/texts/{id}/draft",
    access: "admin",
    summary: "Saves what is written so far; people go on reading what they read.",
    // Saved by itself every few seconds: an answer that got lost must not look like somebody else's.
    idempotent: true,
    params,
    body: z.object({ revision, settings: draftSettings, nl: draftWords, en: draftWords }),
    response: answer,
  }),
  publish: endpoint({
    method: "PUT",
    path: "/api/admin/texts/{id}/publication",
    access: "admin",
    summary: "Shows the newest version to everybody, at once or from a moment on.",
    idempotent: true,
    params,
    body: publicationForm,
    response: answer,
  }),
  unschedule: endpoint({
    method: "PUT",
    path: "/api/admin/texts/{id}/unscheduling",
    access: "admin",
    summary: "What was to be published later is a draft again.",
    params,
    body: z.object({ revision }),
    response: answer,
  }),
  restore: endpoint({
    method: "PUT",
    path: "/api/admin/texts/{id}/restoration",
    access: "admin",
    summary: "Makes a draft of an older version, in place of the draft that there is.",
    params,
    body: z.object({ revision, versionId: id }),
    response: answer,
  }),
  changeSlug: endpoint({
    method: "PUT",
    path: "/api/admin/texts/{id}/slug",
    access: "admin",
    summary: "Gives a text another address; the old one leads there.",
    params,
    body: z.object({ revision, slug: textSlug }),
    response: answer,
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/api/admin/texts/{id}",
    access: "admin",
    summary: "Takes a page or an article off the site; one that was never published is gone.",
    params,
  }),
  preview: endpoint({
    method: "GET",
    path: "/api/admin/texts/{id}/preview",
    access: "admin",
    summary: "The newest version in a language, as readers will get it.",
    params,
    query: z.object({ locale: z.enum(locales) }),
    response: z.object({ data: textPreview }),
  }),
  addPicture: endpoint({
    method: "POST",
    path: "/api/admin/texts/pictures",
    access: "admin",
    summary: "Stores a picture, for a text to show as `picture:<id>`.",
    multipart: { image: { maxFiles: 1 } },
    body: z.object({}),
    status: 201,
    response: z.object({ data: storedImage }),
  }),
};
