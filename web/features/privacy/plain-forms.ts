import { act } from "#web/lib/forms/act.ts";

export const askForm = act({
  name: "askPersonalData",
  initial: {},
  failed: (texts) => texts("personal-data")("failedToAsk"),
  send: (call) => call("personalData.ask", {}),
  goOnAt: (urls) => urls.personalData(),
});
