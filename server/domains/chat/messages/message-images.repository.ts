import { and, eq, isNotNull, lt, or } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { messages } from "#server/db/schema/chat.ts";
import type { ImageFiles } from "#server/platform/images/uploads.ts";

/** The messages that show a picture; more than one only where somebody made them so. */
export async function findMessagesWithImage(db: Db, key: string) {
  return db
    .select({
      id: messages.id,
      chatRoomId: messages.chatRoomId,
      sentBy: messages.sentBy,
      deliveredAt: messages.deliveredAt,
      hiddenAt: messages.hiddenAt,
    })
    .from(messages)
    .where(eq(messages.imageKey, key));
}

export async function listImagesOf(db: Db, roomId: number): Promise<ImageFiles[]> {
  const rows = await db
    .select({ key: messages.imageKey, widths: messages.imageWidths })
    .from(messages)
    .where(and(eq(messages.chatRoomId, roomId), isNotNull(messages.imageKey)));
  return rows.flatMap(({ key, widths }) => (key && widths ? [{ key, widths }] : []));
}

/** Empties what was taken back before a moment; gives the pictures that went. */
export async function eraseHidden(
  tx: Db,
  before: Date,
  limit: number,
): Promise<{ count: number; images: ImageFiles[] }> {
  const rows = await tx
    .select({
      id: messages.id,
      key: messages.imageKey,
      widths: messages.imageWidths,
    })
    .from(messages)
    .where(
      and(
        lt(messages.hiddenAt, before),
        or(isNotNull(messages.text), isNotNull(messages.imageKey)),
      ),
    )
    .orderBy(messages.id)
    .limit(limit)
    // What somebody has in hand is left for the next night: waiting for messages of several rooms
    // could have two wait for each other.
    .for("update", { skipLocked: true });
  const nothing = {
    text: null,
    cautions: null,
    imageKey: null,
    imageWidths: null,
    imageWidth: null,
    imageHeight: null,
    imagePlaceholder: null,
  };
  for (const { id } of rows) await tx.update(messages).set(nothing).where(eq(messages.id, id));
  const images = rows.flatMap(({ key, widths }) => (key && widths ? [{ key, widths }] : []));
  return { count: rows.length, images };
}
