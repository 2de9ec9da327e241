import type { ProfilePart } from "#contract/account.ts";
import type { ProfileUpdate } from "#contract/profiles.ts";
import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import { unique } from "#contract/shared/validation/inputs.ts";
import { ruleText } from "#contract/shared/validation/validation.ts";
import type { Db } from "#server/db/database.ts";
import { rememberRegistration } from "#server/domains/account/account.service.ts";
import type { Context, ViewerContext } from "#server/platform/context.ts";
import { conflict, forbidden, invalid, notFound } from "#server/platform/http/problem.ts";
import type { ImageColumns } from "#server/platform/images/stored-images.ts";
import {
  type ImageFiles,
  type PictureFile,
  storeUploads,
} from "#server/platform/images/uploads.ts";
import { findRaceCategory, isDiploma } from "./catalogue/catalogue.service.ts";
import { refuseTooManyImages, saveImages } from "./profile-images.service.ts";
import * as lists from "./profile-parts.repository.ts";
import type { ProfilesPorts } from "./profiles.ports.ts";
import * as repository from "./profiles.repository.ts";
import {
  furthestStep,
  isAwayInPast,
  isStepOf,
  toAvailabilityRows,
  toAway,
  toDiplomas,
  toOfferedExtras,
  toOfferedServices,
} from "./profiles.rules.ts";
import { describeOwn } from "./profiles.service.ts";

type WithPorts = { ports: ProfilesPorts };

type ProfileChange = {
  part: ProfilePart;
  files: readonly PictureFile[];
  /** Beside it the user's own name changes, which is on their pages. */
  isRenamed: boolean;
};

/**
 * The profile's part of saving a user. Pictures are worked on now, before any transaction, and are
 * pending until what it gives back has written the rows in the caller's.
 */
export async function prepareProfileUpdate(
  ctx: ViewerContext<"images" | "storage"> & WithPorts,
  { part, files, isRenamed }: ProfileChange,
): Promise<{ save(ctx: Context): Promise<void>; images: readonly ImageFiles[] }> {
  const { db, viewer, locale } = ctx;
  const { profile: change, registrationStep, reachedRegistrationEnd, replacedImage } = part;
  if (!change && !registrationStep && !reachedRegistrationEnd && files.length === 0) {
    const save = ({ db, now }: Context) =>
      isRenamed ? repository.markPagesChanged(db, viewer.userId, now) : Promise.resolve();
    return { save, images: [] };
  }
  const inUse = await repository.findProfileInUse(db, viewer.userId);
  if (!inUse) throw notFound();
  const profileId = inUse.id;
  if (registrationStep && !isStepOf(inUse.profileType, registrationStep)) {
    throw invalid({ registrationStep: [ruleText("option", locale)] });
  }
  if (change) {
    refuseUnknownCodes(ctx, change);
    refuseAwayInPast(ctx, change);
  }
  await refuseTooManyImages(ctx, { profileId, replacedImage, count: files.length });
  const { userId } = viewer;
  const images = await storeUploads(ctx, files, {
    userId,
    folder: "profiles",
    field: "images",
    locale,
  });
  return {
    save: ({ db, now }) => saveProfile({ ...ctx, db, now }, { profileId, part, images }),
    images,
  };
}

async function saveProfile(
  ctx: ViewerContext & WithPorts,
  {
    profileId,
    part,
    images,
  }: { profileId: number; part: ProfilePart; images: readonly ImageColumns[] },
): Promise<void> {
  const { db, now } = ctx;
  const { userId } = ctx.viewer;
  const { profile: change, registrationStep, reachedRegistrationEnd, replacedImage } = part;
  // Locked: two steps saved at once must not both look at the step of before.
  const profiles = await repository.lockProfiles(db, userId);
  const row = profiles.find(({ id }) => id === profileId);
  if (!row) throw notFound();
  if (change) await saveFields(db, profileId, change);
  await saveImages(ctx, { profileId, replacedImage, uploaded: images });
  await repository.markPagesChanged(db, userId, now);
  await publish(ctx, { profileId, wanted: change?.published });
  if (registrationStep || reachedRegistrationEnd) {
    const next = reachedRegistrationEnd ? "done" : (registrationStep ?? "done");
    const step = furthestStep(row.profileType, row.registrationStep, next);
    const isRegistering = row.isRegistering && !reachedRegistrationEnd;
    await repository.changeProfile(db, profileId, { registrationStep: step, isRegistering });
    await rememberRegistration(ctx, {
      userId,
      step,
      reachedEnd: reachedRegistrationEnd === true,
    });
  }
}

