import type { ProfileType, RegistrationStep } from "#contract/profiles.ts";

/** Where the wizard keeps what is not saved yet; `web/lib/forms/drafts.ts` clears these on logging out. */
export function stepDraftKey(profileType: ProfileType, step: RegistrationStep): string {
  return `registrationForm-${profileType}-${step}`;
}

/** A picture is large: under a key of its own it can't keep the words from being saved. */
export function pictureDraftKey(key: string): string {
  return `${key}-picture`;
}

export const requestDraftKey = "requestForm";

/** Which wizard was last open, and where. */
export const stepKey = "step";
export type LastStep = { profileType: ProfileType; step: RegistrationStep };

export function lastTypeOf(draft: unknown): ProfileType | null {
  const type = (draft as Partial<LastStep> | null)?.profileType;
  return type === "pet_owner" || type === "pet_sitter" ? type : null;
}
