import type { Db } from "#server/db/database.ts";
import { findRoom, lockRoom } from "../chat.repository.ts";
import { mayReach, type Reach } from "./reach.rules.ts";

type Pair = { roomId: number | null; hasAgreed?: boolean };

export type { Reach } from "./reach.rules.ts";

/** Whether the two of a room may reach each other, and if not, why and since when. */
export async function findReach(db: Db, { roomId, ...agreed }: Pair): Promise<Reach> {
  return mayReach(roomId === null ? null : await findRoom(db, roomId), agreed);
}

/**
 * The same for who is about to write: from here on nobody blocks, bans or declines until it is written.
 * Rooms are locked before bookings and logbooks.
 */
export async function lockReach(tx: Db, { roomId, ...agreed }: Pair): Promise<Reach> {
  return mayReach(roomId === null ? null : await lockRoom(tx, roomId), agreed);
}
