import type { Random } from "../soak/random.ts";

/** What of JSON Schema the endpoints' own schemas use. */
export type JsonSchema = {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
};

/** Texts that have broken something somewhere. */
export const hostileTexts = [
  "",
  " ",
  "\0",
  "a\0b",
  "\ud800",
  "a\udc00",
  "\u202etxt.exe",
  "😀".repeat(50),
  "'; drop table users; --",
  "' or 1=1 --",
  "%' escape '",
  "\\",
  "{{7*7}}",
  "<script>alert(1)</script>",
  "../../../../etc/passwd",
  "%00%ff%",
  "null",
  "NaN",
  "Infinity",
  "-0",
  "1e309",
  "1.5",
  "0x10",
  "９９",
  "true",
  "[object Object]",
  "__proto__",
  "constructor",
  "0000-01-01",
  "9999-12-31",
  "10000-01-01",
  "2026-02-30",
  "2026-12-20/2027-01-03",
  "24:00",
  "a@b",
  "é".normalize("NFD").repeat(100),
  "\r\nset-cookie: x=1",
  "x".repeat(300),
  "x".repeat(5_000),
  "x".repeat(60_000),
  "a1@".repeat(1_500),
] as const;

function deep(levels: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < levels; level += 1) value = level % 2 ? [value] : { a: value };
  return value;
}

/** Values that are not even of the right kind. */
const wrongValues: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  -0.0000001,
  2_147_483_648,
  2 ** 53,
  1e308,
  [],
  [[]],
  [null],
  {},
  { length: 5 },
  { length: -1 },
  { length: { toString: 1, valueOf: 1 } },
  { length: 1e9, 0: "a" },
  { toString: "x" },
  JSON.parse('{"__proto__":{"isAdmin":true}}'),
  { constructor: { prototype: { a: 1 } } },
  deep(10),
  deep(40),
  Array.from({ length: 600 }, (_, nr) => nr),
];

/** One for each shape that the schemas' patterns ask for; what fits a pattern is found by trying. */
const samples = [
  "3511 AB",
  "12 A",
  "09:30",
  "2026-12-20/2027-01-03",
  "2026-12-20",
  "nl",
  "labrador",
  "12345678",
  "NL123456789B01",
  "528140000123456",
  "BAbc_-09",
  "7",
] as const;

/** What fits the schema, as far as it tells. */
export function validValue(schema: JsonSchema, random: Random): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return random.pick(schema.enum);
  if (schema.anyOf) return validValue(random.pick(schema.anyOf), random);
  switch (Array.isArray(schema.type) ? random.pick(schema.type) : schema.type) {
    case "object":
      return object(schema, random, 0);
    case "array":
      return list(schema, random, 0);
    case "integer":
    case "number":
      return number(schema, random);
    case "boolean":
      return random.chance(0.5);
    case "null":
      return null;
    default:
      return text(schema, random);
  }
}

/** Mostly what fits; each part of it may be missing, at its limit, past it, or something else. */
export function fuzzValue(schema: JsonSchema, random: Random, rate = 0.2): unknown {
  if (random.chance(rate)) return oddValue(schema, random);
  if (schema.anyOf) return fuzzValue(random.pick(schema.anyOf), random, rate);
  if (schema.type === "object") return object(schema, random, rate);
  if (schema.type === "array") return list(schema, random, rate);
  return validValue(schema, random);
}

function oddValue(schema: JsonSchema, random: Random): unknown {
  const limits = atLimits(schema, random);
  if (limits.length > 0 && random.chance(0.4)) return random.pick(limits);
  return random.chance(0.5) ? random.pick(hostileTexts) : random.pick(wrongValues);
}

function atLimits(schema: JsonSchema, random: Random): unknown[] {
  const { minimum, maximum, minLength, maxLength, maxItems, items } = schema;
  const numbers = [minimum, maximum].flatMap((limit) =>
    limit === undefined ? [] : [limit, limit - 1, limit + 1, limit + 0.5, String(limit)],
  );
  const texts = [minLength, maxLength].flatMap((length) =>
    length === undefined || length > 100_000
      ? []
      : ["x".repeat(length), "x".repeat(length + 1), "😀".repeat(Math.ceil(length / 2))],
  );
  const lists =
    maxItems === undefined || !items
      ? []
      : [maxItems, maxItems + 1].map((count) =>
          Array.from({ length: count }, () => validValue(items, random)),
        );
  return [...numbers, ...texts, ...lists];
}

function object(schema: JsonSchema, random: Random, rate: number): Record<string, unknown> {
  const { properties = {}, required = [] } = schema;
  const entries = Object.entries(properties).flatMap(([name, property]) => {
    const isLeftOut = random.chance(required.includes(name) ? rate / 3 : 0.5);
    return isLeftOut ? [] : [[name, fuzzValue(property, random, rate)]];
  });
  if (random.chance(rate / 2)) {
    const name = random.pick(["unknown", "id", "user_id", "role", "to_string", "a\0b", "a[b]", ""]);
    entries.push([name, random.pick(wrongValues)]);
  }
  return Object.fromEntries(entries);
}

function list(schema: JsonSchema, random: Random, rate: number): unknown[] {
  const { items = {}, minItems = 0, maxItems = 4 } = schema;
  const count = minItems + random.whole(Math.max(1, Math.min(maxItems, minItems + 4) - minItems));
  return Array.from({ length: count }, () => fuzzValue(items, random, rate));
}

function number({ type, minimum, maximum }: JsonSchema, random: Random): number {
  const low = Math.max(minimum ?? 0, -1_000_000);
  const high = Math.min(maximum ?? low + 50, 1_000_000);
  // Small ones are likelier to be the number of something that is there.
  const span = random.chance(0.7) ? Math.min(high - low, 40) : high - low;
  const value = low + random.whole(span + 1);
  return type === "integer" || random.chance(0.5) ? value : Math.min(high, value + 0.25);
}

function text({ pattern, format, minLength = 0, maxLength }: JsonSchema, random: Random): string {
  if (format === "date") return random.pick(["2026-12-01", "1990-05-05", "2024-02-29"]);
  if (format === "date-time") return "2026-12-01T09:30:00Z";
  if (format === "email") return random.pick(["oppas@kwispel.test", `a${random.whole(99)}@b.nl`]);
  if (format === "uri") return "https://push.example/abc";
  if (pattern) {
    const fitting = samples.filter((sample) => new RegExp(pattern, "u").test(sample));
    if (fitting.length > 0) return random.pick(fitting);
  }
  const words = random.pick(["Moos", "een hond in de zon", "Wandelen in het park", "Zoë & Bo"]);
  return words.padEnd(minLength, " en nog een").slice(0, maxLength);
}
