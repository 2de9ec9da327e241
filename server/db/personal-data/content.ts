import { lt } from "drizzle-orm";
import { retentionDays } from "#contract/privacy/retention.ts";
import { contactMessages } from "../schema/content/contact-messages.ts";
import { entries, purged, until } from "./entries.ts";

const asLongAsThePage = until("the page is taken off for good");

/** What the site says by itself is about nobody; what people write to it is. */
export const contentEntries = entries({
  contactMessages: {
    row: "what somebody wrote to us",
    why: "contact",
    keep: purged(retentionDays.contactMessage, "it was written", (before) =>
      lt(contactMessages.createdAt, before),
    ),
    people: { writer: { user: "userId" } },
    theirs: "name email text note",
  },
  contentTexts: {
    row: "a page, an article or questions with answers",
    why: "running",
    keep: asLongAsThePage,
    people: {},
    plain: "kind revision",
  },
  contentSlugs: {
    row: "an address of a text",
    why: "running",
    keep: asLongAsThePage,
    people: {},
    plain: "space slug",
  },
  contentVersions: {
    row: "a text as it was at some time",
    why: "running",
    keep: asLongAsThePage,
    people: {},
    plain: "settings",
  },
  contentTranslations: {
    row: "its words in a language",
    why: "running",
    keep: asLongAsThePage,
    people: {},
    plain: "locale title description lead author markdown",
  },
  contentImages: {
    row: "a picture in a text of the site",
    why: "running",
    keep: until("no text shows it any more"),
    people: {},
    plain: "key widths width height placeholder",
  },
});
