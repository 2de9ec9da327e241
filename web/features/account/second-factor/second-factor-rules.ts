import * as z from "zod";
import {
  appCodeField,
  secondFactorCode,
  secondFactorOffForm,
} from "#contract/account/second-factor.ts";
import type { Locale } from "#contract/shared/locale.ts";
import { schemaErrors } from "#web/lib/forms/schema-errors.ts";
import type { FieldTexts } from "#web/lib/text/field-texts.ts";

const forms = {
  /** Of the app. */
  appCode: z.object({ code: appCodeField }),
  /** Of either kind. */
  code: z.object({ code: secondFactorCode }),
  password: z.object({ password: secondFactorOffForm.shape.password.unwrap() }),
} satisfies Record<string, z.ZodType>;

export function checkForm(name: keyof typeof forms, values: unknown, locale: Locale): FieldTexts {
  return schemaErrors(forms[name], values, locale);
}
