import type { Logbook, LogbookListItem, logbooksEndpoints } from "#contract/logbooks.ts";
import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import type { BodyOf } from "#contract/shared/endpoint.ts";
import { ruleText } from "#contract/shared/validation/validation.ts";
import type { Db } from "#server/db/database.ts";
import { findRoomWith } from "#server/domains/chat/contact/begin-contact.service.ts";
import { lockReach } from "#server/domains/chat/contact/reach.service.ts";
import { lockAvailablePets } from "#server/domains/pets/pets.service.ts";
import {
  findActingProfile,
  findProfileRef,
  type ProfileRef,
} from "#server/domains/profiles/profile-refs.service.ts";
import { findFaces } from "#server/domains/profiles/sitters/faces.service.ts";
import type { ViewerContext } from "#server/platform/context.ts";
import { conflict, forbidden, invalid, notFound } from "#server/platform/http/problem.ts";
import { listTasks, replaceTasks } from "./activities.repository.ts";
import {
  getLogbookOfBooking,
  getOwnLogbook,
  lockOwnLogbook,
  lockToReach,
  refuseEnded,
} from "./logbook-access.service.ts";
import { tellChanged } from "./logbook-changes.service.ts";
import { describeFor, describeLogbooks, type Page } from "./logbook-views.service.ts";
import { logbookRead } from "./logbooks.events.ts";
import * as repository from "./logbooks.repository.ts";
import { refusedEditAt } from "./logbooks.rules.ts";
import { listVisits } from "./visits.repository.ts";

type Endpoints = typeof logbooksEndpoints;

type WriteContext = ViewerContext<"outbox">;

/** More than anybody reads; older ones are found with their booking. */
const mostInList = 200;

/** Those of the profile in use; who has none, such as an admin, has no logbooks either. */
export async function listLogbooks(
  ctx: ViewerContext,
  wanted: Pick<repository.LogbookFilter, "filter" | "date">,
): Promise<{ data: LogbookListItem[]; unreadUpdates: number }> {
  const { db, now, viewer } = ctx;
  const own = await findActingProfile(db, viewer.userId);
  if (!own) return { data: [], unreadUpdates: 0 };
  const profile = { profileId: own.id, side: own.profileType };
  const filter = { ...wanted, ...profile, today: dayInAmsterdam(now) };
  const rows = await repository.listLogbooks(db, filter, mostInList);
  return {
    data: await describeLogbooks(ctx, { side: own.profileType, rows }),
    unreadUpdates: await repository.sumUnread(db, profile),
  };
}

/** What is new to this profile in its logbooks. */
export function countUnreadUpdates(
  db: Db,
  { id: profileId, profileType: side }: Pick<ProfileRef, "id" | "profileType">,
): Promise<number> {
  return repository.sumUnread(db, { profileId, side });
}

export async function getLogbook(
  ctx: ViewerContext,
  { logbookId, page }: { logbookId: number; page: Page },
): Promise<Logbook> {
  const { userId } = ctx.viewer;
  const { logbook } = await getOwnLogbook(ctx.db, userId, logbookId);
  return describeFor(ctx, { userId, logbook, page });
}

export async function getOfBooking(
  ctx: ViewerContext,
  { bookingId }: { bookingId: number },
): Promise<Logbook> {
  const { userId } = ctx.viewer;
  const { logbook } = await getLogbookOfBooking(ctx.db, userId, bookingId);
  return describeFor(ctx, { userId, logbook });
}

/** The latest that the profile in use shares with another one. */
export async function getLastWith(
  ctx: ViewerContext,
  { profileId }: { profileId: number },
): Promise<Logbook> {
  const { db, viewer } = ctx;
  const own = await findActingProfile(db, viewer.userId);
  const other = await findProfileRef(db, profileId);
  if (!own || !other || own.profileType === other.profileType) throw notFound();
  const [owner, sitter] = own.profileType === "pet_owner" ? [own, other] : [other, own];
  const pair = { ownerProfileId: owner.id, sitterProfileId: sitter.id };
  const logbook = await repository.findLatestOfPair(db, pair);
  if (!logbook) throw notFound();
  return describeFor(ctx, { userId: viewer.userId, logbook });
}

