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
 * Reads what several fields of the page make up, such as a week or the prices of services. Of what is
 * not on the page it says nothing.
 */
export type FieldReader<Values extends object> = (fields: FormData) => Partial<Values>;

/**
 * The values of a form as browsers send them, by the kind of what the form began with. What is neither
 * a text, a tick nor a list of texts is left as it was, unless the form has a reader of its own for it.
 */
export function readFields<Values extends object>(
  initial: Values,
  fields: FormData,
  read?: FieldReader<Values>,
): Values {
  const entries = Object.entries(initial).map(([name, value]) => [
    name,
    readField(value, fields.getAll(name).filter(isText)),
  ]);
  return { ...(Object.fromEntries(entries) as Values), ...read?.(fields) };
}

/** The same for what is on the page: only what differs, of fields that are there. */
export function readChanged<Values extends object>(
  initial: Values,
  element: HTMLFormElement,
  read?: FieldReader<Values>,
): Partial<Values> {
  const fields = new FormData(element);
  const own = read?.(fields) ?? {};
  const plain = Object.entries(readFields(initial, fields)).filter(
    ([name]) => element.elements.namedItem(name) !== null,
  );
  const changed = Object.entries({ ...Object.fromEntries(plain), ...own }).filter(
    ([name, value]) => inOrder(value) !== inOrder(initial[name as keyof Values]),
  );
  return Object.fromEntries(changed) as Partial<Values>;
}

/** Boxes are read in the order of the page, and were ticked, or saved, in another. */
function inOrder(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => {
    if (isTexts(part)) return part.toSorted();
    if (part === null || typeof part !== "object" || Array.isArray(part)) return part;
    return Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  });
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

/** The text of a field; undefined when it is not on the page. */
export function textIn(fields: FormData, name: string): string | undefined {
  const value = fields.get(name);
  return isText(value) ? value : undefined;
}

/** Those of the choices that are ticked. Whatever else was sent is none of them. */
export function ticksIn<Id extends string>(
  fields: FormData,
  name: string,
  choices: readonly Id[],
): Id[] {
  const sent = fields.getAll(name);
  return choices.filter((choice) => sent.includes(choice));
}

const isText = (value: unknown): value is string => typeof value === "string";
