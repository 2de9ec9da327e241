/** What a form carries besides its fields, so that it can be sent without script. */
export const carried = {
  /** Which form of its page it is. */
  form: "_form",
  /** That the page was ours. */
  token: "_token",
  /** The same for each press on the same page: what was done once is not done twice. */
  key: "_key",
} as const;

/**
 * The values of a form as browsers send them, by the kind of what the form began with. What is neither
 * a text, a tick nor a list of texts is left as it was: only script can change it.
 */
export function readFields<Values extends object>(initial: Values, fields: FormData): Values {
  const entries = Object.entries(initial).map(([name, value]) => [
    name,
    readField(value, fields.getAll(name).filter(isText)),
  ]);
  return Object.fromEntries(entries) as Values;
}

/** The same for what is on the page: only what differs, of fields that are there. */
export function readChanged<Values extends object>(
  initial: Values,
  element: HTMLFormElement,
): Partial<Values> {
  const read = readFields(initial, new FormData(element));
  const changed = Object.entries(read).filter(
    ([name, value]) =>
      element.elements.namedItem(name) !== null &&
      JSON.stringify(value) !== JSON.stringify(initial[name as keyof Values]),
  );
  return Object.fromEntries(changed) as Partial<Values>;
}

function readField(initial: unknown, sent: string[]): unknown {
  if (typeof initial === "boolean") return sent.length > 0;
  if (typeof initial === "string") return sent[0] ?? initial;
  // A choice that nobody has made yet.
  if (initial === null) return sent[0] ?? null;
  if (isTexts(initial)) return sent;
  return initial;
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every(isText);
}

const isText = (value: unknown): value is string => typeof value === "string";