/** A sitter begins one without a booking, with an owner who has accepted the contact. */
export async function createLogbook(
  ctx: WriteContext,
  { form }: { form: BodyOf<Endpoints["create"]> },
): Promise<Logbook> {
  const { db, now, viewer, locale } = ctx;
  const own = await findActingProfile(db, viewer.userId);
  if (own?.profileType !== "pet_sitter") throw forbidden();
  const found = await findRoomWith(db, viewer.userId, form.profileId);
  if (!found) throw notFound();
  const { room } = found;
  // Pets are locked before rooms, and a block that is being made is waited for.
  const pets = await lockAvailablePets(db, form.profileId);
  const reach = await lockReach(db, { roomId: room.id });
  if (reach.obstacle !== null) throw conflict("contactClosed");
  const chosen = form.pets ? pets.filter(({ id }) => form.pets?.includes(id)) : pets;
  if (chosen.length === 0 || chosen.length < (form.pets?.length ?? 0)) {
    throw invalid({ pets: [ruleText(chosen.length === 0 ? "required" : "option", locale)] });
  }
  const faces = await findFaces(db, [form.profileId, own.id]);
  const today = dayInAmsterdam(now);
  const logbookId = await repository.insertLogbook(db, {
    chatRoomId: room.id,
    ownerProfileId: form.profileId,
    sitterProfileId: own.id,
    ownerName: faces.get(form.profileId)?.firstName ?? null,
    sitterName: faces.get(own.id)?.firstName ?? null,
    title: form.title ?? null,
    startOn: today,
    endOn: today,
    changedAt: now,
    createdAt: now,
  });
  if (logbookId === null) throw new Error("the logbook was not inserted");
  await repository.insertLogbookPets(
    db,
    logbookId,
    chosen.map(({ id: petId, name, category }) => ({ petId, name, category })),
  );
  await tellChanged(ctx, { logbook: { id: logbookId }, by: "pet_sitter", change: "notes" });
  return getLogbook(ctx, { logbookId, page: {} });
}

/** Each side writes its own notes, the sitter while being there; tasks are the owner's, the title is of both. */
export async function updateLogbook(
  ctx: WriteContext,
  { logbookId, form }: { logbookId: number; form: BodyOf<Endpoints["update"]> },
): Promise<Logbook> {
  const { db } = ctx;
  const own = await lockToReach(ctx, logbookId);
  refuseEnded(ctx, own);
  const { logbook, side } = own;
  if (side === "pet_sitter") {
    if (form.tasks !== undefined) throw forbidden();
    const code = refusedEditAt(await listVisits(db, logbookId), ctx.now);
    if (code) throw conflict(code);
  }
  const notes = side === "pet_owner" ? "ownerNotes" : "sitterNotes";
  await repository.changeLogbook(db, logbookId, {
    ...(form.title === undefined ? {} : { title: form.title }),
    ...(form.notes === undefined ? {} : { [notes]: form.notes }),
    changedAt: ctx.now,
  });
  if (form.tasks !== undefined) {
    await saveTasks(ctx, { logbookId, tasks: form.tasks });
  }
  const change = form.tasks === undefined ? "notes" : "tasks";
  await tellChanged(ctx, { logbook, by: side, change });
  return getLogbook(ctx, { logbookId, page: {} });
}

async function saveTasks(
  { db, locale }: WriteContext,
  {
    logbookId,
    tasks,
  }: { logbookId: number; tasks: NonNullable<BodyOf<Endpoints["update"]>["tasks"]> },
): Promise<void> {
  const there = (await listTasks(db, logbookId)).map(({ id }) => id);
  const petIds = (await repository.listLogbookPets(db, [logbookId])).map(({ petId }) => petId);
  const isKnown = ({ id, petId }: { id?: number | undefined; petId?: number | undefined }) =>
    (id === undefined || there.includes(id)) && (petId === undefined || petIds.includes(petId));
  if (!tasks.every(isKnown)) throw invalid({ tasks: [ruleText("option", locale)] });
  await replaceTasks(
    db,
    logbookId,
    tasks.map(({ id, text, date, time, petId }) => ({
      id,
      text,
      onDay: date ?? null,
      time: time ?? null,
      petId: petId ?? null,
    })),
  );
}

/** By way of the booking: 404 for who is on the other side of it. */
export async function updateOfBooking(
  ctx: WriteContext,
  given: { bookingId: number; side: "pet_owner" | "pet_sitter"; form: BodyOf<Endpoints["update"]> },
): Promise<Logbook> {
  const { bookingId, side, form } = given;
  const own = await getLogbookOfBooking(ctx.db, ctx.viewer.userId, bookingId);
  if (own.side !== side) throw notFound();
  return updateLogbook(ctx, { logbookId: own.logbook.id, form });
}

/** The reader has seen all there is. */
export async function markAsRead(
  ctx: WriteContext,
  { logbookId }: { logbookId: number },
): Promise<{ unreadUpdates: number }> {
  const { db, viewer, outbox } = ctx;
  const { logbook, side } = await lockOwnLogbook(db, viewer.userId, logbookId);
  if (await repository.clearUnread(db, logbookId, side)) {
    await outbox.publish(db, [logbookRead({ logbookId, side })]);
  }
  const profileId = side === "pet_owner" ? logbook.ownerProfileId : logbook.sitterProfileId;
  return { unreadUpdates: await repository.sumUnread(db, { profileId: profileId ?? 0, side }) };
}
