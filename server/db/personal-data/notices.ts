import { lt, sql } from "drizzle-orm";
import { retentionDays } from "#contract/privacy/retention.ts";
import { reminders } from "../schema/clock/reminders.ts";
import { toldItems } from "../schema/notices/alerts.ts";
import { notifications } from "../schema/notifications.ts";
import { entries, ofAccount, personal, purged, until } from "./entries.ts";

export const noticeEntries = entries({
  notifications: {
    row: "something that somebody was told",
    why: "notices",
    keep: purged(retentionDays.notification, "it was told", (before) =>
      lt(notifications.createdAt, before),
    ),
    people: {
      user: { user: "userId" },
      // Whom it is about: nothing of it is theirs to read, and it doesn't outlive them.
      other: { profile: "otherProfileId", only: sql`false` },
    },
    of: ["user"],
    theirs: "kind type path",
    plain: "causeKey",
    but: { params: personal(["user", "other"], { leaving: "rowGoes" }) },
  },
  notificationPreferences: {
    row: "how somebody wants to be told",
    why: "notices",
    ...ofAccount,
    theirs: "choices quietFrom quietUntil",
  },
  pushSubscriptions: {
    row: "a browser that asked to be told",
    why: "notices",
    keep: until("they log out there, or the browser is gone"),
    people: { user: { user: "userId" } },
    secret: "endpoint p256dh auth",
  },
  reminders: {
    row: "that somebody was reminded of something",
    why: "notices",
    keep: purged(retentionDays.reminder, "it was due", (before) => lt(reminders.dueAt, before)),
    people: { user: { profile: "profileId" } },
    theirs: "type subject",
  },
  alerts: {
    row: "that somebody wants to hear of what is new near a place",
    why: "notices",
    ...ofAccount,
    theirs: [
      "type latitude longitude placeName citySlug postalCode distanceKm filters frequency isActive",
    ],
    plain: "newSince lookedAt nextAt",
  },
  toldItems: {
    row: "what an alert told somebody of",
    why: "notices",
    keep: purged(retentionDays.toldItem, "it was told", (before) => lt(toldItems.toldAt, before)),
    people: { user: { user: "userId" } },
    theirs: "type itemId",
  },
});
