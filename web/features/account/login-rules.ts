import { loginForm } from "#contract/account.ts";
import type { Locale } from "#contract/shared/locale.ts";
import { fieldErrors } from "#contract/shared/validation.ts";

export type LoginField = "email" | "password";
export type LoginValues = Record<LoginField, string>;
export type LoginErrors = Partial<Record<LoginField, string>>;

/** The contract's own rules and words: what the server would say, without asking it. */
export function checkLogin(values: LoginValues, locale: Locale): LoginErrors {
  const result = loginForm.safeParse(values);
  return result.success ? {} : firstLines(fieldErrors(result.error.issues, locale));
}

/** One line a field is enough to go on with. */
export function firstLines(errors: Readonly<Record<string, readonly string[]>>): LoginErrors {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([field, lines]) => (lines[0] ? [[field, lines[0]]] : [])),
  );
}
