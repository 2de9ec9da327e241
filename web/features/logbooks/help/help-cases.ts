import type { TextKey } from "#web/lib/i18n/text-keys.ts";

export type HelpCase = {
  id: "hurt" | "gone" | "lockedOut" | "broken";
  steps: readonly TextKey<"logbook-visit">[];
};

/** What can go wrong, and what to do, in short plain steps. */
export const helpCases: readonly HelpCase[] = [
  {
    id: "hurt",
    steps: [
      "help.cases.hurt.one",
      "help.cases.hurt.two",
      "help.cases.hurt.three",
      "help.cases.hurt.four",
    ],
  },
  {
    id: "gone",
    steps: [
      "help.cases.gone.one",
      "help.cases.gone.two",
      "help.cases.gone.three",
      "help.cases.gone.four",
    ],
  },
  {
    id: "lockedOut",
    steps: ["help.cases.lockedOut.one", "help.cases.lockedOut.two", "help.cases.lockedOut.three"],
  },
  {
    id: "broken",
    steps: ["help.cases.broken.one", "help.cases.broken.two", "help.cases.broken.three"],
  },
];
