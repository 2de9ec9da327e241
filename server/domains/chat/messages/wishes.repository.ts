import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { messages } from "#server/db/schema/chat.ts";
import type { MessageRow } from "./messages.repository.ts";

function isWish() {
  return sql`${messages.type} = 'INTERESTED_IN_BOOKING'`;
}

function isUnanswered() {
  return sql`coalesce((${messages.params} ->> 'isAnswered')::boolean, false) = false`;
}

/** Of each room what its sitter last said they would like; one that is open before all others. */
export async function findWishes(
  db: Db,
  roomIds: readonly number[],
): Promise<Map<number, Pick<MessageRow, "params">>> {
  if (roomIds.length === 0) return new Map();
  const { chatRoomId, params, id } = messages;
  const rows = await db
    .selectDistinctOn([chatRoomId], { chatRoomId, params })
    .from(messages)
    .where(and(inArray(chatRoomId, [...roomIds]), isWish()))
    .orderBy(asc(chatRoomId), desc(isUnanswered()), desc(id));
  return new Map(rows.map((row) => [row.chatRoomId, row]));
}

/** All that a sitter would like here and that is still open is answered; gives which they were. */
export async function answerIndications(
  tx: Db,
  { roomId, isRefused }: { roomId: number; isRefused: boolean },
): Promise<number[]> {
  const answer = { isAnswered: true, ...(isRefused ? { isRefused } : {}) };
  const rows = await tx
    .update(messages)
    .set({ params: sql`${messages.params} || ${JSON.stringify(answer)}::jsonb` })
    .where(and(eq(messages.chatRoomId, roomId), isWish(), isUnanswered()))
    .returning({ id: messages.id });
  return rows.map(({ id }) => id);
}
