import { sql } from "drizzle-orm";
import { bigint, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { createdAt, instantAt } from "./columns.ts";

/** What has happened, written in the same transaction as the change itself. */
export const outboxEvents = pgTable(
  "outbox_events",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    topic: text().notNull(),
    /** Events of one stream (`room:7`) are delivered in order, one after the other. */
    stream: text().notNull(),
    payload: jsonb().notNull(),
    createdAt: createdAt(),
    attempts: integer().notNull().default(0),
    /** Absent: at once. */
    nextAttemptAt: instantAt(),
    deliveredAt: instantAt(),
    /** Given up after many attempts; kept, so that an administrator can look and retry. */
    failedAt: instantAt(),
    lastError: text(),
  },
  (table) => [
    // Only the few that wait are indexed, so the relay's look stays cheap however long the history:
    // they are walked by id, and each one's stream is asked for an earlier one.
    index("outbox_events_waiting_by_id")
      .on(table.id)
      .where(sql`delivered_at is null and failed_at is null`),
    index("outbox_events_waiting")
      .on(table.stream, table.id)
      .where(sql`delivered_at is null and failed_at is null`),
    index("outbox_events_failed").on(table.failedAt).where(sql`failed_at is not null`),
    // Without those that wait: the planner would take it for them, and lose itself in it.
    index("outbox_events_delivered").on(table.deliveredAt).where(sql`delivered_at is not null`),
  ],
);

/** Which handler is done with which event: a retry of one handler never repeats another. */
export const outboxDeliveries = pgTable(
  "outbox_deliveries",
  {
    eventId: bigint({ mode: "number" })
      .notNull()
      .references(() => outboxEvents.id, { onDelete: "cascade" }),
    handler: text().notNull(),
    deliveredAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.eventId, table.handler] })],
);
