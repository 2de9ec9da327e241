import { bigint, customType, pgTable } from "drizzle-orm/pg-core";
import { createdAt } from "./columns.ts";

const bytea = customType<{ data: Buffer }>({ dataType: () => "bytea" });

/**
 * Where Socket.IO's PostgreSQL adapter puts what is too large for a NOTIFY; the names are its own.
 */
export const socketAttachments = pgTable("socket_io_attachments", {
  id: bigint({ mode: "number" }).generatedAlwaysAsIdentity().unique(),
  createdAt: createdAt(),
  payload: bytea(),
});
