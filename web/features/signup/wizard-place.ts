import type { User } from "#contract/account.ts";
import { type ProfileType, type RegistrationStep, registrationSteps } from "#contract/profiles.ts";

/**
 * Where somebody is in the wizard. The server's word counts: the profile in use knows the step it has
 * reached, so that one goes on at the same place on any device. The address bar may point back to an
 * earlier step, never ahead. Only the loader asks; the screen gets the answer.
 */
export type Place =
  | { screen: "choice" }
  /** Asked for a profile other than the one in use. */
  | { screen: "switch"; profileType: ProfileType }
  | StepPlace;

export type StepPlace = {
  screen: "step";
  profileType: ProfileType;
  step: RegistrationStep;
  steps: readonly RegistrationStep[];
  /** Null at either end. */
  previous: RegistrationStep | null;
  next: RegistrationStep | null;
};

type Registrant = Pick<User, "registrationStep" | "birthDate"> & {
  profile?: Pick<
    NonNullable<User["profile"]>,
    "profileType" | "isRegistering" | "registrationStep"
  >;
};

export function placeOf(
  user: Registrant | null,
  asked: { type: string | null; step: string | null },
): Place {
  const type = asProfileType(asked.type);
  const profile = user?.profile;
  if (!profile) {
    // A guest begins with the account; who came by a social sign-in still has to choose.
    return type && !user ? stepPlace(type, "account", null) : { screen: "choice" };
  }
  if (type && type !== profile.profileType) return { screen: "switch", profileType: type };
  return stepPlace(profile.profileType, reachedBy(user, profile), asked.step);
}

function reachedBy(
  user: Registrant,
  profile: NonNullable<Registrant["profile"]>,
): RegistrationStep {
  if (!profile.isRegistering) return "done";
  // Google, Facebook and Apple don't tell how old somebody is, nor do the terms reach them there.
  if (user.birthDate === undefined) return "account";
  return profile.registrationStep ?? user.registrationStep ?? "account";
}

function stepPlace(
  profileType: ProfileType,
  reached: RegistrationStep,
  asked: string | null,
): StepPlace {
  const steps: readonly RegistrationStep[] = registrationSteps[profileType];
  const furthest = Math.max(0, steps.indexOf(reached));
  const wanted = (steps as readonly string[]).indexOf(asked ?? "");
  const at = wanted >= 0 && wanted <= furthest ? wanted : furthest;
  return {
    screen: "step",
    profileType,
    step: steps[at] ?? "account",
    steps,
    previous: steps[at - 1] ?? null,
    next: steps[at + 1] ?? null,
  };
}

export function asProfileType(value: string | null): ProfileType | null {
  return value === "pet_owner" || value === "pet_sitter" ? value : null;
}
