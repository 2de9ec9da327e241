import type { Locale } from "#contract/shared/locale.ts";
import type { RequestStep } from "#contract/urls/urls.ts";
import type { Translate } from "#web/lib/i18n/text-keys.ts";
import type { FieldTexts } from "#web/lib/text/field-texts.ts";
import { fieldsOfStep, problemsOf, type RequestValues, requestBody } from "./request-values.ts";

export const loadRules = () => import("./request-rules.ts");

export type CheckContext = {
  t: Translate<"requests">;
  today: string;
  kept?: readonly (string | undefined)[];
};

/** The lines under the fields of all steps: our own words first, the contract's for the rest. */
export async function checkValues(
  values: RequestValues,
  locale: Locale,
  { t, today, kept }: CheckContext,
): Promise<FieldTexts> {
  const { checkRequest } = await loadRules();
  const own = Object.entries(problemsOf(values, { today, ...(kept ? { kept } : {}) }));
  const found = checkRequest(requestBody(values), locale);
  const lines = own.map(([field, problem]) => [field, problem && t(`steps.${problem}`)]);
  return { ...found, ...Object.fromEntries(lines) };
}

/** Of all lines, those that this step can show. */
export function linesOfStep(lines: FieldTexts, step: RequestStep): FieldTexts {
  const fields: readonly string[] = fieldsOfStep[step];
  const isHere = ([name]: [string, unknown]) => fields.includes(name.split(".")[0] ?? "");
  return Object.fromEntries(Object.entries(lines).filter(isHere));
}
