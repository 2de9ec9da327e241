import * as z from "zod";

/**
 * A multipart body is text all over: `price_cents=1250`, `garden=1`, and '' for an emptied list or
 * value. These schemas take that and plain JSON alike; what comes out is the same.
 */
function fromText<Schema extends z.ZodType, Text>(
  schema: Schema,
  convert: (value: unknown) => unknown,
) {
  return z.preprocess(convert, schema).meta({ wireAs: schema }) as unknown as z.ZodType<
    z.output<Schema>,
    z.input<Schema> | Text
  >;
}

export function wholeNumber(min: number, max: number) {
  return fromText<z.ZodInt, string>(z.int().min(min).max(max), (value) =>
    typeof value === "string" && /^-?\d{1,9}$/.test(value.trim()) ? Number(value) : value,
  );
}

export const yesNo = fromText<z.ZodBoolean, "0" | "1" | "true" | "false">(z.boolean(), (value) =>
  value === "1" || value === "true" ? true : value === "0" || value === "false" ? false : value,
);

/** In a multipart body an empty list is an empty text: it has no fields to be seen by. */
export function list<Item extends z.ZodType>(item: Item, max: number) {
  return fromText<z.ZodArray<Item>, "">(z.array(item).max(max), (value) =>
    value === "" ? [] : value,
  );
}

/** Absent leaves it as it is; empty takes it away. */
export function clearable<Schema extends z.ZodType>(schema: Schema) {
  return fromText<z.ZodNullable<Schema>, "">(schema.nullable(), (value) =>
    typeof value === "string" && value.trim() === "" ? null : value,
  );
}

/** Each at most once, in the order first named. */
export function unique<Item extends string>(items: readonly Item[]): Item[] {
  return [...new Set(items)];
}
