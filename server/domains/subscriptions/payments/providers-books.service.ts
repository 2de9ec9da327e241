import { dayMs, hourMs } from "#contract/shared/durations.ts";
import type { Context, Outside } from "#server/platform/context.ts";
import { eachAlone } from "#server/platform/jobs/each-alone.ts";
import { findPlace, forgetPlace, keepPlace } from "#server/platform/jobs/walk-place.ts";
import type { PaymentPage, ProviderPayment } from "#server/platform/payments/payment-provider.ts";
import { orderKeyOf, refreshPayment } from "./apply-payment.service.ts";
import {
  findPayment,
  listPaymentEntries,
  listProvidersPayments,
  listRefunds,
  type PaymentRow,
} from "./payments.repository.ts";

type BooksContext = Context<"outbox" | "jobs" | "config" | "payments" | "log">;

/** As long as a card or an account is charged back, hardly ever later. */
const lookBackMs = 120 * dayMs;
const most = 250;

/**
 * Every night the provider's own list is read, the newest first, and what it knows otherwise than we do is
 * asked after. That heals what no webhook told us of: a payment whose answer was lost, a refund, a chargeback.
 */
export async function readProvidersBooks(ctx: Outside<BooksContext>): Promise<void> {
  const { name } = providersBooks;
  const since = new Date(ctx.now.getTime() - lookBackMs);
  const place = await findPlace(ctx, name);
  let isKept = place !== null;
  for await (const { payments, next } of pagesSince(ctx, since, place)) {
    const news = await findNews(ctx, payments);
    const tasks = news.map(({ id, providerId }) => ({
      key: id,
      act: () => refreshPayment(ctx, { providerId }),
    }));
    await eachAlone(ctx, name, tasks);
    if (next === null) continue;
    isKept = true;
    await keepPlace(ctx, name, next);
  }
  if (isKept) await forgetPlace(ctx, name);
}

/** How one is tried again that could not be asked after. */
export const providersBooks = {
  name: "subscriptions.read-providers-books",
  async act(ctx: Outside<BooksContext>, paymentId: number): Promise<void> {
    const payment = await findPayment(ctx.db, paymentId);
    if (!payment) return;
    const providerId = payment.providerId ?? (await findAtProvider(ctx, payment))?.id;
    if (providerId) await refreshPayment(ctx, { providerId });
  },
};

/**
 * Whether an order reached the provider though we never heard of it. The provider forgets keys within a
 * day: one that is sent again later is paid twice.
 */
export async function findAtProvider(
  ctx: Pick<BooksContext, "payments">,
  { key, createdAt }: PaymentRow,
): Promise<ProviderPayment | null> {
  // Its clock may be behind ours.
  const since = new Date(createdAt.getTime() - hourMs);
  for await (const { payments } of pagesSince(ctx, since)) {
    const found = payments.find(({ metadata }) => metadata.key === key);
    if (found) return found;
  }
  return null;
}

/** The newest first; `next` is null with the last page that is so late. */
async function* pagesSince(
  { payments }: Pick<BooksContext, "payments">,
  since: Date,
  place: string | null = null,
): AsyncGenerator<PaymentPage> {
  let from = place;
  do {
    const page = await payments.listPayments({ limit: most, ...(from ? { from } : {}) });
    const oldest = page.payments.at(-1);
    from = oldest && oldest.createdAt >= since ? page.next : null;
    yield { ...page, next: from };
  } while (from !== null);
}

/** Those that are ours, and of which it tells something else. */
async function findNews(
  { db }: Pick<Context, "db">,
  page: readonly ProviderPayment[],
): Promise<{ id: number; providerId: string }[]> {
  const known = await listProvidersPayments(
    db,
    page.map(({ id, metadata }) => ({ providerId: id, key: orderKeyOf({ metadata }) })),
  );
  const ids = known.map(({ id }) => id);
  const entries = await listPaymentEntries(db, ids);
  const refunds = await listRefunds(db, ids);
  const sumOf = (paymentId: number, kind: string) =>
    entries
      .filter((entry) => entry.paymentId === paymentId && entry.kind === kind)
      .reduce((sum, { amountCents }) => sum + amountCents, 0);
  const isNews = (own: PaymentRow, told: ProviderPayment) => {
    const chargedBack = sumOf(own.id, "charged_back") - sumOf(own.id, "chargeback_reversed");
    return (
      own.providerId === null ||
      own.status !== told.status ||
      chargedBack !== told.amountChargedBackCents ||
      sumOf(own.id, "refunded") !== told.amountRefundedCents ||
      refunds.some(({ paymentId, status }) => paymentId === own.id && status === "asked")
    );
  };
  return page.flatMap((told) => {
    const own = known.find(({ providerId, key }) =>
      providerId ? providerId === told.id : key === told.metadata.key,
    );
    return own && isNews(own, told) ? [{ id: own.id, providerId: told.id }] : [];
  });
}
