import type * as z from "zod";
import type { ActivationNeed, OwnRequest, requestForm, requestUpdate } from "#contract/requests.ts";
import type { Locale } from "#contract/shared/locale.ts";
import { unique } from "#contract/shared/validation/inputs.ts";
import { ruleText } from "#contract/shared/validation/validation.ts";
import type { Db } from "#server/db/database.ts";
import { tellOfUpdate } from "#server/domains/account/account.service.ts";
import { lockAvailablePets } from "#server/domains/pets/pets.service.ts";
import { keepProfileRefs } from "#server/domains/profiles/profile-refs.service.ts";
import { getOwnerProfile } from "#server/domains/profiles/profiles.service.ts";
import { dayInAmsterdam } from "#server/platform/clock.ts";
import { conflict, forbidden, invalid, notFound } from "#server/platform/http/problem.ts";
import type { KeptImage } from "#server/platform/images/kept-images.ts";
import {
  attachUploads,
  type PictureFile,
  removeUploads,
  storeUploads,
} from "#server/platform/images/uploads.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { Viewer } from "#server/platform/sessions/viewer.ts";
import { requestExpired } from "./requests.events.ts";
import { presentOwnRequest } from "./requests.presenter.ts";
import * as repository from "./requests.repository.ts";
import {
  activationProblems,
  lastDayOf,
  missingToActivate,
  type Period,
  periodProblems,
  requestStatusOf,
  tidyBudget,
  tidyWeek,
} from "./requests.rules.ts";

type Parts = Pick<Platform, "db" | "clock" | "outbox" | "images" | "storage">;
type RequestForm = z.output<typeof requestForm>;
type RequestUpdate = z.output<typeof requestUpdate>;
type Fields = Omit<RequestForm, "animals">;
/** What was prepared before the transaction: whose request it is, and a picture that is pending. */
type Prepared = { ownerId: number; images: KeptImage[] };

export async function getOwnRequest(
  { db, clock }: Pick<Parts, "db" | "clock">,
  viewer: Viewer,
): Promise<OwnRequest> {
  const owner = await getOwnerProfile(db, viewer);
  const row = await repository.findRequest(db, owner.id);
  if (!row) throw notFound();
  return describeOwn(db, row, { viewer, now: clock.now() });
}

/** Before the transaction that makes a request: what can be refused is refused, a picture is stored. */
export async function prepareNewRequest(
  parts: Parts,
  viewer: Viewer,
  form: RequestForm,
  files: readonly PictureFile[],
  locale: Locale,
): Promise<Prepared> {
  const { db, clock } = parts;
  const owner = await getOwnerProfile(db, viewer);
  if (await repository.findRequest(db, owner.id)) throw conflict("requestExists");
  refusePeriod(toColumns(form), null, clock.now(), locale);
  return { ownerId: owner.id, images: await storePicture(parts, viewer, files, locale) };
}

/** Starts out disabled: showing it to sitters is a step of its own, which asks for more. */
export async function createRequest(
  { clock, outbox }: Pick<Parts, "clock" | "outbox">,
  tx: Db,
  viewer: Viewer,
  { animals, ...form }: RequestForm,
  { ownerId: profileId, images }: Prepared,
  locale: Locale,
): Promise<OwnRequest> {
  const now = clock.now();
  // The profile could be going at this moment.
  if ((await keepProfileRefs(tx, [profileId])).length === 0) throw notFound();
  const petIds = await lockAnimals(tx, profileId, animals, locale);
  const columns = toColumns(form);
  const row = await repository.insertRequest(tx, { ...columns, profileId, createdAt: now });
  // Somebody else was first after all: the same owner in another tab.
  if (!row) throw conflict("requestExists");
  await repository.replaceAnimals(tx, row.id, petIds);
  await addImages(tx, row.id, images);
  await tellOfUpdate({ db: tx, outbox }, { userId: viewer.userId });
  return describeOwn(tx, row, { viewer, now });
}

/** As for a new one; the days are looked at in the transaction, beside those that stay. */
export async function prepareRequestUpdate(
  parts: Parts,
  viewer: Viewer,
  files: readonly PictureFile[],
  locale: Locale,
): Promise<Prepared> {
  const owner = await getOwnerProfile(parts.db, viewer);
  if (!(await repository.findRequest(parts.db, owner.id))) throw notFound();
  return { ownerId: owner.id, images: await storePicture(parts, viewer, files, locale) };
}

