import { malformed } from "./problem.ts";

type Tree = { [key: string]: Tree | string };

const maxDepth = 8;
const maxIndex = 500;

/**
 * Multipart names nest as `services[0][price_cents]`. Gives the object that JSON would have given;
 * everything stays text, and the schemas of multipart bodies turn text into numbers.
 */
export function nestFields(fields: Iterable<readonly [name: string, value: string]>): unknown {
  const root: Tree = Object.create(null);
  for (const [name, value] of fields) place(root, pathOf(name), value);
  return toPlain(root);
}

function pathOf(name: string): string[] {
  const match = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name);
  if (!match?.[1]) throw malformed();
  const rest = [...(match[2] ?? "").matchAll(/\[([^[\]]*)\]/g)].map((part) => part[1] ?? "");
  if (rest.length >= maxDepth) throw malformed();
  return [match[1], ...rest];
}

function place(tree: Tree, path: string[], value: string): void {
  const [head = "", ...rest] = path;
  // `names[]` adds to the end.
  const key = head === "" ? String(Object.keys(tree).length) : head;
  if (rest.length === 0) {
    tree[key] = value;
    return;
  }
  const below = tree[key];
  if (typeof below === "string") throw malformed();
  const branch = below ?? (Object.create(null) as Tree);
  tree[key] = branch;
  place(branch, rest, value);
}

function toPlain(tree: Tree): unknown {
  const entries = Object.entries(tree).map(
    ([key, value]) => [key, typeof value === "string" ? value : toPlain(value)] as const,
  );
  const isList = entries.length > 0 && entries.every(([key]) => /^\d{1,4}$/.test(key));
  if (!isList) return Object.fromEntries(entries);
  if (entries.some(([key]) => Number(key) >= maxIndex)) throw malformed();
  return entries.sort(([a], [b]) => Number(a) - Number(b)).map(([, value]) => value);
}
