import type * as z from "zod";
import { userUpdate } from "#contract/account.ts";
import type { Locale } from "#contract/shared/locale.ts";
import { schemaErrors } from "#web/lib/forms/schema-errors.ts";
import { type FieldTexts, withoutPrefix } from "#web/lib/text/field-texts.ts";

export type UserChange = z.input<typeof userUpdate>;

export function checkChange(change: UserChange, locale: Locale): FieldTexts {
  return withoutPrefix(schemaErrors(userUpdate, change, locale), "profile.");
}
