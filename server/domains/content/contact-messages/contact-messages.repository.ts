import type { Db } from "#server/db/database.ts";
import { contactMessages } from "#server/db/schema/content/contact-messages.ts";

type NewContactMessage = Omit<typeof contactMessages.$inferInsert, "id">;

export async function insertContactMessage(tx: Db, message: NewContactMessage): Promise<number> {
  const [row] = await tx
    .insert(contactMessages)
    .values(message)
    .returning({ id: contactMessages.id });
  if (!row) throw new Error("the message was not stored");
  return row.id;
}
