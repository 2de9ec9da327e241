import type { ApiError } from "#web/lib/api/api-error.ts";
import type { Translate } from "#web/lib/i18n/text-keys.ts";
import {
  type FieldTexts,
  firstLines,
  strayLines,
  withoutPrefix,
} from "#web/lib/text/field-texts.ts";

export type Refusal = { errors: FieldTexts; messages: readonly string[] };

type RefusedForm = {
  /** The names of the form's own fields. */
  fields: readonly string[];
  /** What the server puts before the names of these fields. */
  prefix?: string | undefined;
  /** What to say when nothing better is known. */
  failed: string;
};

/** What to say under the fields, and above them, about an answer other than the one hoped for. */
export function refusalOf(error: ApiError, form: RefusedForm, t: Translate<"shell">): Refusal {
  const errors = withoutPrefix(firstLines(error.fieldErrors), form.prefix ?? "");
  const stray = strayLines(errors, form.fields);
  return { errors, messages: [...errorLines(error, form.failed, t), ...stray] };
}

function errorLines(error: ApiError, failed: string, t: Translate<"shell">): string[] {
  if (error.status === 0) return [t("noConnection")];
  // What stands under a field already is not said twice.
  const underFields = Object.values(error.fieldErrors).flat();
  const lines = error.messages.filter((line) => !underFields.includes(line));
  if (error.status === 429 && error.retryAfterSeconds !== null) {
    const { unit, count } = waitingTime(error.retryAfterSeconds);
    return [...lines, t(`retryIn.${unit}`, { count })];
  }
  return lines.length > 0 || underFields.length > 0 ? lines : [failed];
}

type WaitingTime = { unit: "seconds" | "minutes"; count: number };

/** How long to wait, in the unit that people would say it in; never shorter than it really is. */
export function waitingTime(seconds: number): WaitingTime {
  return seconds < 60
    ? { unit: "seconds", count: Math.max(1, Math.ceil(seconds)) }
    : { unit: "minutes", count: Math.ceil(seconds / 60) };
}
