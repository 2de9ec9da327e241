import { act } from "#web/lib/forms/act.ts";

/** Which one is told by a hidden field. */
export const switchForm = act({
  name: "switchAlert",
  initial: { alertId: "", active: "" },
  failed: (texts) => texts("alerts")("list.failed"),
  send: (call, { alertId: id, active }) =>
    call("alerts.update", { params: { id }, body: { active: active === "1" } }),
  goOnAt: (urls) => urls.alerts(),
});
export const removeForm = act({
  name: "removeAlert",
  initial: { alertId: "" },
  failed: (texts) => texts("alerts")("list.failed"),
  send: (call, { alertId: id }) => call("alerts.remove", { params: { id } }),
  goOnAt: (urls) => urls.alerts(),
});
export const pauseForm = act({
  name: "pauseAlert",
  initial: { t: "" },
  failed: (texts) => texts("alerts")("pause.failed"),
  send: (call, body) => call("alerts.pause", { body }),
});
