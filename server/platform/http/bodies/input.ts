import type * as z from "zod";
import type { Endpoint } from "#contract/shared/endpoint.ts";
import type { Locale } from "#contract/shared/locale.ts";
import { fromWire } from "#contract/shared/validation/casing.ts";
import { type FieldErrors, fieldErrors } from "#contract/shared/validation/validation.ts";
import { invalid, notFound, tooLarge } from "../problem.ts";
import { maxFields, nestFields } from "./form-fields.ts";
import { unusableTexts } from "./unusable-input.ts";

export type RawInput = { params: unknown; query: unknown; body: unknown };

/** Checks all parts of a call at once, so that a person sees every problem in one go. */
export async function parseInput(endpoint: Endpoint, raw: RawInput, locale: Locale) {
  const params = await parse(endpoint.params, fromWire({ ...(raw.params as object) }), locale);
  // An id that can't be one is a thing that isn't there.
  if (Object.keys(params.errors).length > 0) throw notFound();
  const query = await parse(endpoint.query, fromWire(readQuery(raw.query)), locale);
  const body = await parse(endpoint.body, endpoint.body ? (raw.body ?? {}) : undefined, locale);
  const errors: FieldErrors = { ...query.errors, ...body.errors };
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return { params: params.value, query: query.value, body: body.value };
}

/** A query nests like a form, and a key that comes more than once is a list. */
function readQuery(query: unknown): unknown {
  const fields = Object.entries(query as Record<string, string | string[]>);
  if (fields.flatMap(([, value]) => value).length > maxFields) throw tooLarge();
  const isList = ([name, value]: (typeof fields)[number]) =>
    Array.isArray(value) && !name.includes("[");
  const nested = nestFields(fields.filter((field) => !isList(field)).flatMap(eachValue));
  return { ...(nested as object), ...Object.fromEntries(fields.filter(isList)) };
}

function eachValue([name, value]: [string, string | string[]]): [string, string][] {
  if (!Array.isArray(value)) return [[name, value]];
  return value.map((item) => [name.endsWith("[]") ? name : `${name}[]`, item]);
}

type Parsed = { value: unknown; errors: FieldErrors };

async function parse(
  schema: z.ZodType | undefined,
  value: unknown,
  locale: Locale,
): Promise<Parsed> {
  if (!schema) return { value: undefined, errors: {} };
  const unusable = unusableTexts(value, locale);
  // Zod leaves the input out of its issues unless asked; 'not filled in' is told by it.
  const result = await schema.safeParseAsync(value, { reportInput: true });
  const errors = { ...fieldErrors(result.error?.issues ?? [], locale), ...unusable };
  return { value: result.data, errors };
}
