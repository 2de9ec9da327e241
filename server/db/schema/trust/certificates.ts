import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { certificateStatuses } from "#contract/trust/certificates.ts";
import { createdAt, instantAt } from "../columns.ts";
import { profiles } from "../profiles.ts";

/** Certificates of conduct that sitters sent. Once somebody has decided, only that and the day stay. */
export const certificates = pgTable(
  "certificates",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    profileId: integer()
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    status: text({ enum: certificateStatuses }).notNull().default("waiting"),
    /** A picture, or a PDF: that has no widths. Absent once it was decided. */
    imageKey: text(),
    imageWidths: integer().array(),
    imageWidth: integer(),
    imageHeight: integer(),
    imagePlaceholder: text(),
    /** Why it was refused. */
    reason: text(),
    decidedAt: instantAt(),
    createdAt: createdAt(),
  },
  (table) => [
    index("certificates_of_profile").on(table.profileId, table.id),
    // One at a time waits; a better one takes its place.
    uniqueIndex("certificates_waiting").on(table.profileId).where(sql`status = 'waiting'`),
    index("certificates_queue").on(table.status, table.id),
    index("certificates_image").on(table.imageKey).where(sql`image_key is not null`),
    check(
      "certificates_decided",
      sql`(${table.status} = 'waiting') = (${table.decidedAt} is null)
        and (${table.status} = 'waiting') = (${table.imageKey} is not null)`,
    ),
  ],
);