/** Breeds and diplomas are the catalogue's. */
function refuseUnknownCodes({ locale }: ViewerContext, { races, diplomas }: ProfileUpdate): void {
  const wrong = {
    races: races?.some((code) => findRaceCategory(code) === null),
    diplomas: diplomas?.some(({ code }) => code && !isDiploma(code)),
  };
  const fields = Object.entries(wrong).filter(([, isWrong]) => isWrong);
  if (fields.length === 0) return;
  throw invalid(
    Object.fromEntries(fields.map(([field]) => [`profile.${field}`, [ruleText("option", locale)]])),
  );
}

function refuseAwayInPast({ now, locale }: ViewerContext, { awayUntil }: ProfileUpdate): void {
  if (awayUntil === undefined || !isAwayInPast(awayUntil, dayInAmsterdam(now))) return;
  throw invalid({ "profile.awayUntil": [ruleText("datePast", locale)] });
}

async function saveFields(tx: Db, profileId: number, change: ProfileUpdate): Promise<void> {
  const { services, availability, availabilityPeriods, diplomas, extraServices, ...rest } = change;
  const { home, awayUntil, published: _, ...fields } = rest;
  await repository.changeProfile(tx, profileId, {
    ...fields,
    ...home,
    ...(awayUntil === undefined ? {} : toAway(awayUntil)),
    professionalTypes: fields.professionalTypes && unique(fields.professionalTypes),
    languages: fields.languages && unique(fields.languages),
    animalCategories: fields.animalCategories && unique(fields.animalCategories),
    animalSizes: fields.animalSizes && unique(fields.animalSizes),
    races: fields.races && unique(fields.races),
    energyLevels: fields.energyLevels && unique(fields.energyLevels),
    ownAnimals: fields.ownAnimals && unique(fields.ownAnimals),
  });
  if (services) await lists.replaceServices(tx, profileId, toOfferedServices(services));
  if (availability) {
    await lists.replaceAvailability(tx, profileId, toAvailabilityRows(availability));
  }
  if (availabilityPeriods) await lists.replacePeriods(tx, profileId, availabilityPeriods);
  if (diplomas) await lists.replaceDiplomas(tx, profileId, toDiplomas(diplomas));
  if (extraServices) await lists.replaceExtras(tx, profileId, toOfferedExtras(extraServices));
}

/**
 * Published only when nothing is missing; and what is published stays whole, so that nobody finds a
 * sitter without a price or a place. Checked after the change, in its transaction.
 */
async function publish(
  ctx: Context & WithPorts,
  { profileId, wanted }: { profileId: number; wanted: boolean | undefined },
): Promise<void> {
  const { db, now } = ctx;
  const row = await repository.findProfileById(db, profileId);
  if (!row) throw notFound();
  const isPublished = row.publishedAt !== null;
  if (wanted === false) {
    await repository.changeProfile(db, profileId, { publishedAt: null });
    return;
  }
  if (!wanted && !isPublished) return;
  if (row.profileType !== "pet_sitter") throw conflict("profileIncomplete");
  const { missingToPublish } = await describeOwn(ctx, row);
  if (missingToPublish.includes("confirmedEmail")) throw forbidden("emailNotVerified");
  if (missingToPublish.length > 0) throw conflict("profileIncomplete");
  if (isPublished) return;
  const firstPublishedAt = row.firstPublishedAt ?? now;
  await repository.changeProfile(db, profileId, { publishedAt: now, firstPublishedAt });
}
