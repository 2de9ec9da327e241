import { lt } from "drizzle-orm";
import { retentionDays } from "#contract/privacy/retention.ts";
import { contactMessages } from "../schema/content/contact-messages.ts";
import { personal, plain, type Register, until } from "./entries.ts";

const asLongAsThePage = until("the page is taken off for good");

/** What the site says by itself is about nobody; what people write to it is. */
export const contentEntries = {
  contactMessages: {
    row: "what somebody wrote to us",
    why: "contact",
    keep: {
      as: "purged",
      days: retentionDays.contactMessage,
      since: "it was written",
      isOver: (before) => lt(contactMessages.createdAt, before),
    },
    people: { writer: { user: "userId" } },
    columns: {
      id: plain,
      userId: plain,
      name: personal("writer"),
      email: personal("writer"),
      text: personal("writer"),
      doneAt: personal("writer"),
      note: personal("writer"),
      createdAt: personal("writer"),
    },
  },
  contentTexts: {
    row: "a page, an article or questions with answers",
    why: "running",
    keep: asLongAsThePage,
    people: {},
    columns: { id: plain, kind: plain, revision: plain, removedAt: plain, createdAt: plain },
  },
  contentSlugs: {
    row: "an address of a text",
    why: "running",
    keep: asLongAsThePage,
    people: {},
    columns: { space: plain, slug: plain, textId: plain, isCurrent: plain },
  },
  contentVersions: {
    row: "a text as it was at some time",
    why: "running",
    keep: asLongAsThePage,
    people: {},
    columns: {
      id: plain,
      textId: plain,
      settings: plain,
      publishedAt: plain,
      savedAt: plain,
      createdAt: plain,
    },
  },
  contentTranslations: {
    row: "its words in a language",
    why: "running",
    keep: asLongAsThePage,
    people: {},
    columns: {
      versionId: plain,
      locale: plain,
      title: plain,
      description: plain,
      lead: plain,
      author: plain,
      markdown: plain,
    },
  },
  contentImages: {
    row: "a picture in a text of the site",
    why: "running",
    keep: until("no text shows it any more"),
    people: {},
    columns: {
      id: plain,
      key: plain,
      widths: plain,
      width: plain,
      height: plain,
      placeholder: plain,
      createdAt: plain,
    },
  },
} satisfies Partial<Register>;
