import { and, eq, lt, or } from "drizzle-orm";
import { daysBefore, retentionDays } from "#contract/privacy/retention.ts";
import { passedOver } from "../schema/clock/walks.ts";
import { contactMessages } from "../schema/content/contact-messages.ts";
import { sitterViewers, sitterViews } from "../schema/figures/visits.ts";
import { idempotencyKeys } from "../schema/idempotency.ts";
import { mails } from "../schema/mail.ts";
import { outboxEvents } from "../schema/outbox.ts";
import { aboutNobody, entries, erased, ofAccount, purged, secret, until } from "./entries.ts";

const { mail, fleetingMail, deliveredEvent, failedEvent } = retentionDays;

export const platformEntries = entries({
  mails: {
    row: "a mail that was sent, or is to be",
    why: "notices",
    keep: purged(
      mail,
      "it was written; the last one to somebody who left, as soon as it is sent",
      // Also what could not be sent in all that time.
      (before) =>
        or(
          lt(mails.createdAt, before),
          and(
            eq(mails.isFleeting, true),
            lt(mails.createdAt, daysBefore(before, fleetingMail - mail)),
          ),
        ),
    ),
    people: { user: { user: "userId" } },
    theirs: "recipient kind subject",
    // These hold links that let whoever has them in.
    secret: "data html text attachments headers",
    plain: "key dueAt attempts claimedUntil lastError",
  },
  personalDataExports: {
    row: "the file of all that we have of somebody",
    why: "account",
    ...ofAccount,
    plain: "attempts failedAt widths sizeBytes",
    but: {
      key: secret("user", {
        keep: erased(
          `${retentionDays.personalDataExport} days after it was ready`,
          "privacy.forget-exports",
        ),
      }),
    },
  },
  mailSuppressions: {
    row: "an address that wants no mail, or doesn't work, as a hash",
    why: "notices",
    keep: until("they ask for mail again"),
    people: { visitor: null },
    secret: "addressHash",
    plain: "reason createdAt",
  },
  idempotencyKeys: {
    row: "the answer to a call, for when it comes again",
    why: "running",
    keep: purged(retentionDays.idempotentAnswer, "it was given", (before) =>
      lt(idempotencyKeys.createdAt, before),
    ),
    people: { user: { user: "userId" } },
    secret: "path key bodyHash answer",
    plain: "status createdAt",
  },
  outboxEvents: {
    row: "what has happened, for those who do something about it",
    why: "running",
    keep: purged(
      deliveredEvent,
      `it was delivered; ${failedEvent} days after it was given up`,
      (before) =>
        or(
          lt(outboxEvents.deliveredAt, before),
          lt(outboxEvents.failedAt, daysBefore(before, failedEvent - deliveredEvent)),
        ),
    ),
    // A user's are found by the name of their stream.
    people: { user: null },
    theirs: "stream payload",
    plain: "topic createdAt attempts nextAttemptAt deliveredAt failedAt lastError",
  },
  outboxDeliveries: aboutNobody(
    "that somebody has done something about what happened",
    until("what happened is purged"),
    "handler",
  ),
  walks: aboutNobody(
    "how far a job has come that walks over a whole table",
    until("it has come to the end"),
    "name place",
  ),
  passedOver: {
    row: "what a job could not do, until it can",
    why: "running",
    keep: purged(
      retentionDays.passedOver,
      "it was to be tried again, and was not due any more",
      (before) => lt(passedOver.nextTryAt, before),
    ),
    // The number of a row; of whom it is only that row tells.
    people: {},
    plain: "walk key attempts lastError",
  },
  socketAttachments: {
    row: "what one process tells the others, when it is long",
    why: "running",
    keep: until("half a minute has passed; the adapter of Socket.IO sees to it"),
    people: { user: null },
    secret: "payload",
    plain: "createdAt",
  },
  uploads: {
    row: "a picture in storage that is nobody's: not yet, or no longer",
    why: "running",
    keep: erased(
      "an hour when nobody came back for it; at once when its row is gone",
      "platform.sweep-uploads",
    ),
    people: { user: null },
    secret: "key",
    plain: "widths createdAt removedAt",
  },
  dailyVisits: aboutNobody(
    "how often a kind of page was looked at in a day",
    until("this installation ends"),
    "day what count",
  ),
  sitterViews: {
    row: "how often a sitter's page was looked at in a day, and not by whom",
    why: "profile",
    keep: purged(retentionDays.sitterView, "that day", (before) =>
      lt(sitterViews.day, before.toISOString().slice(0, 10)),
    ),
    people: { sitter: { profile: "profileId" } },
    theirs: "day count",
  },
  sitterViewers: {
    row: "that somebody looked at a sitter's page today; not who",
    why: "running",
    keep: purged(retentionDays.sitterViewer, "that day", (before) =>
      lt(sitterViewers.day, before.toISOString().slice(0, 10)),
    ),
    people: { visitor: null },
    theirs: "visitor",
    plain: "day",
  },
  releases: aboutNobody(
    "a build of the site that was served, and where its files are",
    erased("14 days after the last process that ran it", "platform.forget-releases"),
    "id files",
  ),
  installation: aboutNobody(
    "a fact about this installation",
    until("this installation ends"),
    "key value",
  ),
});

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
  contentTexts: aboutNobody(
    "a page, an article or questions with answers",
    asLongAsThePage,
    "kind revision",
  ),
  contentSlugs: aboutNobody("an address of a text", asLongAsThePage, "space slug"),
  contentVersions: aboutNobody("a text as it was at some time", asLongAsThePage, "settings"),
  contentTranslations: aboutNobody(
    "its words in a language",
    asLongAsThePage,
    "locale title description lead author markdown",
  ),
  contentImages: aboutNobody(
    "a picture in a text of the site",
    until("no text shows it any more"),
    "key widths width height placeholder",
  ),
});
