import type { PaymentMethod } from "#contract/subscriptions/payments.ts";
import type { Plan } from "#contract/subscriptions/plans.ts";
import type { Urls } from "#contract/urls/urls.ts";
import { act, type Texts } from "#web/lib/forms/act.ts";

/** The forms about subscriptions: what their pages' actions read, and begin with. */
export const subscribeForm = {
  name: "subscribe",
  initial: {
    plan: "month" as Plan | null,
    method: ["ideal"] as PaymentMethod[],
    /** Where to go on once it is paid. */
    backTo: "",
  },
};

export type SubscribeValues = (typeof subscribeForm)["initial"];

const failed = (texts: Texts) => texts("subscriptions")("failed");
const goOnAt = (urls: Urls) => urls.subscriptions();

export const cancelForm = act({
  name: "cancelSubscription",
  initial: {},
  failed,
  send: (call) => call("subscriptions.cancel", {}),
  goOnAt,
});
export const resumeForm = act({
  name: "resumeSubscription",
  initial: {},
  failed,
  send: (call) => call("subscriptions.resume", {}),
  goOnAt,
});
/** Which one is told by a hidden field. */
export const changePlanForm = act({
  name: "changePlan",
  initial: { plan: "" },
  failed,
  send: (call, { plan }) => call("subscriptions.changePlan", { body: { plan: plan as Plan } }),
  goOnAt,
});
export const withdrawForm = act({
  name: "withdraw",
  initial: { t: "" },
  failed: (texts) => texts("subscriptions")("withdraw.failed"),
  send: (call, body) => call("withdrawal.withdraw", { body }),
});

/** In the address, after an order without script: the page leads on to where it is paid. */
export const orderedMark = "ordered";

/** What is ordered; the smallest where nothing was chosen. */
export function orderOf({ plan, method, backTo }: SubscribeValues) {
  return {
    plan: plan ?? "month",
    ...(method[0] ? { method: method[0] } : {}),
    ...(backTo ? { backTo } : {}),
  };
}
