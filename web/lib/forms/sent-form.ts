import { useActionData } from "react-router";
import type { FieldTexts } from "#web/lib/text/field-texts.ts";

/** What came of a form that was sent without script, for the page that is shown again. */
export type SentForm = {
  form: string;
  /** What was typed, but for passwords; and what the page tells when it is done. */
  values: Readonly<Record<string, unknown>>;
  errors: FieldTexts;
  /** What stands above the fields. */
  messages: readonly string[];
  /** It was taken, and the page says so in the form's place. */
  isDone: boolean;
  /** The answer's: a link that has run out (410) is not a mistake in a field. */
  status: number;
};

/**
 * Null unless this very form was sent. Where a page has it several times, `which` has the hidden fields
 * that tell them apart.
 */
export function useSentForm(
  form: string | undefined,
  which: Readonly<Record<string, unknown>> = {},
): SentForm | null {
  const sent = useActionData<SentForm>();
  if (form === undefined || sent?.form !== form) return null;
  return Object.entries(which).every(([name, value]) => sent.values[name] === value) ? sent : null;
}
