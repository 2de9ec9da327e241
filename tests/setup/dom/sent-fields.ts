/** What browsers send of a form, field by field; a list is sent under the same name. */
export function sentFields(fields: Readonly<Record<string, string | readonly string[]>>): FormData {
  const data = new FormData();
  for (const [name, values] of Object.entries(fields)) {
    for (const value of [values].flat()) data.append(name, value);
  }
  return data;
}
