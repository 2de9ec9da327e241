import { and, asc, eq, gt, gte, inArray, isNotNull } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { chatRooms, responseStandings } from "#server/db/schema/chat.ts";
import { type NewContact, noResponse, type Response } from "./response.rules.ts";

/** Of owners who wrote to this sitter first. */
export async function listNewContacts(
  db: Db,
  { sitterProfileId, since }: { sitterProfileId: number; since: Date },
): Promise<NewContact[]> {
  const { contactedAt, answeredAt, closedReason } = chatRooms;
  const rows = await db
    .select({ contactedAt, answeredAt, closedReason })
    .from(chatRooms)
    .where(
      and(
        eq(chatRooms.sitterProfileId, sitterProfileId),
        eq(chatRooms.initiatedBy, "pet_owner"),
        gte(contactedAt, since),
        isNotNull(contactedAt),
        // No room is quiet for longer than it is there, and this is what the index knows.
        gte(chatRooms.lastActivityAt, since),
      ),
    );
  return rows.flatMap((row) => (row.contactedAt ? [{ ...row, contactedAt: row.contactedAt }] : []));
}

/** For who counts anew: nobody else does until the transaction ends. */
export async function lockStanding(tx: Db, profileId: number): Promise<Response> {
  await tx.insert(responseStandings).values({ profileId }).onConflictDoNothing();
  const [row] = await tx
    .select()
    .from(responseStandings)
    .where(eq(responseStandings.profileId, profileId))
    .for("update");
  return row ? toResponse(row) : noResponse;
}

export async function storeStanding(tx: Db, profileId: number, kept: Response): Promise<void> {
  await tx.update(responseStandings).set(kept).where(eq(responseStandings.profileId, profileId));
}

export async function deleteStanding(tx: Db, profileId: number): Promise<void> {
  await tx.delete(responseStandings).where(eq(responseStandings.profileId, profileId));
}

/** Who was never written to has none. */
export async function listStandings(
  db: Db,
  profileIds: readonly number[],
): Promise<Map<number, Response>> {
  if (profileIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(responseStandings)
    .where(inArray(responseStandings.profileId, [...profileIds]));
  return new Map(rows.map((row) => [row.profileId, toResponse(row)]));
}

/** In the order of their ids, from behind one of them. */
export async function listCounted(
  db: Db,
  { after, most }: { after: number; most: number },
): Promise<number[]> {
  const rows = await db
    .select({ profileId: responseStandings.profileId })
    .from(responseStandings)
    .where(gt(responseStandings.profileId, after))
    .orderBy(asc(responseStandings.profileId))
    .limit(most);
  return rows.map(({ profileId }) => profileId);
}

function toResponse({ contacts, responseRate, responseMinutes }: Response): Response {
  return { contacts, responseRate, responseMinutes };
}
