import type * as z from "zod";
import { fromWire, toWire } from "#contract/shared/validation/casing.ts";

declare const meaning: unique symbol;

/**
 * Fields of an answer that were checked by their schema and put in words before. An item that is the
 * same in a great many answers is written once and kept; in the answers' lists it goes out as it is.
 */
export class Written<Value extends object> {
  declare readonly [meaning]: Value;
  /** JSON without its braces. */
  readonly fields: string;

  constructor(fields: string) {
    this.fields = fields;
  }

  /** One item of two parts; no field is in both. */
  and<More extends object>({ fields }: Written<More>): Written<Value & More> {
    return new Written(this.fields && fields ? `${this.fields},${fields}` : this.fields || fields);
  }

  get text(): string {
    return `{${this.fields}}`;
  }

  /** For whoever doesn't know that it is written already. */
  toJSON(): unknown {
    return JSON.parse(this.text);
  }
}

export function write<Schema extends z.ZodObject>(
  schema: Schema,
  value: z.input<Schema>,
): Written<z.output<Schema>> {
  return new Written(JSON.stringify(toChecked(schema, value)).slice(1, -1));
}

/** Only what the schema promises: unknown fields are cut off, nulls dropped. */
function check(schema: z.ZodType, value: unknown): unknown {
  const parsed = schema.safeParse(withoutNulls(value));
  if (!parsed.success) throw new Error(`outside the contract: ${parsed.error.message}`);
  return parsed.data;
}

/** The same as it goes over the wire. */
export function toChecked(schema: z.ZodType, value: unknown): unknown {
  return toWire(check(schema, value));
}

/** An answer like this one, whose `data` may be written already. */
export type MaybeWritten<Answer> = Answer extends { data: (infer Item extends object)[] }
  ? Answer | (Omit<Answer, "data"> & { data: Written<Item>[] })
  : Answer;

/** The same for an answer whose `data` may be written already. */
export function toCheckedAnswer(schema: z.ZodType, answer: unknown): unknown {
  const data = (answer as { data?: unknown } | null)?.data;
  if (!isWrittenList(data)) return toChecked(schema, answer);
  const rest = toChecked(schema, { ...(answer as object), data: [] }) as object;
  const fields = Object.entries(rest).map(([key, value]) => {
    const text =
      key === "data" ? `[${data.map((item) => item.text).join(",")}]` : JSON.stringify(value);
    return `"${key}":${text}`;
  });
  return new Written(fields.join(","));
}

/** The same for whoever asks within the process: what a browser would make of the wire's text. */
export function toCheckedValue(schema: z.ZodType, answer: unknown): unknown {
  const data = (answer as { data?: unknown } | null)?.data;
  if (!isWrittenList(data)) return check(schema, answer);
  const rest = check(schema, { ...(answer as object), data: [] }) as object;
  return { ...rest, data: data.map((item) => fromWire(item.toJSON())) };
}

function isWrittenList(data: unknown): data is Written<object>[] {
  return Array.isArray(data) && data.length > 0 && data.every((item) => item instanceof Written);
}

function withoutNulls(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(withoutNulls);
  const kept: Record<string, unknown> = {};
  for (const [key, item] of Object.entries(value)) {
    // Assigning to __proto__ would change the object's prototype instead of adding a key.
    if (item === null || item === undefined || key === "__proto__") continue;
    kept[key] = withoutNulls(item);
  }
  return kept;
}
