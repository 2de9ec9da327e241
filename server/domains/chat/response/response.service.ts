import type { Db } from "#server/db/database.ts";
import { lockProfileRefs } from "#server/domains/profiles/profile-refs.service.ts";
import { updateStanding } from "#server/domains/profiles/profiles.service.ts";
import type { Context, Outside } from "#server/platform/context.ts";
import { type TableWalk, walkTable } from "#server/platform/jobs/table-walk.ts";
import { findRoom } from "../chat.repository.ts";
import { responseChanged } from "./response.events.ts";
import * as repository from "./response.repository.ts";
import { type Response, respondedSince, responseAt, shownResponse } from "./response.rules.ts";

/** How these sitters answer new contacts, also before others get to see it. */
export function countAnswers(
  db: Db,
  profileIds: readonly number[],
): Promise<ReadonlyMap<number, Response>> {
  return repository.listStandings(db, profileIds);
}

/** A contact began, was answered or ended: what is said of the sitter follows. */
export async function followContact(
  ctx: Context<"outbox">,
  { roomId }: { roomId: number },
): Promise<void> {
  const room = await findRoom(ctx.db, roomId);
  if (!room?.sitterProfileId || room.initiatedBy !== "pet_owner") return;
  if (!room.contactedAt || room.contactedAt < respondedSince(ctx.now)) return;
  await countResponse(ctx, { profileId: room.sitterProfileId });
}

/** From all their contacts: however often this happens, it comes to the same. */
async function countResponse(
  ctx: Context<"outbox">,
  { profileId }: { profileId: number },
): Promise<void> {
  const { db, now, outbox } = ctx;
  // The profile first: who deletes it comes to what hangs on it afterwards.
  const [profile] = await lockProfileRefs(db, [profileId]);
  if (!profile) return;
  const before = await repository.lockStanding(db, profileId);
  const since = respondedSince(now);
  const contacts = await repository.listNewContacts(db, { sitterProfileId: profileId, since });
  const response = responseAt(contacts, now);
  if (contacts.length === 0) await repository.deleteStanding(db, profileId);
  if (isSame(before, response)) return;
  await repository.storeStanding(db, profileId, response);
  const shown = shownResponse(response);
  if (!isSame(shownResponse(before), shown)) {
    await updateStanding(ctx, { profileId, standing: shown });
  }
  await outbox.publish(db, [responseChanged({ profileId })]);
}

function isSame<Figures extends object>(one: Figures, other: Figures): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

type RecountContext = Context<"outbox" | "jobs" | "log">;

/** Every night: contacts grow too old to count, and others have waited for more than a day. */
export async function recountResponses(ctx: Outside<RecountContext>): Promise<void> {
  await walkTable(ctx, countedSitters);
}

export const countedSitters: TableWalk<RecountContext> = {
  name: "chat.recount-responses",
  list: ({ db }, page) => repository.listCounted(db, page),
  act: (ctx, profileId) => ctx.inTransaction((step) => countResponse(step, { profileId })),
};
