import type * as z from "zod";
import type { Payment } from "#contract/subscriptions/payments.ts";
import type { Plan } from "#contract/subscriptions/plans.ts";
import type { subscribeForm } from "#contract/subscriptions/subscriptions.ts";
import { api, downloadFile } from "#web/lib/api/browser-api.ts";
import { createTries } from "#web/lib/api/idempotency-key.ts";

/** Imported dynamically, as is everything that brings the endpoint tables along. */
const tries = createTries();

/** Gives back where to pay. */
export async function subscribe(body: z.input<typeof subscribeForm>): Promise<string> {
  const idempotencyKey = tries.keyFor(body);
  const answer = await api.call("subscriptions.subscribe", { body }, { idempotencyKey });
  tries.answered();
  return answer.checkoutUrl;
}

export async function cancelSubscription(): Promise<void> {
  await api.call("subscriptions.cancel", {});
}

export async function resumeSubscription(): Promise<void> {
  await api.call("subscriptions.resume", {});
}

export async function changePlan(plan: Plan): Promise<void> {
  await api.call("subscriptions.changePlan", { body: { plan } });
}

const params = (paymentId: number) => ({ params: { id: String(paymentId) } });

export async function checkPayment(paymentId: number): Promise<Payment> {
  return (await api.call("payments.check", params(paymentId))).data;
}

/** With a refund: its credit note. */
export async function downloadInvoice(paymentId: number, refundId?: number): Promise<void> {
  const query = refundId === undefined ? {} : { refund: String(refundId) };
  await downloadFile("payments.invoice", { ...params(paymentId), query });
}

/** Gives back what is paid back. */
export async function withdraw(t: string): Promise<number> {
  return (await api.call("withdrawal.withdraw", { body: { t } })).data.refundCents;
}
