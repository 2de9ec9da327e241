import type { Locale } from "#contract/shared/locale.ts";
import { banAppealForm } from "#contract/trust/ban-appeals.ts";
import { schemaErrors } from "#web/lib/forms/schema-errors.ts";
import type { FieldTexts } from "#web/lib/text/field-texts.ts";

const written = banAppealForm.pick({ text: true });

export function checkBanAppeal(values: unknown, locale: Locale): FieldTexts {
  return schemaErrors(written, values, locale);
}
