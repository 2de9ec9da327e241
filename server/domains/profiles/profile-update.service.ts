import type { ProfilePart } from "#contract/account.ts";
import type { ProfileUpdate } from "#contract/profiles.ts";
import type { Locale } from "#contract/shared/locale.ts";
import { unique } from "#contract/shared/validation/inputs.ts";
import { ruleText } from "#contract/shared/validation/validation.ts";
import type { Db } from "#server/db/database.ts";
import { rememberRegistration } from "#server/domains/account/account.service.ts";
import { conflict, forbidden, invalid, notFound } from "#server/platform/http/problem.ts";
import {
  type ImageFiles,
  type PictureFile,
  storeUploads,
} from "#server/platform/images/uploads.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { Viewer } from "#server/platform/sessions/viewer.ts";
import { findRaceCategory, isDiploma } from "./catalogue/catalogue.service.ts";
import { refuseTooManyImages, saveImages } from "./profile-images.service.ts";
import * as lists from "./profile-parts.repository.ts";
import type { ProfilesPorts } from "./profiles.ports.ts";
import * as repository from "./profiles.repository.ts";
import {
  furthestStep,
  isStepOf,
  toAvailabilityRows,
  toDiplomas,
  toOfferedExtras,
  toOfferedServices,
} from "./profiles.rules.ts";
import { describeOwn } from "./profiles.service.ts";

type Parts = Pick<Platform, "db" | "clock" | "outbox" | "images" | "storage">;

/**
 * The profile's part of saving a user. Pictures are worked on now, before any transaction, and are
 * pending until what it gives back has written the rows in the caller's.
 */
export async function prepareProfileUpdate(
  parts: Parts,
  ports: ProfilesPorts,
  viewer: Viewer,
  part: ProfilePart,
  files: readonly PictureFile[],
  locale: Locale,
): Promise<{ save(tx: Db): Promise<void>; images: readonly ImageFiles[] }> {
  const { profile: change, registrationStep, reachedRegistrationEnd, replacedImage } = part;
  if (!change && !registrationStep && !reachedRegistrationEnd && files.length === 0) {
    return { save: async () => {}, images: [] };
  }
  const inUse = await repository.findProfileInUse(parts.db, viewer.userId);
  if (!inUse) throw notFound();
  if (registrationStep && !isStepOf(inUse.profileType, registrationStep)) {
    throw invalid({ registrationStep: [ruleText("option", locale)] });
  }
  if (change) refuseUnknownCodes(change, locale);
  await refuseTooManyImages(parts.db, inUse.id, files.length, replacedImage, locale);
  const { userId } = viewer;
  const upload = { userId, folder: "profiles", field: "images", locale };
  const images = await storeUploads({ ...parts, now: parts.clock.now() }, files, upload);

  const save = async (tx: Db) => {
    // Locked: two steps saved at once must not both look at the step of before.
    const row = (await repository.lockProfiles(tx, viewer.userId)).find(
      ({ id }) => id === inUse.id,
    );
    if (!row) throw notFound();
    if (change) await saveFields(tx, row.id, change);
    const now = parts.clock.now();
    await saveImages(tx, row.id, { uploaded: images, replacedImage }, now, locale);
    await publish(tx, ports, row.id, change?.published, now);
    if (registrationStep || reachedRegistrationEnd) {
      const next = reachedRegistrationEnd ? "done" : (registrationStep ?? "done");
      const step = furthestStep(row.profileType, row.registrationStep, next);
      const isRegistering = row.isRegistering && !reachedRegistrationEnd;
      await repository.changeProfile(tx, row.id, { registrationStep: step, isRegistering });
      await rememberRegistration(
        { db: tx, now },
        { userId: viewer.userId, step, reachedEnd: reachedRegistrationEnd === true },
      );
    }
  };
  return { save, images };
}

/** Breeds and diplomas are the catalogue's. */
function refuseUnknownCodes({ races, diplomas }: ProfileUpdate, locale: Locale): void {
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

async function saveFields(tx: Db, profileId: number, change: ProfileUpdate): Promise<void> {
  const { services, availability, availabilityPeriods, diplomas, extraServices, ...rest } = change;
  const { home, published: _, ...fields } = rest;
  await repository.changeProfile(tx, profileId, {
    ...fields,
    ...home,
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
  tx: Db,
  ports: ProfilesPorts,
  profileId: number,
  wanted: boolean | undefined,
  now: Date,
): Promise<void> {
  const row = await repository.findProfileById(tx, profileId);
  if (!row) throw notFound();
  const isPublished = row.publishedAt !== null;
  if (wanted === false) {
    await repository.changeProfile(tx, profileId, { publishedAt: null });
    return;
  }
  if (!wanted && !isPublished) return;
  if (row.profileType !== "pet_sitter") throw conflict("profileIncomplete");
  const { missingToPublish } = await describeOwn(tx, ports, row);
  if (missingToPublish.includes("confirmedEmail")) throw forbidden("emailNotVerified");
  if (missingToPublish.length > 0) throw conflict("profileIncomplete");
  if (!isPublished) await repository.changeProfile(tx, profileId, { publishedAt: now });
}
