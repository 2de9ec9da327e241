/** One line a field, by the field's name. */
export type FieldTexts = Partial<Record<string, string>>;

/** One line a field is enough to go on with. */
export function firstLines(errors: Readonly<Record<string, readonly string[]>>): FieldTexts {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([field, lines]) => (lines[0] ? [[field, lines[0]]] : [])),
  );
}

/** The server's field names as this form has them: `profile.headline` is the form's `headline`. */
export function withoutPrefix(errors: FieldTexts, prefix: string): FieldTexts {
  return Object.fromEntries(
    Object.entries(errors).map(([field, text]) => [
      field.startsWith(prefix) ? field.slice(prefix.length) : field,
      text,
    ]),
  );
}

/** Lines about something that this form does not show have to stand above it. */
export function strayLines(errors: FieldTexts, fields: readonly string[]): string[] {
  return Object.entries(errors).flatMap(([field, text]) =>
    text && !fields.includes(field.split(".")[0] ?? "") ? [text] : [],
  );
}

/** Problems by their field, said to the reader. */
export function inWords<Problem>(
  problems: Partial<Record<string, Problem>>,
  say: (problem: Problem) => string,
): FieldTexts {
  return Object.fromEntries(
    Object.entries(problems).flatMap(([field, problem]) =>
      problem === undefined ? [] : [[field, say(problem)]],
    ),
  );
}
