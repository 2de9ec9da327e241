import { useState } from "react";
import { ApiError } from "#web/lib/api/api-error.ts";
import { logError } from "#web/lib/browser/log.ts";
import { useLocale } from "#web/lib/urls/use-urls.ts";
import { afterPress } from "#web/lib/waking/after-press.ts";
import type { FieldTexts, FormName } from "./form-rules.ts";
import { useErrorLines } from "./use-error-lines.ts";

/** The rules bring zod along; they are fetched while somebody is still typing. */
const loadRules = () => import("./form-rules.ts");

export type AccountForm<Field extends string> = {
  /** Whose rules of the contract apply. */
  rules: FormName;
  initial: Record<Field, string>;
  /** What the rules see, where that is more or less than the fields. */
  toBody?: (values: Record<Field, string>) => unknown;
  send: (values: Record<Field, string>) => Promise<void>;
  /** The lines under the fields for an answer that has none of its own. */
  explain?: (error: ApiError) => FieldTexts | null;
  /** What to say when nothing better is known. */
  failed: string;
};

/** A form whose errors show on leaving a field and on sending, first by our own rules, then the server's. */
export function useAccountForm<Field extends string>(form: AccountForm<Field>) {
  const locale = useLocale();
  const errorLines = useErrorLines();
  const [values, setValues] = useState(form.initial);
  const [errors, setErrors] = useState<FieldTexts>({});
  /** A new object for every try, so that the first negative field is focused each time. */
  const [refusal, setRefusal] = useState<FieldTexts | null>(null);
  const [messages, setMessages] = useState<readonly string[]>([]);
  const [pending, setPending] = useState(false);

  const body = () => form.toBody?.(values) ?? values;

  function change(field: Field, value: string) {
    setValues((before) => ({ ...before, [field]: value }));
    setErrors((before) => without(before, field));
  }

  function fill(filled: Record<Field, string>) {
    setValues(filled);
    setErrors({});
    setMessages([]);
  }

  async function leave(field: Field) {
    const [{ checkForm }] = await Promise.all([loadRules(), afterPress()]);
    // Passing through an empty field is not a mistake yet; sending it empty is.
    const error = values[field] === "" ? undefined : checkForm(form.rules, body(), locale)[field];
    setErrors((before) => ({ ...without(before, field), ...(error ? { [field]: error } : {}) }));
  }

  function refuse(found: FieldTexts, lines: readonly string[] = []) {
    setErrors(found);
    setRefusal(found);
    setMessages(lines);
  }

  /** False: it did not come to sending, or the server said no. */
  async function submit(): Promise<boolean> {
    if (pending) return false;
    setPending(true);
    setMessages([]);
    try {
      const { checkForm, firstLines } = await loadRules();
      const found = checkForm(form.rules, body(), locale);
      if (Object.keys(found).length > 0) {
        refuse(found);
        return false;
      }
      try {
        await form.send(values);
        return true;
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        const explained = form.explain?.(error);
        if (explained) refuse(explained);
        else refuse(firstLines(error.fieldErrors), errorLines(error, form.failed));
      }
    } catch (error) {
      logError("form not sent", error);
      refuse({}, [form.failed]);
    } finally {
      setPending(false);
    }
    return false;
  }

  const state = { values, errors, refusal, messages, pending };
  return { ...state, change, fill, leave, refuse, submit, loadRules };
}

function without(errors: FieldTexts, field: string): FieldTexts {
  const { [field]: _, ...others } = errors;
  return others;
}
