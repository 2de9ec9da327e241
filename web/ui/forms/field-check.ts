import { type FocusEvent, useState } from "react";
import { afterPress } from "#web/lib/forms/after-press.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";

export type FieldCheck<V> = {
  /** What the line about an empty field calls it; a box to tick is its own label. */
  label?: string;
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
  const empty = check.label ? t("requiredField", { label: check.label }) : t("requiredError");
  const missing = check.required && isEmpty ? empty : undefined;
  const own = left ? (missing ?? (isEmpty ? undefined : check.validate?.(value))) : undefined;
  return { error: check.error ?? own, leave: () => void afterPress().then(() => setLeft(true)) };
}

/** True when the focus goes somewhere else than to another part of the same field. */
export function leavesField(event: FocusEvent): boolean {
  return !event.currentTarget.contains(event.relatedTarget);
}
