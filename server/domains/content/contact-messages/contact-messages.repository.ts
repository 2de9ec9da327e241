import { and, desc, eq, ilike, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import { containing } from "#server/db/containing.ts";
import type { Db } from "#server/db/database.ts";
import { contactMessages } from "#server/db/schema/content/contact-messages.ts";

export type ContactMessageRow = typeof contactMessages.$inferSelect;
type NewContactMessage = Omit<typeof contactMessages.$inferInsert, "id">;

export async function insertContactMessage(tx: Db, message: NewContactMessage): Promise<number> {
  const [row] = await tx
    .insert(contactMessages)
    .values(message)
    .returning({ id: contactMessages.id });
  if (!row) throw new Error("the message was not stored");
  return row.id;
}

export type MessageFilter = { open?: boolean | undefined; q?: string | undefined };

function matching({ open, q }: MessageFilter): SQL | undefined {
  const part = q ? containing(q) : null;
  return and(
    open === undefined
      ? undefined
      : open
        ? isNull(contactMessages.doneAt)
        : isNotNull(contactMessages.doneAt),
    part ? or(ilike(contactMessages.name, part), ilike(contactMessages.email, part)) : undefined,
  );
}

/** What waits first, the longest first; then what is done, the latest first. */
export function listContactMessages(
  db: Db,
  filter: MessageFilter,
  { offset, limit }: { offset: number; limit: number },
): Promise<ContactMessageRow[]> {
  const waiting = sql`case when ${contactMessages.doneAt} is null then ${contactMessages.id} end`;
  return db
    .select()
    .from(contactMessages)
    .where(matching(filter))
    .orderBy(waiting, desc(contactMessages.doneAt), desc(contactMessages.id))
    .offset(offset)
    .limit(limit);
}

export function countContactMessages(db: Db, filter: MessageFilter): Promise<number> {
  return db.$count(contactMessages, matching(filter));
}

export async function findContactMessage(db: Db, id: number): Promise<ContactMessageRow | null> {
  const [row] = await db.select().from(contactMessages).where(eq(contactMessages.id, id));
  return row ?? null;
}

export async function lockContactMessage(tx: Db, id: number): Promise<ContactMessageRow | null> {
  const [row] = await tx
    .select()
    .from(contactMessages)
    .where(eq(contactMessages.id, id))
    .for("update");
  return row ?? null;
}

export async function changeContactMessage(
  tx: Db,
  id: number,
  change: Pick<ContactMessageRow, "doneAt" | "note">,
): Promise<void> {
  await tx.update(contactMessages).set(change).where(eq(contactMessages.id, id));
}
