import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locale } from "#contract/shared/locale.ts";
import type account from "#messages/nl/account.json";
import type errors from "#messages/nl/errors.json";
import type home from "#messages/nl/home.json";
import type settings from "#messages/nl/settings.json";
import type shell from "#messages/nl/shell.json";

export type Texts = {
  account: typeof account;
  errors: typeof errors;
  home: typeof home;
  settings: typeof settings;
  shell: typeof shell;
};

/** What the screens say, from the same files: a journey breaks when a text is missing, not reworded. */
export function textsOf(language: Locale): Texts {
  const read = <Name extends keyof Texts>(name: Name): Texts[Name] =>
    JSON.parse(
      readFileSync(join(import.meta.dirname, "../../messages", language, `${name}.json`), "utf8"),
    );
  return {
    account: read("account"),
    errors: read("errors"),
    home: read("home"),
    settings: read("settings"),
    shell: read("shell"),
  };
}
