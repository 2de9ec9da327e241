/**
 * Keys are snake_case on the wire and camelCase in our code. This is the only place that knows
 * how one becomes the other; the server and the browser each call it once, at their edge.
 * Values are never touched, apart from nulls, which are dropped in both directions.
 */

/** Deeper than any entity of ours; a body nested further is an attack on the recursion. */
const maxDepth = 32;

export class TooDeep extends Error {
  override name = "TooDeep";
}

export function toSnakeCase(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

export function toCamelCase(key: string): string {
  return key.replace(/(?<=[a-z0-9])_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

const mostKnownKeys = 2_000;
const longestKnownKey = 40;

/** Our own keys are few and come again in every answer; others' are not kept for ever. */
function remembering(convertKey: (key: string) => string): (key: string) => string {
  const keys = new Map<string, string>();
  return (key) => {
    const known = keys.get(key);
    if (known !== undefined) return known;
    const converted = convertKey(key);
    if (keys.size < mostKnownKeys && key.length <= longestKnownKey) keys.set(key, converted);
    return converted;
  };
}

const toKnownSnakeCase = remembering(toSnakeCase);
const toKnownCamelCase = remembering(toCamelCase);

export function toWire(value: unknown): unknown {
  return convert(value, toKnownSnakeCase, 0);
}

export function fromWire(value: unknown): unknown {
  return convert(value, toKnownCamelCase, 0);
}

function convert(value: unknown, convertKey: (key: string) => string, depth: number): unknown {
  if (depth > maxDepth) throw new TooDeep("nested too deeply");
  if (Array.isArray(value)) {
    return value
      .filter((item) => item !== null && item !== undefined)
      .map((item) => convert(item, convertKey, depth + 1));
  }
  if (!isPlainObject(value)) return value;
  const converted: Record<string, unknown> = {};
  for (const key of Object.keys(value)) {
    const item = value[key];
    if (item === null || item === undefined) continue;
    const name = convertKey(key);
    // No field of ours is called like something that every object has. Assigning to `__proto__` would
    // change the prototype, and an object whose `toString` is a text throws wherever it is compared.
    if (name in Object.prototype) continue;
    converted[name] = convert(item, convertKey, depth + 1);
  }
  return converted;
}

/** Files, dates and streams pass through whole. */
function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== "object" || value === null) return false;
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
