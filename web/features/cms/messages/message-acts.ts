import { act } from "../acts/act.ts";

export const markMessageDone = act({
  name: "markMessageDone",
  initial: { messageId: "", note: "" },
  send: (call, { messageId: id, note }) =>
    call("adminMessages.markDone", {
      params: { id },
      body: note.trim() === "" ? {} : { note },
    }),
});

export const reopenMessage = act({
  name: "reopenMessage",
  initial: { messageId: "" },
  send: (call, { messageId: id }) => call("adminMessages.reopen", { params: { id } }),
});
