import { act } from "../acts/act.ts";

export const markMessageDone = act({
  name: "markMessageDone",
  initial: { messageId: "", note: "" },
  do: (call, { messageId: id, note }) =>
    call("adminMessages.markDone", {
      params: { id },
      body: note.trim() === "" ? {} : { note },
    }),
});

export const reopenMessage = act({
  name: "reopenMessage",
  initial: { messageId: "" },
  do: (call, { messageId: id }) => call("adminMessages.reopen", { params: { id } }),
});
