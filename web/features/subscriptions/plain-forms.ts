import type { PaymentMethod } from "#contract/subscriptions/payments.ts";
import type { Plan } from "#contract/subscriptions/plans.ts";

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

export const cancelForm = { name: "cancelSubscription", initial: {} };
export const resumeForm = { name: "resumeSubscription", initial: {} };
/** Which one is told by a hidden field. */
export const changePlanForm = { name: "changePlan", initial: { plan: "" } };
export const withdrawForm = { name: "withdraw", initial: {} };

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
