/**
 * What git runs before a commit (.githooks/pre-commit): a few seconds, for what everybody forgets. It looks
 * at files as they lie in the folder, so that half a file that is staged is judged as a whole.
 */
import { spawnSync } from "node:child_process";
import { failedSteps, packageCommand, root, runNode, runSteps, type Step } from "../steps.ts";
import { lockFileStep } from "./lock-file.ts";

/** Of the files that are staged in a folder: whether they are formatted, linted and free of conflicts. */
export function stagedSteps(folder: string): Step[] {
  const biome = packageCommand("@biomejs/biome", "biome");
  return [
    {
      name: "format and lint of what is staged",
      run: async () => {
        const args = ["check", "--staged", "--no-errors-on-unmatched", "--colors=off"];
        await runNode([biome, ...args], {}, folder);
      },
    },
    {
      name: "no marks of a conflict",
      run: async () => {
        // Blanks are the formatter's business, and at the end of a line of Markdown they mean something.
        const blanks = "core.whitespace=-blank-at-eol,-blank-at-eof,-space-before-tab";
        const args = ["-c", blanks, "diff", "--cached", "--check"];
        const { status, stdout, stderr } = spawnSync("git", args, {
          cwd: folder,
          encoding: "utf8",
        });
        if (status !== 0) throw new Error((stdout || stderr).trim());
      },
    },
  ];
}

if (import.meta.main) {
  const failed = failedSteps(await runSteps([...stagedSteps(root), lockFileStep]));
  if (failed.length > 0) {
    console.log("`npm run format` mends most of it; `git commit --no-verify` skips this once.");
    process.exitCode = 1;
  }
}
