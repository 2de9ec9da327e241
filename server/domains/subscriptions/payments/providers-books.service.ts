import type { Context, Outside } from "#server/platform/context.ts";
import type { ProviderPayment } from "#server/platform/payments/payment-provider.ts";
import { orderKeyOf, refreshQuietly } from "./apply-payment.service.ts";
import {
  listPaymentEntries,
  listProvidersPayments,
  listRefunds,
  type PaymentRow,
} from "./payments.repository.ts";

type BooksContext = Context<"outbox" | "jobs" | "config" | "payments" | "log">;

/** As long as a card or an account is charged back, hardly ever later. */
const lookBackMs = 120 * 24 * 60 * 60 * 1000;
const most = 250;

/**
 * Every night the provider's own list is read, and what it knows otherwise than we do is asked after.
 * That heals what no webhook told us of: a payment whose answer was lost, a refund, a chargeback.
 */
export async function readProvidersBooks(ctx: Outside<BooksContext>): Promise<void> {
  const since = new Date(ctx.now.getTime() - lookBackMs);
  for await (const page of pagesSince(ctx, since))
    for (const providerId of await findNews(ctx, page)) await refreshQuietly(ctx, { providerId });
}

/**
 * Whether an order reached the provider though we never heard of it. The provider forgets keys within a
 * day: one that is sent again later is paid twice.
 */
export async function findAtProvider(
  ctx: Pick<BooksContext, "payments">,
  { key, createdAt }: PaymentRow,
): Promise<ProviderPayment | null> {
  // Its clock may be behind ours.
  const since = new Date(createdAt.getTime() - 60 * 60 * 1000);
  for await (const page of pagesSince(ctx, since)) {
    const found = page.find(({ metadata }) => metadata.key === key);
    if (found) return found;
  }
  return null;
}

/** The newest first. */
async function* pagesSince({ payments }: Pick<BooksContext, "payments">, since: Date) {
  let from: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof payments.listPayments>> = await payments.listPayments({
      limit: most,
      ...(from ? { from } : {}),
    });
    yield page.payments;
    const oldest = page.payments.at(-1);
    from = oldest && oldest.createdAt >= since ? page.next : null;
  } while (from !== null);
}

/** Those that are ours, and of which it tells something else. */
async function findNews(
  { db }: Pick<Context, "db">,
  page: readonly ProviderPayment[],
): Promise<string[]> {
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
  const isNews = (told: ProviderPayment) => {
    const own = known.find(({ providerId, key }) =>
      providerId ? providerId === told.id : key === told.metadata.key,
    );
    if (!own) return false;
    const chargedBack = sumOf(own.id, "charged_back") - sumOf(own.id, "chargeback_reversed");
    return (
      own.providerId === null ||
      own.status !== told.status ||
      chargedBack !== told.amountChargedBackCents ||
      sumOf(own.id, "refunded") !== told.amountRefundedCents ||
      refunds.some(({ paymentId, status }) => paymentId === own.id && status === "asked")
    );
  };
  return page.filter(isNews).map(({ id }) => id);
}
