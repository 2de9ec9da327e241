import { lt, sql } from "drizzle-orm";
import { retentionDays } from "#contract/privacy/retention.ts";
import { reminders } from "../schema/clock/reminders.ts";
import { toldItems } from "../schema/notices/alerts.ts";
import { notifications } from "../schema/notifications.ts";
import { personal, plain, type Register, secret, until, withAccount } from "./entries.ts";

export const noticeEntries = {
  notifications: {
    row: "something that somebody was told",
    why: "notices",
    keep: {
      as: "purged",
      days: retentionDays.notification,
      since: "it was told",
      isOver: (before) => lt(notifications.createdAt, before),
    },
    people: {
      user: { user: "userId" },
      // Whom it is about: nothing of it is theirs to read, and it doesn't outlive them.
      other: { profile: "otherProfileId", only: sql`false` },
    },
    columns: {
      id: plain,
      userId: plain,
      profileId: plain,
      otherProfileId: plain,
      kind: personal("user"),
      type: personal("user"),
      params: personal(["user", "other"], { leaving: "rowGoes" }),
      path: personal("user"),
      causeKey: plain,
      readAt: personal("user"),
      createdAt: personal("user"),
    },
  },
  notificationPreferences: {
    row: "how somebody wants to be told",
    why: "notices",
    keep: withAccount,
    people: { user: { user: "userId" } },
    columns: {
      userId: plain,
      choices: personal("user"),
      quietFrom: personal("user"),
      quietUntil: personal("user"),
    },
  },
  pushSubscriptions: {
    row: "a browser that asked to be told",
    why: "notices",
    keep: until("they log out there, or the browser is gone"),
    people: { user: { user: "userId" } },
    columns: {
      id: plain,
      userId: plain,
      endpoint: secret("user"),
      p256dh: secret("user"),
      auth: secret("user"),
      createdAt: personal("user"),
    },
  },
  reminders: {
    row: "that somebody was reminded of something",
    why: "notices",
    keep: {
      as: "purged",
      days: retentionDays.reminder,
      since: "it was due",
      isOver: (before) => lt(reminders.dueAt, before),
    },
    people: { user: { profile: "profileId" } },
    columns: {
      id: plain,
      type: personal("user"),
      subject: personal("user"),
      profileId: plain,
      dueAt: personal("user"),
      sentAt: personal("user"),
    },
  },
  alerts: {
    row: "that somebody wants to hear of what is new near a place",
    why: "notices",
    keep: withAccount,
    people: { user: { user: "userId" } },
    columns: {
      id: plain,
      userId: plain,
      type: personal("user"),
      latitude: personal("user"),
      longitude: personal("user"),
      placeName: personal("user"),
      citySlug: personal("user"),
      postalCode: personal("user"),
      distanceKm: personal("user"),
      filters: personal("user"),
      frequency: personal("user"),
      isActive: personal("user"),
      newSince: plain,
      lookedAt: plain,
      nextAt: plain,
      createdAt: personal("user"),
    },
  },
  toldItems: {
    row: "what an alert told somebody of",
    why: "notices",
    keep: {
      as: "purged",
      days: retentionDays.toldItem,
      since: "it was told",
      isOver: (before) => lt(toldItems.toldAt, before),
    },
    people: { user: { user: "userId" } },
    columns: {
      userId: plain,
      type: personal("user"),
      itemId: personal("user"),
      toldAt: personal("user"),
    },
  },
} as const satisfies Pick<
  Register,
  | "notifications"
  | "notificationPreferences"
  | "pushSubscriptions"
  | "reminders"
  | "alerts"
  | "toldItems"
>;
