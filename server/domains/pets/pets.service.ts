import type * as z from "zod";
import type { Pet, petForm, petsEndpoints } from "#contract/pets.ts";
import type { AnimalCategory } from "#contract/shared/animals.ts";
import { uploadMaxFiles } from "#contract/shared/images.ts";
import type { Locale } from "#contract/shared/locale.ts";
import { type FieldErrors, ruleText } from "#contract/shared/validation/validation.ts";
import type { Db } from "#server/db/database.ts";
import { findRaceCategory } from "#server/domains/profiles/catalogue/catalogue.service.ts";
import { keepProfileRefs } from "#server/domains/profiles/profile-refs.service.ts";
import { getOwnerProfile } from "#server/domains/profiles/profiles.service.ts";
import { dayInAmsterdam } from "#server/platform/clock.ts";
import { conflict, invalid, notFound } from "#server/platform/http/problem.ts";
import type { KeptImage } from "#server/platform/images/kept-images.ts";
import {
  attachUploads,
  type PictureFile,
  removeUploads,
  storeUploads,
} from "#server/platform/images/uploads.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { Viewer } from "#server/platform/sessions/viewer.ts";
import { petLeft } from "./pets.events.ts";
import type { PetPorts } from "./pets.ports.ts";
import { presentPet } from "./pets.presenter.ts";
import * as repository from "./pets.repository.ts";
import { petDateProblems } from "./pets.rules.ts";

type Parts = Pick<Platform, "db" | "clock" | "outbox" | "images" | "storage">;
type PetForm = z.output<typeof petForm>;
type PetUpdate = z.output<typeof petsEndpoints.update.body>;
type Files = readonly PictureFile[];

export async function listOwnPets(db: Db, viewer: Viewer): Promise<Pet[]> {
  const owner = await getOwnerProfile(db, viewer);
  const rows = await repository.findPets(db, owner.id);
  const images = await repository.findImages(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => presentPet(row, images));
}

export async function getOwnPet(db: Db, viewer: Viewer, petId: number): Promise<Pet> {
  const owner = await getOwnerProfile(db, viewer);
  return describeOwn(db, await getRow(db, owner.id, petId));
}

/** What was prepared before the transaction: whose pet it is, and pictures that are pending. */
type Prepared = { ownerId: number; images: KeptImage[] };

/** Before the transaction that makes a pet: what can be refused is refused, pictures are stored. */
export async function prepareNewPet(
  parts: Parts,
  viewer: Viewer,
  form: PetForm,
  files: Files,
  locale: Locale,
): Promise<Prepared> {
  const owner = await getOwnerProfile(parts.db, viewer);
  refuseProblems(form, null, parts.clock.now(), locale);
  refuseTooManyImages(files.length, locale);
  return { ownerId: owner.id, images: await storePictures(parts, viewer, files, locale) };
}

export async function createPet(
  { clock }: Pick<Parts, "clock">,
  tx: Db,
  form: PetForm,
  { ownerId, images }: Prepared,
): Promise<Pet> {
  // The profile could be going at this moment.
  if ((await keepProfileRefs(tx, [ownerId])).length === 0) throw notFound();
  const row = await repository.insertPet(tx, {
    ...toColumns(form),
    name: form.name,
    category: form.category,
    profileId: ownerId,
    createdAt: clock.now(),
  });
  await addImages(tx, row.id, images);
  return describeOwn(tx, row);
}

/** As for a new one. */
export async function preparePetUpdate(
  parts: Parts,
  viewer: Viewer,
  petId: number,
  change: PetUpdate,
  files: Files,
  locale: Locale,
): Promise<Prepared> {
  const { db, clock } = parts;
  const owner = await getOwnerProfile(db, viewer);
  refuseProblems(change, await getRow(db, owner.id, petId), clock.now(), locale);
  refuseTooManyImages(files.length, locale);
  return { ownerId: owner.id, images: await storePictures(parts, viewer, files, locale) };
}

export async function updatePet(
  { clock, outbox }: Pick<Parts, "clock" | "outbox">,
  tx: Db,
  viewer: Viewer,
  petId: number,
  { isArchived, removedImages = [], ...change }: PetUpdate,
  { ownerId, images }: Prepared,
  locale: Locale,
): Promise<Pet> {
  const now = clock.now();
  const row = await lockRow(tx, ownerId, petId);
  await repository.changePet(tx, petId, {
    ...toColumns(change),
    ...(keepsRace(change, row) ? {} : { race: null }),
    ...(isArchived === undefined ? {} : { archivedAt: isArchived ? now : null }),
  });

  await removeUploads(tx, await repository.deleteImages(tx, petId, removedImages), now);
  await addImages(tx, petId, images);
  refuseTooManyImages((await repository.findImages(tx, [petId])).length, locale);
  if (isArchived && !row.archivedAt) {
    await outbox.publish(tx, [petLeft({ petId, profileId: ownerId, userId: viewer.userId })]);
  }
  return describeOwn(tx, await getRow(tx, ownerId, petId));
}

/** Those that are not archived. */
export function countPets(db: Db, profileId: number): Promise<number> {
  return repository.countPets(db, profileId);
}

/** One that somebody counts on can only be archived. */
export async function removePet(
  { db, clock, outbox }: Pick<Parts, "db" | "clock" | "outbox">,
  ports: PetPorts,
  viewer: Viewer,
  petId: number,
): Promise<void> {
  const owner = await getOwnerProfile(db, viewer);
  await db.transaction(async (tx) => {
    await lockRow(tx, owner.id, petId);
    if ((await ports.findUses(tx, [petId])).length > 0) throw conflict("petInUse");
    await removeUploads(tx, await repository.findImages(tx, [petId]), clock.now());
    await repository.deletePet(tx, petId);
    await outbox.publish(tx, [petLeft({ petId, profileId: owner.id, userId: viewer.userId })]);
  });
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
export async function forgetPets(tx: Db, profileId: number, now: Date): Promise<void> {
  const petIds = (await repository.lockPets(tx, profileId)).map(({ id }) => id);
  await removeUploads(tx, await repository.findImages(tx, petIds), now);
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

function storePictures(parts: Parts, { userId }: Viewer, files: Files, locale: Locale) {
  return storeUploads(parts, files, { userId, folder: "pets", field: "images", locale });
}

async function addImages(tx: Db, petId: number, images: readonly KeptImage[]): Promise<void> {
  await repository.insertImages(tx, petId, images);
  await attachUploads(tx, images);
}

function refuseTooManyImages(count: number, locale: Locale): void {
  if (count > uploadMaxFiles) throw invalid({ images: [ruleText("tooManyImages", locale)] });
}

function refuseProblems(
  change: Partial<PetForm>,
  row: repository.PetRow | null,
  now: Date,
  locale: Locale,
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
