import type { Db } from "#server/db/database.ts";
import { findRequestById, type RequestRow } from "./requests.repository.ts";

export type RequestFacts = Pick<RequestRow, "title" | "lastOn" | "isActivated" | "isHidden">;

/** What its owner is told of a request by. */
export async function findRequestFacts(db: Db, requestId: number): Promise<RequestFacts | null> {
  const row = await findRequestById(db, requestId);
  if (!row) return null;
  const { title, lastOn, isActivated, isHidden } = row;
  return { title, lastOn, isActivated, isHidden };
}
