import { randomUUID } from "node:crypto";
import type * as z from "zod";
import type { Pet, petForm, petsEndpoints } from "#contract/pets.ts";
import type { AnimalCategory } from "#contract/shared/animals.ts";
import { uploadMaxFiles } from "#contract/shared/images.ts";
import type { Locale } from "#contract/shared/locale.ts";
import { type FieldErrors, ruleText } from "#contract/shared/validation.ts";
import type { Db } from "#server/db/database.ts";
import { findRaceCategory } from "#server/domains/profiles/catalogue.service.ts";
import { keepProfileRefs } from "#server/domains/profiles/profile-refs.service.ts";
import { getOwnerProfile } from "#server/domains/profiles/profiles.service.ts";
import { dayInAmsterdam } from "#server/platform/clock.ts";
import { conflict, invalid, notFound } from "#server/platform/http/problem.ts";
import { type KeptImage, keepImages } from "#server/platform/images/kept-images.ts";
import type { ImageSource } from "#server/platform/images/process-image.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { Viewer } from "#server/platform/sessions/viewer.ts";
import { petImagesRemoved, petLeft } from "./pets.events.ts";
import type { PetPorts } from "./pets.ports.ts";
import { presentPet } from "./pets.presenter.ts";
import * as repository from "./pets.repository.ts";
import { petDateProblems } from "./pets.rules.ts";

type Parts = Pick<Platform, "db" | "clock" | "outbox" | "images" | "storage">;
type PetForm = z.output<typeof petForm>;
type PetUpdate = z.output<typeof petsEndpoints.update.body>;
type Files = readonly { source: ImageSource }[];

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

type NewPet = { ownerId: number; images: KeptImage[] };

/** Before the transaction that makes a pet: what can be refused is refused, pictures are kept. */
export async function prepareNewPet(
  parts: Parts,
  viewer: Viewer,
  form: PetForm,
  files: Files,
  locale: Locale,
): Promise<NewPet> {
  const owner = await getOwnerProfile(parts.db, viewer);
  refuseProblems(form, null, parts.clock.now(), locale);
  refuseTooManyImages(files.length, locale);
  return { ownerId: owner.id, images: await keepPictures(parts, files, locale) };
}

/** `db` may be a transaction already. */
export async function createPet(
  { db, clock }: Pick<Parts, "db" | "clock">,
  form: PetForm,
  { ownerId, images }: NewPet,
): Promise<Pet> {
  return db.transaction(async (tx) => {
    // The profile could be going at this moment.
    if ((await keepProfileRefs(tx, [ownerId])).length === 0) throw notFound();
    const row = await repository.insertPet(tx, {
      ...toColumns(form),
      name: form.name,
      category: form.category,
      profileId: ownerId,
      createdAt: clock.now(),
    });
    await repository.insertImages(tx, row.id, images);
    return describeOwn(tx, row);
  });
}

export async function updatePet(
  parts: Parts,
  viewer: Viewer,
  petId: number,
  { isArchived, removedImages = [], ...change }: PetUpdate,
  files: Files,
  locale: Locale,
): Promise<Pet> {
  const { db, clock, outbox } = parts;
  const owner = await getOwnerProfile(db, viewer);
  const now = clock.now();
  refuseProblems(change, await getRow(db, owner.id, petId), now, locale);
  refuseTooManyImages(files.length, locale);
  const added = await keepPictures(parts, files, locale);
  return db.transaction(async (tx) => {
    const row = await lockRow(tx, owner.id, petId);
    await repository.changePet(tx, petId, {
      ...toColumns(change),
      ...(keepsRace(change, row) ? {} : { race: null }),
      ...(isArchived === undefined ? {} : { archivedAt: isArchived ? now : null }),
    });

    const removed = await repository.deleteImages(tx, petId, removedImages);
    await repository.insertImages(tx, petId, added);
    refuseTooManyImages((await repository.findImages(tx, [petId])).length, locale);
    await forgetFiles(tx, outbox, petId, removed);
    if (isArchived && !row.archivedAt) {
      await outbox.publish(tx, [petLeft({ petId, profileId: owner.id, userId: viewer.userId })]);
    }
    return describeOwn(tx, await getRow(tx, owner.id, petId));
  });
}

/** Those that are not archived. */
export function countPets(db: Db, profileId: number): Promise<number> {
  return repository.countPets(db, profileId);
}

/** One that somebody counts on can only be archived. */
export async function removePet(
  { db, outbox }: Pick<Parts, "db" | "outbox">,
  ports: PetPorts,
  viewer: Viewer,
  petId: number,
): Promise<void> {
  const owner = await getOwnerProfile(db, viewer);
  await db.transaction(async (tx) => {
    await lockRow(tx, owner.id, petId);
    if ((await ports.findUses(tx, [petId])).length > 0) throw conflict("petInUse");
    await forgetFiles(tx, outbox, petId, await repository.findImages(tx, [petId]));
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
export async function forgetPets(
  tx: Db,
  outbox: Platform["outbox"],
  profileId: number,
): Promise<void> {
  for (const { id } of await repository.lockPets(tx, profileId)) {
    await forgetFiles(tx, outbox, id, await repository.findImages(tx, [id]));
  }
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

/** A folder for each upload: the same picture sent for two pets is removed for one of them. */
function keepPictures(parts: Parts, files: Files, locale: Locale) {
  return keepImages(parts, `pets/${randomUUID()}`, files, { field: "images", locale });
}

async function forgetFiles(
  tx: Db,
  outbox: Platform["outbox"],
  petId: number,
  rows: readonly repository.PetImageRow[],
): Promise<void> {
  if (rows.length === 0) return;
  const images = rows.map(({ key, widths }) => ({ key, widths }));
  await outbox.publish(tx, [petImagesRemoved({ petId, images })]);
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
