import { useLayoutEffect, useRef, useState } from "react";
import type { Locale } from "#contract/shared/locale.ts";
import { ApiError } from "#web/lib/api/api-error.ts";
import type { Api } from "#web/lib/api/client.ts";
import { createRepeatableCalls, repeatableCallsOf } from "#web/lib/api/repeatable-calls.ts";
import { logError } from "#web/lib/browser/log.ts";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import type { FieldTexts } from "#web/lib/text/field-texts.ts";
import { afterPress } from "./after-press.ts";
import { draftOf, readDraft, removeDraft, restored, writeDraft } from "./drafts.ts";
import { type FieldReader, readChanged } from "./plain-fields.ts";
import { refusalOf } from "./refusal.ts";
import { useSentForm } from "./sent-form.ts";

export type FormDefinition<Values extends object, Answer = unknown> = {
  /** By which the page's action knows it (form-action.server.ts): then it can be sent without script. */
  name?: string;
  /** Where a page has it several times: the hidden fields that tell which one it is. */
  which?: Partial<Values>;
  initial: Values;
  /** Reads from the page what was filled in there before the script came; for what is no plain field. */
  read?: FieldReader<Values>;
  /** Where what is typed is kept until it is saved, and what never is: a password. */
  draft?: { key: string; leaveOut?: readonly (keyof Values)[] };
  /** The lines under the fields; none when all is well. May fetch the rules it needs. */
  check: (values: Values, locale: Locale) => Promise<FieldTexts> | FieldTexts;
  /** Before checking what is sent, such as waiting for an answer that fills in a field. */
  prepare?: () => Promise<void>;
  /** What it sends by `call` goes by the same key when no answer came and it is sent again. */
  send: (values: Values, call: Api["call"]) => Promise<Answer>;
  /** After sending, when the draft is gone. */
  onSaved?: (answer: Answer, values: Values) => unknown;
  /** Lines for an answer that has none of its own. */
  explain?: (error: ApiError) => FieldTexts | null;
  /** What the server puts before the names of these fields. */
  prefix?: string;
  /** What to say when nothing better is known. */
  failed: string;
};

export type BoundField<Name extends string, Value> = {
  name: Name;
  value: Value;
  error: string | undefined;
  onChange: (value: Value) => void;
  onBlur: () => void;
};

export type Form<Values extends object> = ReturnType<typeof useForm<Values>>;

/** A form that loses nothing: errors on leaving a field and on sending, and a draft in between. */
export function useForm<Values extends object, Answer = unknown>(
  form: FormDefinition<Values, Answer>,
) {
  const { t } = useTranslation("shell");
  const locale = useLocale();
  /** Sent before the script was there, and refused: the page has come again. */
  const sent = useSentForm(form.name, form.which);
  const [values, setValues] = useState<Values>({ ...form.initial, ...sent?.values });
  const latest = useRef(values);
  const adopted = useRef<Partial<Values>>({});
  const [errors, setErrors] = useState<FieldTexts>(sent?.errors ?? {});
  /** A new object for every try, so that the first negative field is focused each time. */
  const [refusal, setRefusal] = useState<FieldTexts | null>(sent?.errors ?? null);
  const [messages, setMessages] = useState<readonly string[]>(sent?.messages ?? []);
  const [pending, setPending] = useState(false);
  const isSending = useRef(false);
  const tries = useRef(0);
  const [calls] = useState(() =>
    form.draft ? repeatableCallsOf(form.draft.key) : createRepeatableCalls(),
  );

  function put(next: Values) {
    latest.current = next;
    setValues(next);
  }

  // After hydration: the server, which drew the page, knows nothing of drafts.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arrival; from then on typing writes it.
  useLayoutEffect(() => {
    if (!form.draft) return;
    const found = restored(latest.current, readDraft(form.draft.key));
    // What was typed on this very page is newer.
    if (found) put({ ...found, ...(sent?.values as Partial<Values>), ...adopted.current });
  }, []);

  /** What was typed, or filled in by the browser, while the page was the server's text. */
  function adopt(element: HTMLFormElement) {
    adopted.current = readChanged(latest.current, element, form.read);
    if (Object.keys(adopted.current).length > 0) put({ ...latest.current, ...adopted.current });
  }

  /** `about` names the errors that no longer count, where that is less than all of a field. */
  function change(changed: Partial<Values>, about: readonly string[] = Object.keys(changed)) {
    put({ ...latest.current, ...changed });
    setErrors((before) => without(before, about));
    if (form.draft) writeDraft(form.draft.key, draftOf(latest.current, form.draft.leaveOut ?? []));
  }

  /** `field` may be a path, such as `prices.house_visit`. */
  async function leave(field: string) {
    const triesBefore = tries.current;
    const found = await form.check(latest.current, locale);
    await afterPress();
    // The press that left the field has sent the form, which looks at every field.
    if (tries.current !== triesBefore) return;
    // Passing through an empty field is not a mistake yet; sending it empty was.
    const isPassing = refusal === null && isEmpty(valueAt(latest.current, field));
    const error = isPassing ? undefined : found[field];
    setErrors((before) => ({ ...without(before, [field]), ...(error ? { [field]: error } : {}) }));
  }

  /** What a field of the page is tied to it by: `<TextField label={…} {...form.field("email")} />`. */
  function field<Name extends keyof Values & string>(name: Name): BoundField<Name, Values[Name]> {
    return {
      name,
      value: values[name],
      error: errors[name],
      onChange(value) {
        const changed: Partial<Values> = {};
        changed[name] = value;
        change(changed);
      },
      onBlur: () => void leave(name),
    };
  }

  function refuse(found: FieldTexts, lines: readonly string[] = []) {
    setErrors(found);
    setRefusal(found);
    setMessages(lines);
  }

  function refuseByAnswer(error: ApiError) {
    const explained = form.explain?.(error);
    if (explained) return refuse(explained);
    const asked = {
      fields: Object.keys(latest.current),
      prefix: form.prefix,
      failed: form.failed,
    };
    const { errors: found, messages: lines } = refusalOf(error, asked, t);
    refuse(found, lines);
  }

  /** False: it did not come to sending, or the server said no. */
  async function submit(): Promise<boolean> {
    // A ref beside the state: two presses may come before the first one is drawn.
    if (isSending.current) return false;
    isSending.current = true;
    tries.current += 1;
    setPending(true);
    setMessages([]);
    try {
      await form.prepare?.();
      const found = await form.check(latest.current, locale);
      if (Object.keys(found).length > 0) {
        refuse(found);
        return false;
      }
      const sentValues = latest.current;
      const answer = await form.send(sentValues, calls.call);
      calls.forget();
      if (form.draft) removeDraft(form.draft.key);
      await form.onSaved?.(answer, sentValues);
      return true;
    } catch (error) {
      if (error instanceof ApiError) refuseByAnswer(error);
      else {
        logError("form not sent", error);
        refuse({}, [form.failed]);
      }
      return false;
    } finally {
      isSending.current = false;
      setPending(false);
    }
  }

  const { name } = form;
  const state = { name, values, errors, refusal, messages, pending };
  return { ...state, field, change, leave, refuse, submit, adopt };
}

function valueAt(values: object, path: string): unknown {
  return path
    .split(".")
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], values);
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === "") return true;
  return Array.isArray(value) && value.length === 0;
}

/** `services.0.priceCents` belongs to `services`. */
function without(errors: FieldTexts, fields: readonly string[]): FieldTexts {
  return Object.fromEntries(
    Object.entries(errors).filter(
      ([name]) => !fields.some((field) => name === field || name.startsWith(`${field}.`)),
    ),
  );
}