export async function updateRequest(
  { clock, outbox }: Pick<Parts, "clock" | "outbox">,
  tx: Db,
  viewer: Viewer,
  { animals, image: emptied, ...change }: RequestUpdate,
  { ownerId, images }: Prepared,
  locale: Locale,
): Promise<OwnRequest> {
  const now = clock.now();
  const petIds = animals && (await lockAnimals(tx, ownerId, animals, locale));
  const row = await lockOwn(tx, ownerId);
  const columns = toColumns({ ...toFields(row), ...change });
  refusePeriod(columns, row, now, locale);
  // Without animals there is nothing to show; adding one again doesn't bring it back unasked.
  const isActivated = row.isActivated && petIds?.length !== 0;
  await repository.changeRequest(tx, row.id, { ...columns, isActivated });
  if (petIds) await repository.replaceAnimals(tx, row.id, petIds);
  if (images.length > 0 || emptied === "") await forgetImage(tx, row.id, now);
  await addImages(tx, row.id, images);
  await tellOfUpdate({ db: tx, outbox }, { userId: viewer.userId });
  return describeOwn(tx, { ...row, ...columns, isActivated }, { viewer, now });
}

export async function removeRequest(
  { db, clock, outbox }: Pick<Parts, "db" | "clock" | "outbox">,
  viewer: Viewer,
): Promise<void> {
  const owner = await getOwnerProfile(db, viewer);
  await db.transaction(async (tx) => {
    const row = await lockOwn(tx, owner.id);
    await forgetImage(tx, row.id, clock.now());
    await repository.deleteRequest(tx, row.id);
    await tellOfUpdate({ db: tx, outbox }, { userId: viewer.userId });
  });
}

export async function activateRequest(
  { db, clock, outbox }: Parts,
  viewer: Viewer,
  isActivated: boolean,
): Promise<OwnRequest> {
  const owner = await getOwnerProfile(db, viewer);
  return db.transaction(async (tx) => {
    const row = await lockOwn(tx, owner.id);
    const after = await describeOwn(tx, { ...row, isActivated }, { viewer, now: clock.now() });
    if (isActivated) refuseActivation(after.missingToActivate);
    await repository.changeRequest(tx, row.id, { isActivated });
    await tellOfUpdate({ db: tx, outbox }, { userId: viewer.userId });
    return after;
  });
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
  return requestStatusOf(await findRequestSummary(db, profileId)) === "active";
}

/** Part of removing or archiving a pet: the request goes on without it, as long as there are others. */
export async function dropAnimal(
  tx: Db,
  outbox: Platform["outbox"],
  { petId, profileId, userId }: { petId: number; profileId: number; userId: number },
): Promise<void> {
  if (!(await repository.lockRequest(tx, profileId))) return;
  await repository.deleteAnimal(tx, petId);
  await repository.deactivateEmpty(tx, profileId);
  await tellOfUpdate({ db: tx, outbox }, { userId });
}

/** Part of removing a profile: its request goes with it, the file has to be told. */
export async function forgetRequest(tx: Db, profileId: number, now: Date): Promise<void> {
  const row = await repository.lockRequest(tx, profileId);
  if (row) await forgetImage(tx, row.id, now);
}

/** Every night: what asked for days that have passed is no longer shown. */
export async function deactivatePastRequests({
  db,
  clock,
  outbox,
}: Pick<Parts, "db" | "clock" | "outbox">): Promise<void> {
  await db.transaction(async (tx) => {
    const expired = await repository.deactivatePast(tx, dayInAmsterdam(clock.now()));
    await outbox.publish(tx, expired.map(requestExpired));
    // By user: what follows locks something of each of them.
    const byUser = expired.toSorted((a, b) => a.userId - b.userId);
    for (const { userId } of byUser) await tellOfUpdate({ db: tx, outbox }, { userId });
  });
}

async function describeOwn(
  db: Db,
  row: repository.RequestRow,
  { viewer, now }: { viewer: Viewer; now: Date },
): Promise<OwnRequest> {
  const animals = await repository.findAnimals(db, row.id);
  const { isEmailVerified } = viewer;
  return presentOwnRequest(row, {
    animals,
    image: await repository.findImage(db, row.id),
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
  tx: Db,
  profileId: number,
  animals: readonly number[],
  locale: Locale,
): Promise<number[]> {
  const available = await lockAvailablePets(tx, profileId);
  const petIds = [...new Set(animals)];
  if (petIds.every((petId) => available.some(({ id }) => id === petId))) return petIds;
  throw invalid({ animals: [ruleText("option", locale)] });
}

function storePicture(
  parts: Parts,
  { userId }: Viewer,
  files: readonly PictureFile[],
  locale: Locale,
) {
  return storeUploads({ ...parts, now: parts.clock.now() }, files, {
    userId,
    folder: "requests",
    field: "image",
    locale,
  });
}

async function addImages(tx: Db, requestId: number, images: readonly KeptImage[]): Promise<void> {
  for (const image of images) await repository.insertImage(tx, requestId, image);
  await attachUploads(tx, images);
}

async function forgetImage(tx: Db, requestId: number, now: Date): Promise<void> {
  const removed = await repository.deleteImage(tx, requestId);
  if (removed) await removeUploads(tx, [removed], now);
}

function refusePeriod(after: Period, before: Period | null, now: Date, locale: Locale): void {
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
