import { act } from "#web/lib/forms/act.ts";

export const banAppealForm = act({
  name: "banAppeal",
  initial: { t: "", text: "" },
  failed: (texts) => texts("ban-appeals")("failed"),
  send: (call, body) => call("banAppeals.appeal", { body }),
});

/** In the address, after it was sent without script: the page says so. */
export const sentMark = "sent";
