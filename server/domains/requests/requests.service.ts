import type * as z from "zod";
import type { ActivationNeed, OwnRequest, requestForm, requestUpdate } from "#contract/requests.ts";
import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import { unique } from "#contract/shared/validation/inputs.ts";
import { ruleText } from "#contract/shared/validation/validation.ts";
import type { Db } from "#server/db/database.ts";
import { tellOfUpdate } from "#server/domains/account/account.service.ts";
import { lockAvailablePets } from "#server/domains/pets/pets.service.ts";
import { lockProfileRefs } from "#server/domains/profiles/profile-refs.service.ts";
import { getOwnerProfile } from "#server/domains/profiles/profiles.service.ts";
import type { Context, Outside, ViewerContext } from "#server/platform/context.ts";
import { conflict, forbidden, invalid, notFound } from "#server/platform/http/problem.ts";
import { type ImageColumns, presentImage } from "#server/platform/images/stored-images.ts";
import {
  attachUploads,
  type PictureFile,
  removeUploads,
  storeUploads,
} from "#server/platform/images/uploads.ts";
import { type TableWalk, walkTable } from "#server/platform/jobs/table-walk.ts";
import { findActiveRequests } from "./active-requests.repository.ts";
import { requestEmptied, requestExpired, requestPutAway } from "./requests.events.ts";
import type { RequestImageRow, RequestRow } from "./requests.repository.ts";
import * as repository from "./requests.repository.ts";
import {
  activationProblems,
  asksIfWanted,
  lastDayOf,
  missingToActivate,
  type Period,
  periodProblems,
  requestStatusOf,
  tidyBudget,
  tidyWeek,
} from "./requests.rules.ts";

type RequestForm = z.output<typeof requestForm>;
type RequestUpdate = z.output<typeof requestUpdate>;
type Fields = Omit<RequestForm, "animals">;
type Files = readonly PictureFile[];
/** What was prepared before the transaction: whose request it is, and a picture that is pending. */
type Prepared = { ownerId: number; images: ImageColumns[] };

export async function getOwnRequest(ctx: ViewerContext): Promise<OwnRequest> {
  const owner = await getOwnerProfile(ctx.db, ctx.viewer);
  const row = await repository.findRequest(ctx.db, owner.id);
  if (!row) throw notFound();
  return describeOwn(ctx, row);
}

/** Before the transaction that makes a request: what can be refused is refused, a picture is stored. */
export async function prepareNewRequest(
  ctx: ViewerContext<"images" | "storage">,
  { form, files }: { form: RequestForm; files: Files },
): Promise<Prepared> {
  const owner = await getOwnerProfile(ctx.db, ctx.viewer);
  if (await repository.findRequest(ctx.db, owner.id)) throw conflict("requestExists");
  refusePeriod(ctx, toColumns(form), null);
  return { ownerId: owner.id, images: await storePicture(ctx, files) };
}

/** Starts out disabled: showing it to sitters is a step of its own, which asks for more. */
export async function createRequest(
  ctx: ViewerContext<"outbox">,
  { form, prepared }: { form: RequestForm; prepared: Prepared },
): Promise<OwnRequest> {
  const { db, now, viewer } = ctx;
  const { animals, ...fields } = form;
  const { ownerId: profileId, images } = prepared;
  // The profile could be going at this moment.
  if ((await lockProfileRefs(db, [profileId])).length === 0) throw notFound();
  const petIds = await lockAnimals(ctx, profileId, animals);
  const columns = toColumns(fields);
  const row = await repository.insertRequest(db, { ...columns, profileId, createdAt: now });
  // Somebody else was first after all: the same owner in another tab.
  if (!row) throw conflict("requestExists");
  await repository.replaceAnimals(db, row.id, petIds);
  await addImages(db, row.id, images);
  // Who is about to leave shows nothing new either.
  await repository.hideRequests(db, viewer.userId);
  await tellOfUpdate(ctx, { userId: viewer.userId });
  return describeOwn(ctx, row);
}

/** As for a new one; the days are looked at in the transaction, beside those that stay. */
export async function prepareRequestUpdate(
  ctx: ViewerContext<"images" | "storage">,
  { files }: { files: Files },
): Promise<Prepared> {
  const owner = await getOwnerProfile(ctx.db, ctx.viewer);
  if (!(await repository.findRequest(ctx.db, owner.id))) throw notFound();
  return { ownerId: owner.id, images: await storePicture(ctx, files) };
}

