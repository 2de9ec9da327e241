import { isNotNull, isNull } from "drizzle-orm";
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

const doneOrNot = (isDone: boolean | undefined) => {
  if (isDone === undefined) return undefined;
  return isDone ? isNotNull(contactMessages.doneAt) : isNull(contactMessages.doneAt);
};

export function countContactMessages(db: Db, isDone: boolean | undefined): Promise<number> {
  return db.$count(contactMessages, doneOrNot(isDone));
}
