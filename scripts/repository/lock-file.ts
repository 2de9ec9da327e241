import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { root, type Step } from "../steps.ts";

type Lock = { packages: Record<string, { resolved?: string }> };

/**
 * Packages whose address stands in a lock file. Whoever installs asks the registry that their machine
 * has; an address would send everybody to the one of whoever wrote the file last.
 */
export function packagesWithAddress(lock: string): string[] {
  const { packages } = JSON.parse(lock) as Lock;
  return Object.entries(packages)
    .filter(([, { resolved }]) => resolved?.includes("://"))
    .map(([path]) => path);
}

export const lockFileStep: Step = {
  name: "lock file",
  run: async () => {
    const found = packagesWithAddress(await readFile(join(root, "package-lock.json"), "utf8"));
    if (found.length === 0) return;
    throw new Error(
      `package-lock.json has the address of ${found.length} packages (${found.slice(0, 3).join(", ")}). ` +
        "`npm install` with the .npmrc of this repository leaves them out.",
    );
  },
};
