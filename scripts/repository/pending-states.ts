import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { root, type Step } from "../steps.ts";

/** What they are called: something is on its way. */
const words =
  /busy|pending|sending|working|starting|saving|removing|deleting|publishing|skipping|making|(is|un)loading/i;
const state = /const \[(\w+)?,?\s*(set\w+)?\] = useState/g;

/** The two that own such a state, and what is no press. */
const others: ReadonlyMap<string, string> = new Map([
  ["web/lib/forms/use-form.ts", "pending: what useAction is for a button, this is for a form"],
  ["web/features/pets/editor/use-pictures.ts", "busy: how many files are being made smaller"],
  ["web/features/pets/editor/use-full-pet-form.ts", "percent: how much of it has left"],
  ["web/features/search/places/place-field.tsx", "state: what is said of where one is"],
  ["web/routes/dev/components/choice-fields-section.tsx", "isLoading: a list that plays slow"],
]);

/** The body of each asynchronous function, from its first brace to the one that closes it. */
function* asyncBodies(source: string): Generator<string> {
  for (const { index, 0: head } of source.matchAll(/\basync\b[^{}]*?\)[^{}()]*\{/g)) {
    const start = index + head.length;
    let [end, depth] = [start, 1];
    for (; depth > 0 && end < source.length; end++) {
      if (source[end] === "{") depth++;
      if (source[end] === "}") depth--;
    }
    yield source.slice(start, end);
  }
}

/** A state that says that something is on its way: by its name, or set before the wait and taken back after. */
export function pendingStates(source: string): string[] {
  const bodies = [...asyncBodies(source)];
  return [...source.matchAll(state)].flatMap(([, name = "", set = ""]) => {
    const isTurned = bodies.some((body) => {
      const wait = body.indexOf("await ");
      const [before, after] = [body.slice(0, wait), body.slice(wait)];
      const on = new RegExp(`\\b${set}\\((?!false|null|""|\\[\\])`);
      return (
        wait >= 0 && set !== "" && on.test(before) && after.match(`\\b${set}\\((false|null)\\)`)
      );
    });
    return words.test(name) || isTurned ? [name] : [];
  });
}

/** Made by hand: the file, and what it calls them. A file that is excused and has none is told too. */
export async function strayPendingStates(folder: string): Promise<string[]> {
  const found: string[] = [];
  const excused = new Set(others.keys());
  for await (const path of glob("web/**/*.{ts,tsx}", { cwd: folder })) {
    if (/\.test\.tsx?$/.test(path)) continue;
    const states = pendingStates(await readFile(join(folder, path), "utf8"));
    if (states.length > 0 && !excused.delete(path)) found.push(`${path}: ${states.join(", ")}`);
  }
  return [
    ...found,
    ...[...excused].map((path) => `${path}: nothing any more, take it off the list`),
  ];
}

export const pendingStatesStep: Step = {
  name: "pending states",
  run: async () => {
    const found = await strayPendingStates(root);
    if (found.length === 0) return;
    throw new Error(
      `What is on its way is known by useAction and useForm alone (docs/architecture.md, Presses):\n${found.join("\n")}`,
    );
  },
};
