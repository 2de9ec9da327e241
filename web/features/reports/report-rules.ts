import type { Locale } from "#contract/shared/locale.ts";
import { appealForm, reportForm } from "#contract/trust/reports.ts";
import { schemaErrors } from "#web/lib/forms/schema-errors.ts";
import type { FieldTexts } from "#web/lib/text/field-texts.ts";

const written = reportForm.pick({ reason: true, text: true });

/** Words are welcome, and not needed. */
export function checkReport(
  { reason, text }: { reason: unknown; text: string },
  locale: Locale,
): FieldTexts {
  const said = text.trim() === "" ? undefined : text;
  return schemaErrors(written, { reason: reason ?? "", text: said }, locale);
}

export function checkAppeal(values: unknown, locale: Locale): FieldTexts {
  return schemaErrors(appealForm, values, locale);
}
