import * as z from "zod";
import { address } from "./addresses.ts";
import { badgeName, badgeProgress } from "./badges/badge-entities.ts";
import {
  availabilityPeriod,
  availabilityPeriodForm,
  awayUntil,
  cancellingTerm,
  diploma,
  diplomaForm,
  homeFacts,
  homeFactsForm,
  offeredExtra,
  offeredExtraForm,
  offeredService,
  offeredServiceForm,
  professionalType,
  profileImage,
} from "./profile-parts.ts";
import { animalCategory, level, raceCode, size } from "./shared/animals.ts";
import { weekdayParts } from "./shared/care.ts";
import { calendarDate } from "./shared/dates.ts";
import { endpoint } from "./shared/endpoint.ts";
import { id, pathId } from "./shared/ids.ts";
import { clearable, integerBetween, listOf, yesNo } from "./shared/validation/inputs.ts";
import { newPassword } from "./shared/validation/passwords.ts";
import { emailAddress, line, paragraphs } from "./shared/validation/text.ts";
import { rule } from "./shared/validation/validation-texts.ts";
import { profileSubscription } from "./subscriptions/standing.ts";

export const profileTypes = ["pet_sitter", "pet_owner"] as const;
export const profileType = z.enum(profileTypes);
export type ProfileType = z.infer<typeof profileType>;

/** The steps of signing up, in order; the last one has nothing to fill in. */
export const registrationSteps = {
  pet_sitter: ["account", "address", "services", "animals", "availability", "about", "done"],
  pet_owner: ["account", "address", "pets", "request", "about", "done"],
} as const satisfies Record<ProfileType, readonly string[]>;
export type RegistrationStep = (typeof registrationSteps)[ProfileType][number];
/** Those of both kinds of profile. */
export const allRegistrationSteps = [
  "account",
  "address",
  "services",
  "animals",
  "availability",
  "pets",
  "request",
  "about",
  "done",
] as const satisfies RegistrationStep[];
export const registrationStep = z.enum(allRegistrationSteps);

export const headlineMaxLength = 80;
export const aboutMaxLength = 2_000;
export const radiusKmRange = { min: 1, max: 100 } as const;

/** A part of the profile in use; what is absent stays as it is, what is empty is cleared. */
export const profileUpdate = z.object({
  headline: clearable(line(headlineMaxLength)).optional(),
  about: clearable(paragraphs(aboutMaxLength)).optional(),
  languages: listOf(z.string().regex(/^[a-z]{2,3}$/, rule("option")), 20).optional(),
  services: listOf(offeredServiceForm, 6).optional(),
  radiusKm: integerBetween(radiusKmRange.min, radiusKmRange.max).optional(),
  animalCategories: listOf(animalCategory, 9).optional(),
  animalSizes: listOf(size, 3).optional(),
  races: listOf(raceCode, 60).optional(),
  energyLevels: listOf(level, 3).optional(),
  maxAnimals: clearable(integerBetween(1, 50)).optional(),
  experienceWithMedication: yesNo.optional(),
  ownAnimals: listOf(animalCategory, 9).optional(),
  availability: listOf(weekdayParts, 7).optional(),
  availabilityPeriods: listOf(availabilityPeriodForm, 50).optional(),
  home: homeFactsForm.optional(),
  experienceYears: clearable(integerBetween(0, 80)).optional(),
  education: clearable(paragraphs(1_000)).optional(),
  diplomas: listOf(diplomaForm, 20).optional(),
  extraServices: listOf(offeredExtraForm, 8).optional(),
  professionalTypes: listOf(professionalType, 2).optional(),
  companyName: clearable(line(80)).optional(),
  kvkNumber: clearable(
    z
      .string()
      .trim()
      .regex(/^\d{8}$/, rule("kvkNumber")),
  ).optional(),
  vatNumber: clearable(
    z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^NL\d{9}B\d{2}$/, rule("vatNumber")),
  ).optional(),
  cancellingTerm: cancellingTerm.optional(),
  published: yesNo.optional(),
  awayUntil: clearable(awayUntil).optional(),
});
export type ProfileUpdate = z.output<typeof profileUpdate>;

/** Without these a sitter can't be found. */
export const publishNeeds = [
  "confirmedEmail",
  "finishedRegistration",
  "address",
  "picture",
  "headline",
  "about",
  "services",
  "animals",
  "availability",
] as const;
export const publishNeed = z.enum(publishNeeds);
export type PublishNeed = z.infer<typeof publishNeed>;

/** What makes a profile complete, in the order in which it is asked for. */
export const profileItems = [
  "address",
  "picture",
  "headline",
  "about",
  "services",
  "animals",
  "availability",
  "home",
  "experience",
  "extraServices",
  "languages",
  "threePictures",
  "phone",
  "confirmedEmail",
  "pets",
] as const;
export const profileItem = z.enum(profileItems);
export type ProfileItem = z.infer<typeof profileItem>;

