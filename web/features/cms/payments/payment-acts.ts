import { toCents } from "#web/ui/forms/price-text.ts";
import { act } from "../acts/act.ts";

/** An amount in euros; none means all that is left. What is no amount is for the API to refuse. */
export const refundPayment = act({
  name: "refundPayment",
  initial: { paymentId: "", amountCents: "", reason: "" },
  send: (call, { paymentId: id, amountCents, reason }) => {
    const cents = toCents(amountCents);
    const body = { reason, ...(cents === null ? {} : { amountCents: cents }) };
    return call("adminPayments.refund", { params: { id }, body });
  },
});
