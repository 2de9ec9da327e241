import type { AddedKind } from "#contract/content/text-drafts.ts";
import { act } from "../acts/act.ts";

export const createText = act({
  name: "createText",
  initial: { kind: "dynamic" as AddedKind, title: "", slug: "" },
  send: (call, body) => call("adminTexts.create", { body }),
});

export const removeText = act({
  name: "removeText",
  initial: { textId: "" },
  send: (call, { textId: id }) => call("adminTexts.remove", { params: { id } }),
});
