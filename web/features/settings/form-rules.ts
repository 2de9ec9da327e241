import * as z from "zod";
import { emailChangeForm } from "#contract/account/account-care.ts";
import { deletionForm } from "#contract/account/account-deletion.ts";
import { userUpdate } from "#contract/account.ts";
import type { Locale } from "#contract/shared/locale.ts";
import { schemaErrors } from "#web/lib/forms/schema-errors.ts";
import type { FieldTexts } from "#web/lib/text/field-texts.ts";

const forms = {
  details: userUpdate.pick({ firstName: true, lastName: true, phone: true }),
  email: emailChangeForm,
  emailAndPassword: emailChangeForm.required(),
  password: deletionForm,
  code: z.object({ code: deletionForm.shape.code.unwrap() }),
} satisfies Record<string, z.ZodType>;

export function checkForm(name: keyof typeof forms, values: unknown, locale: Locale): FieldTexts {
  return schemaErrors(forms[name], values, locale);
}
