/**
 * Writes web/ui/password/password-words.json: the part of the password meter's word lists that goes to the
 * browser. The full lists are a megabyte; the words that people really take are at their beginning.
 * The server judges by all of them. Run after updating the packages:
 * `npx node scripts/generate/extract-password-words.ts`.
 */
import { writeFileSync } from "node:fs";
import path from "node:path";
import * as common from "@zxcvbn-ts/language-common";
import * as en from "@zxcvbn-ts/language-en";
import * as nl from "@zxcvbn-ts/language-nl-be";
import { root } from "../steps.ts";

/** How many of each list, which are in order of how often a word occurs. */
const counts = {
  "passwords-common": 5_000,
  commonWords: 5_000,
  "commonWords-en": 4_000,
  boysFirstnames: 400,
  girlsFirstnames: 400,
  lastnames: 800,
  "lastnames-en": 300,
} as const;

/** Dutch and Belgian keyboards, and the block of digits. */
const graphs = ["qwerty", "azerty", "keypad"] as const;

const lists: Record<string, readonly (string | number)[]> = {
  ...common.dictionary,
  ...nl.dictionary,
  ...en.dictionary,
};

const words = Object.fromEntries(
  Object.entries(counts).map(([name, count]) => {
    const list = lists[name];
    if (!list) throw new Error(`there is no list called ${name}`);
    // A word's place in its list is how likely it is: none may be left out in between. A line break
    // parts them, because some hold a space.
    return [name, list.slice(0, count).join("\n")];
  }),
);
const keyboards = Object.fromEntries(graphs.map((name) => [name, common.adjacencyGraphs[name]]));

writeFileSync(
  path.join(root, "web/ui/password/password-words.json"),
  `${JSON.stringify({
    licence:
      "MIT, from zxcvbn-ts. Copyright (c) 2012-2016 Dan Wheeler and Dropbox, Inc. Copyright (c) 2021 @zxcvbn-ts",
    words,
    keyboards,
  })}\n`,
);
