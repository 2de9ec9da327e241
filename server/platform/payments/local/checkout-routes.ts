import type { FastifyInstance, FastifyReply } from "fastify";
import * as z from "zod";
import type { Books, LocalPayment } from "./books.ts";
import { checkoutPage, noPaymentPage } from "./checkout-page.ts";
import { type LocalBank, payableMethods } from "./local-bank.ts";

const form = z.object({
  outcome: z.enum(["paid", "failed", "canceled", "expired", "chargedBack"]),
  method: z.enum(payableMethods).nullable().catch(null),
});

type Parts = { bank: LocalBank; books: Books };
type Params = { Params: { id: string } };

export function registerCheckout(app: FastifyInstance, { bank, books }: Parts): void {
  const path = "/checkout/:id";

  app.get<Params>(path, async ({ params }, reply) => {
    bank.advance();
    const payment = books.find("payment", params.id);
    return show(reply, payment);
  });

  app.post<Params>(path, async ({ params, body }, reply) => {
    bank.advance();
    const payment = books.find("payment", params.id);
    if (!payment) return show(reply, undefined);
    const fields = body instanceof URLSearchParams ? body : new URLSearchParams();
    const chosen = form.safeParse({ outcome: fields.get("outcome"), method: fields.get("method") });
    const isDecided =
      chosen.success && bank.choose(payment.id, chosen.data.outcome, chosen.data.method);
    const now = books.find("payment", params.id);
    // What can't come of it any more is shown as it is.
    if (!isDecided || payment.redirectUrl === null) return show(reply, now);
    return reply.redirect(payment.redirectUrl, 303);
  });
}

function show(reply: FastifyReply, payment: LocalPayment | undefined): string {
  // Browsers hold the policy against where a form leads on to as well.
  const back = payment?.redirectUrl ? ` ${new URL(payment.redirectUrl).origin}` : "";
  reply
    .status(payment ? 200 : 404)
    .type("text/html; charset=utf-8")
    .header(
      "content-security-policy",
      `default-src 'none'; style-src 'unsafe-inline'; form-action 'self'${back}; frame-ancestors 'none'`,
    );
  return payment ? checkoutPage(payment) : noPaymentPage();
}
