import { and, eq, lt, or } from "drizzle-orm";
import { daysBefore, retentionDays } from "#contract/privacy/retention.ts";
import { passedOver } from "../schema/clock/walks.ts";
import { sitterViewers, sitterViews } from "../schema/figures/visits.ts";
import { idempotencyKeys } from "../schema/idempotency.ts";
import { mails } from "../schema/mail.ts";
import { outboxEvents } from "../schema/outbox.ts";
import { personal, plain, type Register, secret, until, withAccount } from "./entries.ts";

const { mail, fleetingMail, deliveredEvent, failedEvent } = retentionDays;

export const platformEntries = {
  mails: {
    row: "a mail that was sent, or is to be",
    why: "notices",
    keep: {
      as: "purged",
      days: mail,
      since: "it was written; the last one to somebody who left, as soon as it is sent",
      // Also what could not be sent in all that time.
      isOver: (before) =>
        or(
          lt(mails.createdAt, before),
          and(
            eq(mails.isFleeting, true),
            lt(mails.createdAt, daysBefore(before, fleetingMail - mail)),
          ),
        ),
    },
    people: { user: { user: "userId" } },
    columns: {
      id: plain,
      key: plain,
      userId: plain,
      recipient: personal("user"),
      kind: personal("user"),
      // These hold links that let whoever has them in.
      data: secret("user"),
      subject: personal("user"),
      html: secret("user"),
      text: secret("user"),
      attachments: secret("user"),
      headers: secret("user"),
      isFleeting: plain,
      isNeeded: plain,
      createdAt: personal("user"),
      dueAt: plain,
      attempts: plain,
      claimedUntil: plain,
      sentAt: personal("user"),
      failedAt: personal("user"),
      lastError: plain,
    },
  },
  personalDataExports: {
    row: "the file of all that we have of somebody",
    why: "account",
    keep: withAccount,
    people: { user: { user: "userId" } },
    columns: {
      userId: plain,
      askedAt: personal("user"),
      attempts: plain,
      failedAt: plain,
      readyAt: personal("user"),
      key: secret("user", {
        keep: {
          as: "erased",
          period: `${retentionDays.personalDataExport} days after it was ready`,
          job: "privacy.forget-exports",
        },
      }),
      widths: plain,
      sizeBytes: plain,
    },
  },
  mailSuppressions: {
    row: "an address that wants no mail, or doesn't work, as a hash",
    why: "notices",
    keep: until("they ask for mail again"),
    people: { visitor: null },
    columns: { addressHash: secret("visitor"), reason: plain, createdAt: plain },
  },
  idempotencyKeys: {
    row: "the answer to a call, for when it comes again",
    why: "running",
    keep: {
      as: "purged",
      days: retentionDays.idempotentAnswer,
      since: "it was given",
      isOver: (before) => lt(idempotencyKeys.createdAt, before),
    },
    people: { user: { user: "userId" } },
    columns: {
      userId: plain,
      path: secret("user"),
      key: secret("user"),
      bodyHash: secret("user"),
      status: plain,
      answer: secret("user"),
      createdAt: plain,
    },
  },
  outboxEvents: {
    row: "what has happened, for those who do something about it",
    why: "running",
    keep: {
      as: "purged",
      days: deliveredEvent,
      since: `it was delivered; ${failedEvent} days after it was given up`,
      isOver: (before) =>
        or(
          lt(outboxEvents.deliveredAt, before),
          lt(outboxEvents.failedAt, daysBefore(before, failedEvent - deliveredEvent)),
        ),
    },
    // A user's are found by the name of their stream.
    people: { user: null },
    columns: {
      id: plain,
      topic: plain,
      stream: personal("user"),
      payload: personal("user"),
      createdAt: plain,
      attempts: plain,
      nextAttemptAt: plain,
      deliveredAt: plain,
      failedAt: plain,
      lastError: plain,
    },
  },
  outboxDeliveries: {
    row: "that somebody has done something about what happened",
    why: "running",
    keep: until("what happened is purged"),
    people: {},
    columns: { eventId: plain, handler: plain, deliveredAt: plain },
  },
  walks: {
    row: "how far a job has come that walks over a whole table",
    why: "running",
    keep: until("it has come to the end"),
    people: {},
    columns: { name: plain, place: plain, savedAt: plain },
  },
  passedOver: {
    row: "what a job could not do, until it can",
    why: "running",
    keep: {
      as: "purged",
      days: retentionDays.passedOver,
      since: "it was to be tried again, and was not due any more",
      isOver: (before) => lt(passedOver.nextTryAt, before),
    },
    // The number of a row; of whom it is only that row tells.
    people: {},
    columns: {
      walk: plain,
      key: plain,
      attempts: plain,
      nextTryAt: plain,
      lastError: plain,
      createdAt: plain,
    },
  },
  socketAttachments: {
    row: "what one process tells the others, when it is long",
    why: "running",
    keep: until("half a minute has passed; the adapter of Socket.IO sees to it"),
    people: { user: null },
    columns: { id: plain, createdAt: plain, payload: secret("user") },
  },
  uploads: {
    row: "a picture in storage that is nobody's: not yet, or no longer",
    why: "running",
    keep: {
      as: "erased",
      period: "an hour when nobody came back for it; at once when its row is gone",
      job: "platform.sweep-uploads",
    },
    people: { user: null },
    columns: { key: secret("user"), widths: plain, createdAt: plain, removedAt: plain },
  },
  dailyVisits: {
    row: "how often a kind of page was looked at in a day",
    why: "running",
    keep: until("this installation ends"),
    people: {},
    columns: { day: plain, what: plain, count: plain },
  },
  sitterViews: {
    row: "how often a sitter's page was looked at in a day, and not by whom",
    why: "profile",
    keep: {
      as: "purged",
      days: retentionDays.sitterView,
      since: "that day",
      isOver: (before) => lt(sitterViews.day, before.toISOString().slice(0, 10)),
    },
    people: { sitter: { profile: "profileId" } },
    columns: { day: personal("sitter"), profileId: plain, count: personal("sitter") },
  },
  sitterViewers: {
    row: "that somebody looked at a sitter's page today; not who",
    why: "running",
    keep: {
      as: "purged",
      days: retentionDays.sitterViewer,
      since: "that day",
      isOver: (before) => lt(sitterViewers.day, before.toISOString().slice(0, 10)),
    },
    people: { visitor: null },
    columns: { day: plain, profileId: plain, visitor: personal("visitor") },
  },
  releases: {
    row: "a build of the site that was served, and where its files are",
    why: "running",
    keep: {
      as: "erased",
      period: "14 days after the last process that ran it",
      job: "platform.forget-releases",
    },
    people: {},
    columns: { id: plain, files: plain, lastUsedAt: plain },
  },
  installation: {
    row: "a fact about this installation",
    why: "running",
    keep: until("this installation ends"),
    people: {},
    columns: { key: plain, value: plain },
  },
} as const satisfies Pick<
  Register,
  | "mails"
  | "personalDataExports"
  | "mailSuppressions"
  | "idempotencyKeys"
  | "walks"
  | "passedOver"
  | "outboxEvents"
  | "outboxDeliveries"
  | "socketAttachments"
  | "uploads"
  | "dailyVisits"
  | "sitterViews"
  | "sitterViewers"
  | "releases"
  | "installation"
>;
