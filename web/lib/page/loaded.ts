/** A value on its way from a loader to a query; see loaded-query.ts. */
export type Loaded<Value> = { readonly value: Value };

export function loaded<Value>(value: Value): Loaded<Value> {
  return { value };
}
