import type { OwnProfile, ProfileItem, PublishNeed } from "#contract/profiles.ts";

/**
 * A sitter can be found when somebody who is looking can judge them: who, where, for which animals,
 * when and for how much. The rest makes a profile more convincing, and is counted, not demanded.
 */
type Known = Pick<
  OwnProfile,
  | "profileType"
  | "address"
  | "images"
  | "headline"
  | "about"
  | "services"
  | "animalCategories"
  | "availability"
  | "home"
  | "experienceYears"
  | "extraServices"
  | "languages"
> & {
  isEmailConfirmed: boolean;
  hasFinishedRegistration: boolean;
  hasPhone: boolean;
  petCount: number;
};

const aboutLengthThatTells = 100;

const tests: Record<ProfileItem | "finishedRegistration", (profile: Known) => boolean> = {
  address: ({ address }) => address !== undefined,
  picture: ({ images }) => images.length > 0,
  headline: ({ headline }) => Boolean(headline),
  about: ({ about }) => (about?.length ?? 0) >= aboutLengthThatTells,
  services: ({ services }) => services.length > 0,
  animals: ({ animalCategories }) => animalCategories.length > 0,
  availability: ({ availability }) => availability.length > 0,
  home: ({ home }) => Object.values(home).some((answer) => answer !== undefined),
  experience: ({ experienceYears }) => experienceYears !== undefined,
  extraServices: ({ extraServices }) => extraServices.length > 0,
  languages: ({ languages }) => languages.length > 0,
  threePictures: ({ images }) => images.length >= 3,
  phone: ({ hasPhone }) => hasPhone,
  confirmedEmail: ({ isEmailConfirmed }) => isEmailConfirmed,
  pets: ({ petCount }) => petCount > 0,
  finishedRegistration: ({ hasFinishedRegistration }) => hasFinishedRegistration,
};

const needs: readonly PublishNeed[] = [
  "confirmedEmail",
  "finishedRegistration",
  "address",
  "picture",
  "headline",
  "about",
  "services",
  "animals",
  "availability",
];

/** Ten points for what a reader looks for first, five for the rest: together a hundred. */
const weights: Record<OwnProfile["profileType"], Partial<Record<ProfileItem, number>>> = {
  pet_sitter: {
    confirmedEmail: 10,
    address: 10,
    picture: 10,
    headline: 5,
    about: 10,
    services: 10,
    animals: 10,
    availability: 10,
    home: 5,
    experience: 5,
    extraServices: 5,
    threePictures: 5,
    languages: 5,
  },
  pet_owner: { confirmedEmail: 20, address: 20, pets: 30, about: 15, picture: 10, phone: 5 },
};

export function missingToPublish(profile: Known): PublishNeed[] {
  return needs.filter((need) => !tests[need](profile));
}

export function completenessOf(profile: Known): { percent: number; missing: ProfileItem[] } {
  const entries = Object.entries(weights[profile.profileType]) as [ProfileItem, number][];
  const missing = entries.filter(([item]) => !tests[item](profile));
  const lost = missing.reduce((sum, [, weight]) => sum + weight, 0);
  return { percent: 100 - lost, missing: missing.map(([item]) => item) };
}

/** All that makes a profile of this type complete. */
export function itemsOf(profileType: OwnProfile["profileType"]): ProfileItem[] {
  return Object.keys(weights[profileType]) as ProfileItem[];
}
