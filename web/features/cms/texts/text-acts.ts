import { adminTextsEndpoints } from "#contract/content/admin-texts.ts";
import type { AddedKind } from "#contract/content/text-drafts.ts";
import { act } from "../acts/act.ts";

export const createText = act({
  name: "createText",
  initial: { kind: "dynamic" as AddedKind, title: "", slug: "" },
  do: (call, body) => call(adminTextsEndpoints.create, { body }),
});

export const removeText = act({
  name: "removeText",
  initial: { textId: "" },
  do: (call, { textId: id }) => call(adminTextsEndpoints.remove, { params: { id } }),
});
