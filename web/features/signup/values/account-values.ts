import type { RegistrationStep } from "#contract/profiles.ts";
import { toIsoDay, typedDateIn } from "#web/ui/dates/typed-date.ts";

/** What somebody says who makes an account. */
export type AccountValues = {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  /** As far as typed. */
  birthDate: string;
  terms: boolean;
};

/** The same of somebody who has one already. */
export type KnownValues = Omit<AccountValues, "email" | "password">;

/** What an invitation tells already is filled in. */
export function accountValues(
  invitation: { email?: string; firstName?: string } | null,
): AccountValues {
  return {
    firstName: invitation?.firstName ?? "",
    lastName: "",
    email: invitation?.email ?? "",
    password: "",
    birthDate: "",
    terms: false,
  };
}

export function knownValues(user: { firstName: string; lastName?: string | undefined }) {
  return {
    firstName: user.firstName,
    lastName: user.lastName ?? "",
    birthDate: "",
    terms: false,
  } satisfies KnownValues;
}

/** What of them is no plain field. */
export function readBirthDate(fields: FormData): { birthDate?: string } {
  const birthDate = typedDateIn(fields, "birthDate");
  return birthDate === undefined ? {} : { birthDate };
}

/** What makes the account, with the invitation that it comes of. */
export function registrationOf(values: AccountValues, invitation: { token: string } | null) {
  return {
    ...values,
    birthDate: toIsoDay(values.birthDate) ?? "",
    ...(invitation ? { invitation: invitation.token } : {}),
  };
}

/** Google, Facebook and Apple don't tell how old somebody is: only then is it asked here. */
export function knownUpdate(values: KnownValues, isMissing: boolean, next: RegistrationStep) {
  const { firstName, lastName, birthDate, terms } = values;
  const missing = isMissing ? { birthDate: toIsoDay(birthDate) ?? "", terms } : {};
  return { firstName, lastName, ...missing, registrationStep: next };
}
