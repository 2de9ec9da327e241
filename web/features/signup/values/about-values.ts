import type { OwnProfile, RegistrationStep } from "#contract/profiles.ts";

export type AboutValues = { headline: string; about: string };

export function aboutValues({ headline, about }: Pick<OwnProfile, "headline" | "about">) {
  return { headline: headline ?? "", about: about ?? "" } satisfies AboutValues;
}

/** The last thing that is saved: it ends the wizard. Owners have no headline. */
export function aboutUpdate(values: AboutValues, isSitter: boolean, next: RegistrationStep) {
  const { headline, about } = values;
  return {
    profile: isSitter ? { headline, about } : { about },
    registrationStep: next,
    reachedRegistrationEnd: true,
  };
}
