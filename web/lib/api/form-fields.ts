export type FormFieldValue = string | Blob;

/**
 * The fields of a multipart body: nested names as `services[0][price_cents]`, booleans as
 * 1 and 0. An empty list has no fields of its own; it goes as an empty text, which means 'cleared'.
 */
export function formFields(value: Record<string, unknown>): [name: string, FormFieldValue][] {
  return Object.entries(value).flatMap(([key, item]) => fieldsOf(key, item));
}

/** The fields of a query: the same, but that a list is a repeated key and an empty one is left out. */
export function queryFields(value: Record<string, unknown>): [name: string, text: string][] {
  return Object.entries(value)
    .flatMap(([key, item]) =>
      Array.isArray(item) ? item.flatMap((one) => fieldsOf(key, one)) : fieldsOf(key, item),
    )
    .map(([name, field]) => [name, String(field)]);
}

function fieldsOf(name: string, value: unknown): [string, FormFieldValue][] {
  if (value === null || value === undefined) return [];
  if (value instanceof Blob) return [[name, value]];
  if (typeof value === "boolean") return [[name, value ? "1" : "0"]];
  if (Array.isArray(value)) {
    if (value.length === 0) return [[name, ""]];
    return value.flatMap((item, index) => fieldsOf(`${name}[${index}]`, item));
  }
  if (typeof value === "object") {
    return Object.entries(value).flatMap(([key, item]) => fieldsOf(`${name}[${key}]`, item));
  }
  return [[name, String(value)]];
}
