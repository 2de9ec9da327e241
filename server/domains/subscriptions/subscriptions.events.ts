import * as z from "zod";
import { id } from "#contract/shared/ids.ts";
import { defineEvent, instant } from "#server/platform/outbox/events.ts";

const ofPayment = ({ paymentId }: { paymentId: number }) => `payment:${paymentId}`;
const ofSubscription = ({ subscriptionId }: { subscriptionId: number }) =>
  `subscription:${subscriptionId}`;

export const paymentPaid = defineEvent(
  "subscriptions.paid",
  z.object({ paymentId: id }),
  ofPayment,
);

/** A renewal could not be charged; the last one is told with what follows from it. */
export const chargeFailed = defineEvent(
  "subscriptions.charge-failed",
  z.object({ paymentId: id }),
  ofPayment,
);

export const chargedBack = defineEvent(
  "subscriptions.charged-back",
  z.object({
    paymentId: id,
    /** It ran until then; an older payment may be taken back when it is long over. */
    hasEnded: z.boolean(),
  }),
  ofPayment,
);

export const renewalAnnounced = defineEvent(
  "subscriptions.renewal-announced",
  z.object({ subscriptionId: id }),
  ofSubscription,
);

export const renewalGivenUp = defineEvent(
  "subscriptions.renewal-given-up",
  z.object({ subscriptionId: id }),
  ofSubscription,
);

export const purchaseWithdrawn = defineEvent(
  "subscriptions.withdrawn",
  z.object({ paymentId: id, refundCents: z.int(), withdrawnAt: instant }),
  ofPayment,
);

export const refundDone = defineEvent(
  "subscriptions.refund-done",
  z.object({ refundId: id, paymentId: id }),
  ofPayment,
);
