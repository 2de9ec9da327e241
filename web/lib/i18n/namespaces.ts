import type { ResourceNamespaceMap } from "i18next";
import type account from "#messages/nl/account.json";
import type home from "#messages/nl/home.json";
import type settings from "#messages/nl/settings.json";
import type shell from "#messages/nl/shell.json";
import type ui from "#messages/nl/ui.json";

/** A file in messages/nl and messages/en is a namespace; its keys are checked where they are used. */
declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "shell";
  }
  interface ResourceNamespaceMap {
    account: typeof account;
    home: typeof home;
    settings: typeof settings;
    shell: typeof shell;
    ui: typeof ui;
  }
}

export type Namespace = keyof ResourceNamespaceMap;

/** Every page needs these; a route names any others in its handle. */
export const commonNamespaces = ["shell", "ui"] as const satisfies Namespace[];

export type Texts = Record<string, unknown>;
export type TextsByNamespace = Partial<Record<Namespace, Texts>>;
