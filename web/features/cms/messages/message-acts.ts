import { adminMessagesEndpoints } from "#contract/admin/messages.ts";
import { act } from "../acts/act.ts";

export const markMessageDone = act({
  name: "markMessageDone",
  initial: { messageId: "", note: "" },
  do: (call, { messageId: id, note }) =>
    call(adminMessagesEndpoints.markDone, {
      params: { id },
      body: note.trim() === "" ? {} : { note },
    }),
});

export const reopenMessage = act({
  name: "reopenMessage",
  initial: { messageId: "" },
  do: (call, { messageId: id }) => call(adminMessagesEndpoints.reopen, { params: { id } }),
});