export async function updateRequest(
  ctx: ViewerContext<"outbox">,
  { change, prepared }: { change: RequestUpdate; prepared: Prepared },
): Promise<OwnRequest> {
  const { db, now: pageChangedAt, viewer } = ctx;
  const { animals, image: emptied, ...fields } = change;
  const { ownerId, images } = prepared;
  const petIds = animals && (await lockAnimals(ctx, ownerId, animals));
  const row = await lockOwn(db, ownerId);
  const columns = toColumns({ ...toFields(row), ...fields });
  refusePeriod(ctx, columns, row);
  // Without animals there is nothing to show; adding one again doesn't bring it back unasked.
  const isActivated = row.isActivated && petIds?.length !== 0;
  await repository.changeRequest(db, row.id, { ...columns, isActivated, pageChangedAt });
  if (!isActivated) await tellPutAway(ctx, row);
  if (petIds) await repository.replaceAnimals(db, row.id, petIds);
  if (images.length > 0 || emptied === "") await forgetImage(ctx, row.id);
  await addImages(db, row.id, images);
  await tellOfUpdate(ctx, { userId: viewer.userId });
  return describeOwn(ctx, { ...row, ...columns, isActivated });
}

export async function removeRequest(ctx: ViewerContext<"outbox">): Promise<void> {
  const { db, viewer } = ctx;
  const owner = await getOwnerProfile(db, viewer);
  const row = await lockOwn(db, owner.id);
  await forgetImage(ctx, row.id);
  await repository.deleteRequest(db, row.id);
  await tellPutAway(ctx, row);
  await tellOfUpdate(ctx, { userId: viewer.userId });
}

export async function activateRequest(
  ctx: ViewerContext<"outbox">,
  { isActivated }: { isActivated: boolean },
): Promise<OwnRequest> {
  const { db, now, viewer } = ctx;
  const owner = await getOwnerProfile(db, viewer);
  const row = await lockOwn(db, owner.id);
  const wantedAt = isActivated && !row.isActivated ? now : row.wantedAt;
  const after = await describeOwn(ctx, { ...row, isActivated, wantedAt });
  if (isActivated) refuseActivation(after.missingToActivate);
  const firstActivatedAt = row.firstActivatedAt ?? (isActivated ? now : null);
  await repository.changeRequest(db, row.id, {
    isActivated,
    wantedAt,
    firstActivatedAt,
    // To whoever looked before it was put away, it is there again.
    ...(isActivated && !row.isActivated ? { pageChangedAt: now } : {}),
  });
  if (!isActivated) await tellPutAway(ctx, row);
  await tellOfUpdate(ctx, { userId: viewer.userId });
  return after;
}

/** Asked after a while: the owner looks for somebody still, and is not asked again for as long. */
export async function keepRequest(ctx: ViewerContext<"outbox">): Promise<OwnRequest> {
  const { db, now, viewer } = ctx;
  const owner = await getOwnerProfile(db, viewer);
  const row = await lockOwn(db, owner.id);
  // Who shows it to nobody has nothing to keep.
  if (!row.isActivated) throw conflict("invalidTransition");
  await repository.changeRequest(db, row.id, { wantedAt: now });
  return describeOwn(ctx, { ...row, wantedAt: now });
}

/** What was shown until now is not any more. */
export async function tellPutAway(
  { db, outbox }: Context<"outbox">,
  { id: requestId, profileId, isActivated }: repository.RequestRow,
): Promise<void> {
  if (isActivated) await outbox.publish(db, [requestPutAway({ requestId, profileId })]);
}

function refuseActivation([missing]: readonly ActivationNeed[]): void {
  if (!missing) return;
  const problem = activationProblems[missing];
  throw problem === "emailNotVerified" ? forbidden(problem) : conflict(problem);
}

export type RequestSummary = Pick<OwnRequest, "id" | "isActivated" | "animals">;

export async function findRequestSummary(
  db: Db,
  profileId: number,
): Promise<RequestSummary | null> {
  const row = await repository.findRequest(db, profileId);
  if (!row) return null;
  const { id, isActivated } = row;
  return { id, isActivated, animals: await repository.findAnimals(db, id) };
}

/** Whether sitters can see this owner. */
export async function hasActiveRequest(db: Db, profileId: number): Promise<boolean> {
  return (await findActiveRequests(db, [profileId])).length > 0;
}

/** Part of removing or archiving a pet: the request goes on without it, as long as there are others. */
export async function dropAnimal(
  ctx: Context<"outbox">,
  { petId, profileId, userId }: { petId: number; profileId: number; userId: number },
): Promise<void> {
  const { db, now, outbox } = ctx;
  const row = await repository.lockRequest(db, profileId);
  if (!row) return;
  await repository.deleteAnimal(db, petId);
  await repository.changeRequest(db, row.id, { pageChangedAt: now });
  const isEmpty = await repository.deactivateEmpty(db, profileId);
  if (isEmpty && row.isActivated) {
    const emptied = { requestId: row.id, profileId, userId, emptiedAt: now };
    await outbox.publish(db, [requestEmptied(emptied)]);
  }
  await tellOfUpdate(ctx, { userId });
}

/** Part of removing a profile: its request goes with it, the file has to be told. */
export async function forgetRequest(
  ctx: Context,
  { profileId }: { profileId: number },
): Promise<void> {
  const row = await repository.lockRequest(ctx.db, profileId);
  if (row) await forgetImage(ctx, row.id);
}

