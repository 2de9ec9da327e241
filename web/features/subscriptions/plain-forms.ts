import type { PaymentMethod } from "#contract/subscriptions/payments.ts";
import type { Plan } from "#contract/subscriptions/plans.ts";
import type { Urls } from "#contract/urls/urls.ts";
import { ApiError } from "#web/lib/api/api-error.ts";
import { act, type Texts } from "#web/lib/forms/act.ts";

/** The forms about subscriptions: what their pages' actions read, and begin with. */
export const subscribeForm = act({
  name: "subscribe",
  initial: {
    plan: "month" as Plan | null,
    method: ["ideal"] as PaymentMethod[],
    /** Where to go on once it is paid. */
    backTo: "",
  },
  failed: (texts) => texts("paywall")("order.failed"),
  /** Null: paid in another window, or before the back button; nothing is bought twice. */
  async send(call, values) {
    try {
      return await call("subscriptions.subscribe", { body: orderOf(values) });
    } catch (error) {
      if (error instanceof ApiError && error.code === "alreadySubscribed") return null;
      throw error;
    }
  },
});

type SubscribeValues = { plan: Plan | null; method: PaymentMethod[]; backTo: string };

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
function orderOf({ plan, method, backTo }: SubscribeValues) {
  return {
    plan: plan ?? "month",
    ...(method[0] ? { method: method[0] } : {}),
    ...(backTo ? { backTo } : {}),
  };
}
