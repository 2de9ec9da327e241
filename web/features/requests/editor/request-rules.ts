import { requestForm } from "#contract/requests.ts";
import type { Locale } from "#contract/shared/locale.ts";
import { schemaErrors } from "#web/lib/forms/schema-errors.ts";
import type { FieldTexts } from "#web/lib/text/field-texts.ts";
import type { RequestBody } from "./request-values.ts";

/** Imported dynamically: the contract's own rules and words. */
export function checkRequest(body: RequestBody, locale: Locale): FieldTexts {
  return schemaErrors(requestForm, body, locale);
}
