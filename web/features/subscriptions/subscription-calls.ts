import type * as z from "zod";
import { type Payment, paymentsEndpoints } from "#contract/subscriptions/payments.ts";
import type { Plan } from "#contract/subscriptions/plans.ts";
import {
  type subscribeForm,
  subscriptionsEndpoints,
} from "#contract/subscriptions/subscriptions.ts";
import { withdrawalEndpoints } from "#contract/subscriptions/withdrawal.ts";
import { api } from "#web/lib/api/browser-api.ts";
import { downloadFile } from "#web/lib/api/download.ts";
import { createTries } from "#web/lib/api/idempotency-key.ts";

/** Imported dynamically, as is everything that brings the endpoint tables along. */
const tries = createTries();

/** Gives back where to pay. */
export async function subscribe(body: z.input<typeof subscribeForm>): Promise<string> {
  const idempotencyKey = tries.keyFor(body);
  const answer = await api.call(subscriptionsEndpoints.subscribe, { body }, { idempotencyKey });
  tries.answered();
  return answer.checkoutUrl;
}

export async function cancelSubscription(): Promise<void> {
  await api.call(subscriptionsEndpoints.cancel, {});
}

export async function resumeSubscription(): Promise<void> {
  await api.call(subscriptionsEndpoints.resume, {});
}

export async function changePlan(plan: Plan): Promise<void> {
  await api.call(subscriptionsEndpoints.changePlan, { body: { plan } });
}

const params = (paymentId: number) => ({ params: { id: String(paymentId) } });

export async function checkPayment(paymentId: number): Promise<Payment> {
  return (await api.call(paymentsEndpoints.check, params(paymentId))).data;
}

/** With a refund: its credit note. */
export async function downloadInvoice(paymentId: number, refundId?: number): Promise<void> {
  const query = refundId === undefined ? {} : { refund: String(refundId) };
  await downloadFile(paymentsEndpoints.invoice, { ...params(paymentId), query });
}

/** Gives back what is paid back. */
export async function withdraw(t: string): Promise<number> {
  return (await api.call(withdrawalEndpoints.withdraw, { body: { t } })).data.refundCents;
}
