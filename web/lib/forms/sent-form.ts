import { useActionData } from "react-router";
import type { FieldTexts } from "#web/lib/text/field-texts.ts";

/** What came of a form that was sent without script, for the page that is shown again. */
export type SentForm = {
  form: string;
  /** What was typed, but for passwords. */
  values: Readonly<Record<string, unknown>>;
  errors: FieldTexts;
  /** What stands above the fields. */
  messages: readonly string[];
  /** It was taken, and the page says so in the form's place. */
  isDone: boolean;
};

/** Null unless this very form was sent. */
export function useSentForm(form: string | undefined): SentForm | null {
  const sent = useActionData<SentForm>();
  return form !== undefined && sent?.form === form ? sent : null;
}
