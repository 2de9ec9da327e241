import type { Soak } from "./soak.ts";
import { soakUploadKills, type UploadKills } from "./upload-kills.ts";

/** Whether files and rows agree however the server ends. */
export const soak: Soak<UploadKills> = {
  title: `50 kills while pictures are sent, ${process.env.TEST_DATABASE_URL ? "PostgreSQL server" : "embedded database"}`,
  rounds: 5,
  round: (nr) => soakUploadKills({ kills: 10, seed: nr, serverUrl: process.env.TEST_DATABASE_URL }),
  summary(rounds) {
    const sum = (key: keyof UploadKills) => rounds.reduce((total, round) => total + round[key], 0);
    const names: Record<keyof UploadKills, string> = {
      kills: "kills",
      done: "changes made",
      refused: "refused",
      pending: "uploads left pending",
      shown: "files shown in the end",
      withoutRow: "files without a row",
      withoutFile: "rows without a file",
    };
    const keys = Object.keys(names) as (keyof UploadKills)[];
    const row = (cells: readonly (string | number)[]) => `| ${cells.join(" | ")} |`;
    return {
      markdown: [row(Object.values(names)), row(keys.map(() => "---")), row(keys.map(sum))].join(
        "\n",
      ),
      // Kills that never hit an upload would show nothing.
      isMet: sum("withoutRow") + sum("withoutFile") === 0 && sum("pending") > 0,
    };
  },
};
