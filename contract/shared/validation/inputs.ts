import * as z from "zod";

/**
 * What comes in, whichever way it comes. A query and a form are text all over (`price_cents=1250`,
 * `garden=1`, '' for an emptied list or value); JSON has numbers and lists of its own. These schemas
 * take all of them alike, and what comes out is the same.
 */
function fromText<Schema extends z.ZodType, Text>(
  schema: Schema,
  convert: (value: unknown) => unknown,
) {
  // `preprocess` forgets what may come in; the browser's forms are typed by it.
  return z.preprocess(convert, schema).meta({ wireAs: schema }) as unknown as z.ZodType<
    z.output<Schema>,
    z.input<Schema> | Text
  >;
}

const integerText = /^-?\d{1,10}$/;
const numberText = /^-?\d{1,10}(\.\d{1,15})?$/;

const toNumber = (pattern: RegExp) => (value: unknown) =>
  typeof value === "string" && pattern.test(value.trim()) ? Number(value) : value;

/** A whole number: `1.5` is none. */
export function integerBetween(min: number, max: number) {
  return fromText<z.ZodInt, string>(z.int().min(min).max(max), toNumber(integerText));
}

export function numberBetween(min: number, max: number) {
  return fromText<z.ZodNumber, string>(z.number().min(min).max(max), toNumber(numberText));
}

const yesNoTexts = new Map<unknown, boolean>([
  ["1", true],
  ["true", true],
  ["0", false],
  ["false", false],
]);

export const yesNo = fromText<z.ZodBoolean, "0" | "1" | "true" | "false">(
  z.boolean(),
  (value) => yesNoTexts.get(value) ?? value,
);

/**
 * A query repeats a key, and once is a list of one; in a form an empty list is an empty text, as it
 * has no fields to be seen by. A list that is too long is not even looked into: a complaint about
 * each of a million items would be longer than what was sent.
 */
export function listOf<Item extends z.ZodType>(item: Item, max = 100) {
  const list = z.array(item).max(max);
  const notTooLong = z.array(z.unknown()).max(max).pipe(z.array(item));
  return z
    .preprocess((value) => {
      if (value === "") return [];
      const isOne = value !== undefined && typeof value !== "object";
      return isOne ? [value] : value;
    }, notTooLong)
    .meta({ wireAs: list }) as unknown as z.ZodType<
    // As in `fromText`.
    z.output<Item>[],
    z.input<Item>[] | ""
  >;
}

/** Absent leaves it as it is; empty takes it away. */
export function clearable<Schema extends z.ZodType>(schema: Schema) {
  return fromText<z.ZodNullable<Schema>, "">(schema.nullable(), (value) =>
    typeof value === "string" && value.trim() === "" ? null : value,
  );
}

/** Which page of a list, from 1. */
export const page = integerBetween(1, 9_999_999_999).default(1);

/** Each at most once, in the order first named. */
export function unique<Item extends string>(items: readonly Item[]): Item[] {
  return [...new Set(items)];
}
