import type { User } from "#contract/account.ts";

type Registrant = Pick<User, "role" | "signupMethod" | "reachedRegistrationEnd" | "profile">;

/**
 * Whether Home sends its visitor on to Signup: who has not reached the end of any wizard, and owners
 * who are still in one. Never an administrator, never somebody who came by a contact form (their
 * account is complete for what they came to do), and not right after 'Later' was pressed.
 */
export function mustFinishSignup(user: Registrant | null, skips: boolean): boolean {
  if (!user || skips || user.role === "admin" || user.signupMethod === "contact_form") return false;
  const isRegisteringOwner =
    user.profile?.profileType === "pet_owner" && user.profile.isRegistering;
  return !user.reachedRegistrationEnd || isRegisteringOwner;
}
