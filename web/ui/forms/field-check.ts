import { type FocusEvent, useState } from "react";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";

export type FieldCheck<V> = {
  /** From the form or the server; shown at once. */
  error?: string;
  required?: boolean;
  /** The field's own rule: gives the line to show, or nothing. Shown once the field is left. */
  validate?: (value: V) => string | undefined;
};

/**
 * When an error shows: on leaving the field, not while someone is still typing. Once it shows it
 * follows every keystroke, so that it goes away the moment the value is right.
 */
export function useFieldCheck<V>(value: V, isEmpty: boolean, check: FieldCheck<V>) {
  const { t } = useTranslation("ui");
  const [left, setLeft] = useState(false);
  const missing = check.required && isEmpty ? t("requiredError") : undefined;
  const own = left ? (missing ?? (isEmpty ? undefined : check.validate?.(value))) : undefined;
  return { error: check.error ?? own, leave: () => setLeft(true) };
}

/** True when the focus goes somewhere else than to another part of the same field. */
export function leavesField(event: FocusEvent): boolean {
  return !event.currentTarget.contains(event.relatedTarget);
}
