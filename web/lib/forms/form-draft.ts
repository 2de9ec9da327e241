/** What of a form is kept while it is not sent yet. */
export function draftOf<Values extends object>(
  values: Values,
  leaveOut: readonly (keyof Values)[],
): Partial<Values> {
  return Object.fromEntries(
    Object.entries(values).filter(([field]) => !leaveOut.includes(field as keyof Values)),
  ) as Partial<Values>;
}

/**
 * The form with its draft put back in; null when there is none. A draft may be of an older version of
 * the form, or written by somebody else: only what is of the same kind is taken over.
 */
export function restored<Values extends object>(values: Values, draft: unknown): Values | null {
  if (kindOf(draft) !== "object") return null;
  const found = Object.entries(values).flatMap(([field, value]) => {
    const kept = (draft as Record<string, unknown>)[field];
    return kept !== undefined && isAlike(value, kept) ? [[field, kept] as const] : [];
  });
  return found.length > 0 ? { ...values, ...Object.fromEntries(found) } : null;
}

function isAlike(value: unknown, kept: unknown): boolean {
  // A field that is empty may be of any kind; one that was emptied has none.
  if (value === null || kept === null) return kindOf(kept) !== "object";
  return kindOf(value) === kindOf(kept);
}

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return "list";
  return value === null ? "null" : typeof value;
}
