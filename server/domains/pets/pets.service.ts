import type * as z from "zod";
import type { Pet, petForm, petsEndpoints } from "#contract/pets.ts";
import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import type { AnimalCategory } from "#contract/shared/animals.ts";
import { uploadMaxFiles } from "#contract/shared/images.ts";
import { type FieldErrors, ruleText } from "#contract/shared/validation/validation.ts";
import type { Db } from "#server/db/database.ts";
import { findRaceCategory } from "#server/domains/profiles/catalogue/catalogue.service.ts";
import { lockProfileRefs } from "#server/domains/profiles/profile-refs.service.ts";
import { getOwnerProfile } from "#server/domains/profiles/profiles.service.ts";
import type { Context, ViewerContext } from "#server/platform/context.ts";
import { conflict, invalid, notFound } from "#server/platform/http/problem.ts";
import type { ImageColumns } from "#server/platform/images/stored-images.ts";
import {
  attachUploads,
  type PictureFile,
  removeUploads,
  storeUploads,
} from "#server/platform/images/uploads.ts";
import { petLeft } from "./pets.events.ts";
import type { PetPorts } from "./pets.ports.ts";
import { presentPet } from "./pets.presenter.ts";
import * as repository from "./pets.repository.ts";
import { petDateProblems } from "./pets.rules.ts";

type PetForm = z.output<typeof petForm>;
type PetUpdate = z.output<typeof petsEndpoints.update.body>;
type Files = readonly PictureFile[];

export async function listOwnPets(ctx: ViewerContext): Promise<Pet[]> {
  const owner = await getOwnerProfile(ctx.db, ctx.viewer);
  const rows = await repository.findPets(ctx.db, owner.id);
  const images = await repository.findImages(
    ctx.db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => presentPet(row, images));
}

export async function getOwnPet(ctx: ViewerContext, { petId }: { petId: number }): Promise<Pet> {
  const owner = await getOwnerProfile(ctx.db, ctx.viewer);
  return describeOwn(ctx.db, await getRow(ctx.db, owner.id, petId));
}

/** What was prepared before the transaction: whose pet it is, and pictures that are pending. */
type Prepared = { ownerId: number; images: ImageColumns[] };

/** Before the transaction that makes a pet: what can be refused is refused, pictures are stored. */
export async function prepareNewPet(
  ctx: ViewerContext<"images" | "storage">,
  { form, files }: { form: PetForm; files: Files },
): Promise<Prepared> {
  const owner = await getOwnerProfile(ctx.db, ctx.viewer);
  refuseProblems(ctx, form, null);
  refuseTooManyImages(ctx, files.length);
  return { ownerId: owner.id, images: await storePictures(ctx, files) };
}

export async function createPet(
  ctx: Context,
  { form, prepared }: { form: PetForm; prepared: Prepared },
): Promise<Pet> {
  // The profile could be going at this moment.
  if ((await lockProfileRefs(ctx.db, [prepared.ownerId])).length === 0) throw notFound();
  const row = await repository.insertPet(ctx.db, {
    ...toColumns(form),
    name: form.name,
    category: form.category,
    profileId: prepared.ownerId,
    createdAt: ctx.now,
  });
  await addImages(ctx.db, row.id, prepared.images);
  return describeOwn(ctx.db, row);
}

/** As for a new one. */
export async function preparePetUpdate(
  ctx: ViewerContext<"images" | "storage">,
  { petId, change, files }: { petId: number; change: PetUpdate; files: Files },
): Promise<Prepared> {
  const owner = await getOwnerProfile(ctx.db, ctx.viewer);
  refuseProblems(ctx, change, await getRow(ctx.db, owner.id, petId));
  refuseTooManyImages(ctx, files.length);
  return { ownerId: owner.id, images: await storePictures(ctx, files) };
}

export async function updatePet(
  ctx: ViewerContext<"outbox">,
  { petId, change, prepared }: { petId: number; change: PetUpdate; prepared: Prepared },
): Promise<Pet> {
  const { db, now } = ctx;
  const { ownerId, images } = prepared;
  const { isArchived, removedImages = [], ...columns } = change;
  const row = await lockRow(db, ownerId, petId);
  await repository.changePet(db, petId, {
    ...toColumns(columns),
    ...(keepsRace(columns, row) ? {} : { race: null }),
    ...(isArchived === undefined ? {} : { archivedAt: isArchived ? now : null }),
  });

  await removeUploads(db, await repository.deleteImages(db, petId, removedImages), now);
  await addImages(db, petId, images);
  refuseTooManyImages(ctx, (await repository.findImages(db, [petId])).length);
  if (isArchived && !row.archivedAt) await publishLeft(ctx, petId, ownerId);
  return describeOwn(db, await getRow(db, ownerId, petId));
}

