import type { ProfileItem, ProfileType, PublishNeed } from "#contract/profiles.ts";

/** The parts of a profile, in the order in which they stand under each other. */
export const sectionsOf = {
  pet_sitter: [
    "pictures",
    "text",
    "services",
    "animals",
    "availability",
    "home",
    "experience",
    "extras",
    "cancelling",
    "address",
    "professional",
  ],
  pet_owner: ["pictures", "text", "pets", "request", "address"],
} as const satisfies Record<ProfileType, readonly string[]>;
export type SectionId = (typeof sectionsOf)[ProfileType][number];

/** Where something that is missing is filled in: a part of this page, or another page. */
export type Remedy = SectionId | "settings" | "signup" | "mail";

const remedies: Record<ProfileItem | PublishNeed, Remedy> = {
  address: "address",
  picture: "pictures",
  threePictures: "pictures",
  headline: "text",
  about: "text",
  languages: "text",
  services: "services",
  animals: "animals",
  availability: "availability",
  home: "home",
  experience: "experience",
  extraServices: "extras",
  pets: "pets",
  phone: "settings",
  confirmedEmail: "mail",
  finishedRegistration: "signup",
};

export function remedyOf(item: ProfileItem | PublishNeed): Remedy {
  return remedies[item];
}

export type Missing = {
  /** Without these a sitter can't be found. */
  needed: (ProfileItem | PublishNeed)[];
  /** These make a profile more convincing. */
  wished: ProfileItem[];
};

/** What is asked for first, each thing once: three pictures are no question before there is one. */
export function missingOf(profile: {
  profileType: ProfileType;
  missingToPublish: readonly PublishNeed[];
  completeness: { missing: readonly ProfileItem[] };
}): Missing {
  const needed = profile.profileType === "pet_sitter" ? [...profile.missingToPublish] : [];
  const wished = profile.completeness.missing.filter(
    (item) =>
      !(needed as string[]).includes(item) &&
      !(item === "threePictures" && needed.includes("picture")),
  );
  return { needed, wished };
}

/** What a section is called in the address bar, if it names one. */
export function sectionOfHash(hash: string, profileType: ProfileType): SectionId | null {
  const id = hash.replace(/^#/, "");
  return sectionsOf[profileType].find((section) => section === id) ?? null;
}

/** `web/lib/forms/drafts.ts` clears these on logging out. */
export function sectionDraftKey(profileId: number, section: string): string {
  return `profileForm-${profileId}-${section}`;
}
