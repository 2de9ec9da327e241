import * as z from "zod";
import { userUpdate } from "#contract/account.ts";
import { deletionForm, emailChangeForm } from "#contract/account-care.ts";
import type { Locale } from "#contract/shared/locale.ts";
import { fieldErrors } from "#contract/shared/validation/validation.ts";
import { type FieldTexts, firstLines } from "#web/lib/text/field-texts.ts";

/** The contract's own rules and words: what the server would say, without asking it. */
const forms = {
  details: userUpdate.pick({ firstName: true, lastName: true, phone: true }),
  email: emailChangeForm,
  emailAndPassword: emailChangeForm.required(),
  password: deletionForm,
  code: z.object({ code: deletionForm.shape.code.unwrap() }),
} satisfies Record<string, z.ZodType>;

export function checkForm(name: keyof typeof forms, values: unknown, locale: Locale): FieldTexts {
  const result = forms[name].safeParse(values);
  return result.success ? {} : firstLines(fieldErrors(result.error.issues, locale));
}