/** Those that are not archived. */
export function countPets(db: Db, profileId: number): Promise<number> {
  return repository.countPets(db, profileId);
}

/** One that somebody counts on can only be archived. */
export async function removePet(
  ctx: ViewerContext<"outbox"> & { ports: PetPorts },
  { petId }: { petId: number },
): Promise<void> {
  const { db, now, viewer, ports } = ctx;
  const owner = await getOwnerProfile(db, viewer);
  await lockRow(db, owner.id, petId);
  if ((await ports.findUses(ctx, [petId])).length > 0) throw conflict("petInUse");
  await removeUploads(db, await repository.findImages(db, [petId]), now);
  await repository.deletePet(db, petId);
  await publishLeft(ctx, petId, owner.id);
}

function publishLeft(
  { db, outbox, viewer }: ViewerContext<"outbox">,
  petId: number,
  profileId: number,
): Promise<void> {
  return outbox.publish(db, [petLeft({ petId, profileId, userId: viewer.userId })]);
}

export type AvailablePet = { id: number; name: string; category: AnimalCategory };

/**
 * Part of an action that makes something of a profile's pets: those that are not archived, none of
 * which can leave before the transaction ends.
 */
export async function lockAvailablePets(tx: Db, profileId: number): Promise<AvailablePet[]> {
  const rows = await repository.lockPets(tx, profileId);
  return rows
    .filter(({ archivedAt }) => archivedAt === null)
    .map(({ id, name, category }) => ({ id, name, category }));
}

/** Part of removing a profile: its pets go with it, their files have to be told. */
export async function forgetPets(
  { db, now }: Context,
  { profileId }: { profileId: number },
): Promise<void> {
  const petIds = (await repository.lockPets(db, profileId)).map(({ id }) => id);
  await removeUploads(db, await repository.findImages(db, petIds), now);
}

async function getRow(db: Db, profileId: number, petId: number): Promise<repository.PetRow> {
  const row = await repository.findPet(db, profileId, petId);
  if (!row) throw notFound();
  return row;
}

async function lockRow(tx: Db, profileId: number, petId: number): Promise<repository.PetRow> {
  const row = (await repository.lockPets(tx, profileId)).find(({ id }) => id === petId);
  if (!row) throw notFound();
  return row;
}

async function describeOwn(db: Db, row: repository.PetRow): Promise<Pet> {
  return presentPet(row, await repository.findImages(db, [row.id]));
}

function storePictures(ctx: ViewerContext<"images" | "storage">, files: Files) {
  const { viewer, locale } = ctx;
  return storeUploads(ctx, files, {
    userId: viewer.userId,
    folder: "pets",
    field: "images",
    locale,
  });
}

async function addImages(tx: Db, petId: number, images: readonly ImageColumns[]): Promise<void> {
  await repository.insertImages(tx, petId, images);
  await attachUploads(tx, images);
}

function refuseTooManyImages({ locale }: ViewerContext, count: number): void {
  if (count > uploadMaxFiles) throw invalid({ images: [ruleText("tooManyImages", locale)] });
}

function refuseProblems(
  { now, locale }: ViewerContext,
  change: Partial<PetForm>,
  row: repository.PetRow | null,
): void {
  const before = row && { birthDate: row.birthOn, vaccinatedUntil: row.vaccinatedUntilOn };
  const { birthDate = before?.birthDate ?? null } = change;
  const { vaccinatedUntil = before?.vaccinatedUntil ?? null } = change;
  const dates = petDateProblems({ birthDate, vaccinatedUntil }, before, dayInAmsterdam(now));
  const errors: FieldErrors = {};
  for (const [field, problem] of Object.entries(dates)) errors[field] = [ruleText(problem, locale)];
  const category = change.category ?? row?.category;
  if (change.race && findRaceCategory(change.race) !== category) {
    errors.race = [ruleText("option", locale)];
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

/** A dog that turns out to be a cat is no longer a dachshund. */
function keepsRace(change: Partial<PetForm>, row: repository.PetRow): boolean {
  if (change.race !== undefined || row.race === null || !change.category) return true;
  return findRaceCategory(row.race) === change.category;
}

function toColumns({ birthDate, vaccinatedUntil, ...rest }: Partial<PetForm>) {
  return { ...rest, birthOn: birthDate, vaccinatedUntilOn: vaccinatedUntil };
}
