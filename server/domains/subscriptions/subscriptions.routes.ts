import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import { pageWindow, toPage } from "#contract/shared/paging.ts";
import { paymentsEndpoints } from "#contract/subscriptions/payments.ts";
import { subscriptionsEndpoints } from "#contract/subscriptions/subscriptions.ts";
import { withdrawalEndpoints } from "#contract/subscriptions/withdrawal.ts";
import type { DomainEntries } from "#server/platform/domain.ts";
import { asPaymentProblem } from "#server/platform/payments/payment-problem.ts";
import { cancelSubscription, changePlan, resumeSubscription } from "./choices.service.ts";
import { makeInvoicePdf } from "./invoices/invoice-pdf.service.ts";
import { placeOrder } from "./order.service.ts";
import { getOwnSubscription } from "./own-subscription.service.ts";
import { refreshPayment } from "./payments/apply-payment.service.ts";
import {
  checkOwnPayment,
  getOwnPayment,
  listOwnPayments,
} from "./payments/own-payments.service.ts";
import { soldPlans, vatPercentOn } from "./prices.ts";
import type { SubscriptionsPorts } from "./subscriptions.ports.ts";
import { getWithdrawal, withdraw } from "./withdrawal.service.ts";

export function bindSubscriptions({ bind }: DomainEntries<{ ports: SubscriptionsPorts }>): void {
  bind(subscriptionsEndpoints.plans, async ({ config, now }) => {
    const today = dayInAmsterdam(now);
    return { data: { vatPercent: vatPercentOn(config, today), plans: soldPlans(config, today) } };
  });
  bind(subscriptionsEndpoints.get, async (ctx) => ({ data: await getOwnSubscription(ctx) }));
  bind(subscriptionsEndpoints.subscribe, {
    prepare: (ctx, { body }) => placeOrder(ctx, body),
    run: async (_ctx, { prepared }) => prepared,
  });
  bind(subscriptionsEndpoints.changePlan, async (ctx, { body }) => ({
    data: await changePlan(ctx, body),
  }));
  bind(subscriptionsEndpoints.cancel, async (ctx) => ({ data: await cancelSubscription(ctx) }));
  bind(subscriptionsEndpoints.resume, async (ctx) => ({ data: await resumeSubscription(ctx) }));

  bind(withdrawalEndpoints.get, async (ctx, { query }) => {
    const { payment: _row, ...data } = await getWithdrawal(ctx, query);
    return { data };
  });
  bind(withdrawalEndpoints.withdraw, async (ctx, { body }) => ({
    data: await withdraw(ctx, body),
  }));
  bindPayments({ bind });
}

function bindPayments({ bind }: Pick<DomainEntries<{ ports: SubscriptionsPorts }>, "bind">): void {
  bind(paymentsEndpoints.list, async (ctx, { query }) => {
    const { data, total } = await listOwnPayments(ctx, pageWindow(query));
    return toPage(data, total, query, paymentsEndpoints.list.path, { limit: `${query.limit}` });
  });
  bind(paymentsEndpoints.get, async (ctx, { params }) => ({
    data: await getOwnPayment(ctx, { paymentId: params.id }),
  }));
  bind(paymentsEndpoints.check, {
    prepare: (ctx, { params }) => checkOwnPayment(ctx, { paymentId: params.id }),
    run: async (ctx, { params }) => ({ data: await getOwnPayment(ctx, { paymentId: params.id }) }),
  });
  bind(paymentsEndpoints.invoice, (ctx, { params, query }) =>
    makeInvoicePdf(ctx, { paymentId: params.id, refundId: query.refund ?? null }),
  );
  bind(paymentsEndpoints.webhook, {
    async prepare(ctx, { body }) {
      try {
        await refreshPayment(ctx, { providerId: body.id });
      } catch (error) {
        throw asPaymentProblem(error);
      }
    },
    run: async () => undefined,
  });
}