/** Every night: what asked for days that have passed is no longer shown. */
export async function deactivatePastRequests(ctx: Outside<PastContext>): Promise<void> {
  await walkTable(ctx, pastRequests);
}

type PastContext = Context<"outbox" | "jobs" | "log">;

export const pastRequests: TableWalk<PastContext> = {
  name: "requests.deactivate-past",
  list: ({ db, now }, page) => repository.listPast(db, dayInAmsterdam(now), page),
  act: (ctx, requestId) =>
    ctx.inTransaction(async (step) => {
      const today = dayInAmsterdam(step.now);
      const expired = await repository.deactivatePast(step.db, { requestId, today });
      await step.outbox.publish(step.db, expired.map(requestExpired));
      for (const { userId } of expired) await tellOfUpdate(step, { userId });
    }),
};

async function describeOwn(ctx: ViewerContext, row: repository.RequestRow): Promise<OwnRequest> {
  const { db, now, viewer } = ctx;
  const animals = await repository.findAnimals(db, row.id);
  const { isEmailVerified } = viewer;
  return presentOwnRequest(row, {
    animals,
    image: await repository.findImage(db, row.id),
    asksIfWanted: asksIfWanted(row, now),
    missingToActivate: missingToActivate(
      { animals, lastDay: row.lastOn },
      { isEmailVerified, today: dayInAmsterdam(now) },
    ),
  });
}

async function lockOwn(tx: Db, profileId: number): Promise<repository.RequestRow> {
  const row = await repository.lockRequest(tx, profileId);
  if (!row) throw notFound();
  return row;
}

/** The pets that are asked for, each once; all of them the owner's own and still there. */
async function lockAnimals(
  { db, locale }: ViewerContext,
  profileId: number,
  animals: readonly number[],
): Promise<number[]> {
  const available = await lockAvailablePets(db, profileId);
  const petIds = [...new Set(animals)];
  if (petIds.every((petId) => available.some(({ id }) => id === petId))) return petIds;
  throw invalid({ animals: [ruleText("option", locale)] });
}

function storePicture(ctx: ViewerContext<"images" | "storage">, files: Files) {
  const { viewer, locale } = ctx;
  return storeUploads(ctx, files, {
    userId: viewer.userId,
    folder: "requests",
    field: "image",
    locale,
  });
}

async function addImages(
  tx: Db,
  requestId: number,
  images: readonly ImageColumns[],
): Promise<void> {
  for (const image of images) await repository.insertImage(tx, requestId, image);
  await attachUploads(tx, images);
}

async function forgetImage({ db, now }: Context, requestId: number): Promise<void> {
  const removed = await repository.deleteImage(db, requestId);
  if (removed) await removeUploads(db, [removed], now);
}

function refusePeriod({ now, locale }: ViewerContext, after: Period, before: Period | null): void {
  const problems = Object.entries(periodProblems(after, before, dayInAmsterdam(now)));
  if (problems.length === 0) return;
  const errors = problems.map(([field, key]) => [field, [ruleText(key, locale)]]);
  throw invalid(Object.fromEntries(errors));
}

function toColumns(fields: Fields): repository.RequestColumns {
  const { title, description, recurring, startTime = null, endTime = null } = fields;
  const { budgetCents = null, budgetUnit = null, weekdays = [] } = fields;
  const period = { recurring, startOn: fields.startDate ?? null, endOn: fields.endDate ?? null };
  const serviceTypes = unique(fields.serviceTypes);
  return {
    title,
    description,
    serviceTypes,
    ...period,
    lastOn: lastDayOf(period),
    weekdays: recurring ? tidyWeek(weekdays) : [],
    startTime,
    endTime,
    ...tidyBudget({ budgetCents, budgetUnit }, serviceTypes),
  };
}

function toFields({ startOn, endOn, ...row }: repository.RequestRow): Fields {
  return { ...row, startDate: startOn, endDate: endOn };
}

type RequestParts = {
  animals: OwnRequest["animals"];
  image: RequestImageRow | null;
  missingToActivate: ActivationNeed[];
  asksIfWanted: boolean;
};

/** A request as its owner sees it. */
function presentOwnRequest(row: RequestRow, parts: RequestParts): OwnRequest {
  const { animals, image, missingToActivate, asksIfWanted } = parts;
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    serviceTypes: row.serviceTypes,
    animals,
    startDate: row.startOn ?? undefined,
    endDate: row.endOn ?? undefined,
    recurring: row.recurring,
    weekdays: row.weekdays,
    startTime: row.startTime ?? undefined,
    endTime: row.endTime ?? undefined,
    budgetCents: row.budgetCents ?? undefined,
    budgetUnit: row.budgetUnit ?? undefined,
    image: image ? presentImage(image) : undefined,
    isActivated: row.isActivated,
    status: requestStatusOf({ isActivated: row.isActivated, animals }),
    missingToActivate,
    asksIfWanted,
  };
}
