import { malformed, tooLarge } from "../problem.ts";

/** What a form or a query may have of fields, of letters in a name, and of levels. */
export const maxFields = 1_000;
export const maxNameLength = 200;
const maxDepth = 8;
const maxIndex = 500;

/** By a map and not an object: how many there are is known without counting them. */
type Tree = Map<string, Tree | string>;

/**
 * Names nest as `services[0][price_cents]`. Gives the object that JSON would have given; everything
 * stays text, and the schemas turn text into numbers.
 */
export function nestFields(fields: Iterable<readonly [name: string, value: string]>): unknown {
  const root: Tree = new Map();
  let count = 0;
  for (const [name, value] of fields) {
    count += 1;
    if (count > maxFields) throw tooLarge();
    place(root, pathOf(name), value);
  }
  return toPlain(root);
}

function pathOf(name: string): string[] {
  if (name.length > maxNameLength) throw malformed();
  const match = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name);
  if (!match?.[1]) throw malformed();
  const rest = [...(match[2] ?? "").matchAll(/\[([^[\]]*)\]/g)].map((part) => part[1] ?? "");
  if (rest.length >= maxDepth) throw malformed();
  return [match[1], ...rest];
}

function place(tree: Tree, path: string[], value: string): void {
  const [head = "", ...rest] = path;
  // `names[]` adds to the end.
  const key = head === "" ? String(tree.size) : head;
  if (rest.length === 0) {
    tree.set(key, value);
    return;
  }
  const below = tree.get(key);
  if (typeof below === "string") throw malformed();
  const branch: Tree = below ?? new Map();
  tree.set(key, branch);
  place(branch, rest, value);
}

function toPlain(tree: Tree): unknown {
  const entries = [...tree].map(
    ([key, value]) => [key, typeof value === "string" ? value : toPlain(value)] as const,
  );
  const isList = entries.length > 0 && entries.every(([key]) => /^\d{1,4}$/.test(key));
  if (!isList) return Object.fromEntries(entries);
  if (entries.some(([key]) => Number(key) >= maxIndex)) throw malformed();
  return entries.sort(([a], [b]) => Number(a) - Number(b)).map(([, value]) => value);
}
