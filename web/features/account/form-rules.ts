import type * as z from "zod";
import { changePasswordForm, emailForm, loginForm, resetPasswordForm } from "#contract/account.ts";
import type { Locale } from "#contract/shared/locale.ts";
import { fieldErrors } from "#contract/shared/validation/validation.ts";

/** The contract's own rules and words: what the server would say, without asking it. */
const forms = {
  login: loginForm,
  email: emailForm,
  // The token comes from the address, not from a field.
  resetPassword: resetPasswordForm,
  changePassword: changePasswordForm,
} satisfies Record<string, z.ZodType>;

export type FormName = keyof typeof forms;
export type FieldTexts = Partial<Record<string, string>>;

export function checkForm(name: FormName, values: unknown, locale: Locale): FieldTexts {
  const result = forms[name].safeParse(values);
  return result.success ? {} : firstLines(fieldErrors(result.error.issues, locale));
}

/** One line a field is enough to go on with. */
export function firstLines(errors: Readonly<Record<string, readonly string[]>>): FieldTexts {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([field, lines]) => (lines[0] ? [[field, lines[0]]] : [])),
  );
}