/** The profile in use, as its own user sees it. */
export const ownProfile = z.object({
  id,
  profileType,
  isRegistering: z.boolean(),
  registrationStep: registrationStep.optional(),
  profilePictureUrl: z.string().optional(),
  address: address.optional(),
  images: z.array(profileImage),
  headline: z.string().optional(),
  about: z.string().optional(),
  languages: z.array(z.string()),
  services: z.array(offeredService),
  radiusKm: z.int().optional(),
  animalCategories: z.array(animalCategory),
  animalSizes: z.array(size),
  races: z.array(z.string()),
  energyLevels: z.array(level),
  maxAnimals: z.int().optional(),
  /** Absent until it was answered. */
  experienceWithMedication: z.boolean().optional(),
  ownAnimals: z.array(animalCategory),
  availability: z.array(weekdayParts),
  availabilityPeriods: z.array(availabilityPeriod),
  home: homeFacts,
  experienceYears: z.int().optional(),
  education: z.string().optional(),
  diplomas: z.array(diploma),
  extraServices: z.array(offeredExtra),
  professionalTypes: z.array(professionalType),
  companyName: z.string().optional(),
  kvkNumber: z.string().optional(),
  vatNumber: z.string().optional(),
  cancellingTerm,
  published: z.boolean(),
  /** Not to be found for so long, though published. */
  awayUntil: awayUntil.optional(),
  /** What still stands between this profile and the search. */
  missingToPublish: z.array(publishNeed),
  completeness: z.object({ percent: z.int(), missing: z.array(profileItem) }),
  /** Profiles that this user keeps in mind. */
  favorites: z.array(id),
  /** Of a sitter: how far each badge is, how many are to be had, and what is to be celebrated. */
  badgesProgress: z.array(badgeProgress).optional(),
  badgesToObtainCount: z.int().optional(),
  badgesToCelebrate: z.array(badgeName).optional(),
  /** Absent for who never had one. */
  subscription: profileSubscription.optional(),
  requestId: id.optional(),
  request: z
    .object({
      isActivated: z.boolean(),
      animals: z.array(z.object({ id, name: z.string(), category: animalCategory })),
    })
    .optional(),
});
export type OwnProfile = z.infer<typeof ownProfile>;

/** The first step of signing up; the others are saved bit by bit afterwards. */
export const registrationForm = z.object({
  firstName: line(60),
  lastName: line(80),
  email: emailAddress,
  password: newPassword,
  birthDate: calendarDate,
  terms: yesNo.refine((accepted) => accepted, rule("termsNeeded")),
});

export const profilesEndpoints = {
  registerUser: endpoint({
    method: "POST",
    path: "/api/registerUser/{profileType}",
    access: "public",
    summary: "Makes an account with its first profile, and logs in.",
    csrf: true,
    limit: "auth",
    params: z.object({ profileType }),
    body: registrationForm.extend({
      device: line(80).optional(),
      /** The token of the invitation that was followed; one that is none is no reason to refuse. */
      invitation: z.string().max(100).optional(),
    }),
    multipart: {},
    status: 201,
    response: z.object({ token: z.string() }),
  }),
  listTypes: endpoint({
    method: "GET",
    path: "/api/user/profile/types",
    access: "user",
    summary: "The types of profile that the user has.",
    response: z.object({ data: z.array(profileType) }),
  }),
  switchProfile: endpoint({
    method: "POST",
    path: "/api/user/profile/switch",
    access: "user",
    summary: "Uses the user's other profile from now on.",
    body: z.object({ profileType }),
    response: z.object({ data: ownProfile }),
  }),
  addProfile: endpoint({
    method: "POST",
    path: "/api/user/profile",
    access: "user",
    summary: "Adds the second profile and uses it from now on.",
    body: z.object({ profileType }),
    multipart: {},
    status: 201,
    response: z.object({ data: ownProfile }),
  }),
  removeProfile: endpoint({
    method: "DELETE",
    path: "/api/user/profile/{profileType}",
    access: "user",
    summary: "Removes a profile; the last one stays.",
    params: z.object({ profileType }),
  }),
  updateImage: endpoint({
    method: "PUT",
    path: "/api/user/images/{id}",
    access: "user",
    summary: "Makes a picture the profile's face or cover, or moves it.",
    params: z.object({ id: pathId }),
    body: z.object({
      profileImage: yesNo.optional(),
      coverImage: yesNo.optional(),
      /** From 0; the others make room. */
      position: integerBetween(0, 100).optional(),
    }),
    response: z.object({ data: z.array(profileImage) }),
  }),
  deleteImage: endpoint({
    method: "DELETE",
    path: "/api/user/deleteImage/{id}",
    access: "user",
    summary: "Removes a picture of the profile in use.",
    params: z.object({ id: pathId }),
  }),
  deleteImages: endpoint({
    method: "DELETE",
    path: "/api/user/images",
    access: "user",
    summary: "Removes all pictures of the profile in use.",
  }),
};
