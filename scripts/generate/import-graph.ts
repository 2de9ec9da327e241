import { join } from "node:path";
import { cruise, type ICruiseOptions, type ICruiseResult } from "dependency-cruiser";
import extractDepcruiseConfig from "dependency-cruiser/config-utl/extract-depcruise-config";
import { root } from "../steps.ts";

/** Every folder with sources in it. */
const sourceFolders = [
  "art",
  "contract",
  "demo",
  "server",
  "web",
  "messages",
  "tests",
  "bench",
  "scripts",
];

const { options, ...ruleSet } = await extractDepcruiseConfig(join(root, ".dependency-cruiser.mjs"));

async function look(folders: string[], more: ICruiseOptions = {}): Promise<ICruiseResult> {
  const { output } = await cruise(folders, { ...options, ...more, baseDir: root });
  return output as ICruiseResult;
}

type Import = { from: string; to: string };

/** Which file imports which, types included. */
export async function listImports(folders: string[]): Promise<Import[]> {
  const { modules } = await look(folders);
  return modules.flatMap(({ source, dependencies }) =>
    dependencies.map(({ resolved }) => ({ from: source, to: resolved })),
  );
}

/** Fails with every import that breaks a rule, and why that rule is there. */
export async function checkImports(): Promise<void> {
  const { summary } = await look(sourceFolders, { validate: true, ruleSet });
  const rules = [...(ruleSet.forbidden ?? []), ...(ruleSet.required ?? [])];
  const lines = summary.violations.map(({ rule, from, to, cycle }) => {
    const path = cycle
      ? [from, ...cycle.map(({ name }) => name)]
      : from === to
        ? [from]
        : [from, to];
    const why = rules.find(({ name }) => name === rule.name)?.comment ?? "";
    return `${rule.name}: ${path.join(" → ")}\n  ${why}`;
  });
  if (lines.length > 0) throw new Error(lines.join("\n"));
}
