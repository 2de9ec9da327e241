import { mkdtemp, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import Fastify from "fastify";
import { afterAll, afterEach, beforeAll } from "vitest";
import type { Clock } from "#server/platform/clock.ts";
import { localApiKey, localPaymentsPath } from "#server/platform/payments/local/local-address.ts";
import { registerLocalPayments } from "#server/platform/payments/local/local-payments.ts";
import type { SwitchesInput } from "#server/platform/payments/local/switches.ts";
import type { MollieOptions } from "#server/platform/payments/mollie/mollie-call.ts";
import { createMollieProvider } from "#server/platform/payments/mollie/mollie-provider.ts";
import type { PaymentProvider } from "#server/platform/payments/payment-provider.ts";

export type CheckoutChoice = {
  outcome: "paid" | "failed" | "canceled" | "expired" | "chargedBack";
  method?: "ideal" | "creditcard" | "bancontact";
};

export type LocalPaymentsStandIn = {
  /** As in MOLLIE_API_URL. */
  url: string;
  /** The real adapter, over real HTTP. */
  provider(options?: Partial<MollieOptions>): PaymentProvider;
  switch(to: SwitchesInput): Promise<void>;
  /** What somebody does at the checkout page, without script. */
  choose(paymentId: string, choice: CheckoutChoice): Promise<Response>;
  /** Whatever was to come by the clock has come, and webhooks are delivered. */
  advance(): Promise<void>;
  stop(): Promise<void>;
};

type Parts = { clock: Clock; dataDir: string; webhookRetryAfterMs?: readonly number[] };

/** The local test provider on a port of its own. */
export async function startLocalPayments(parts: Parts): Promise<LocalPaymentsStandIn> {
  const app = Fastify();
  let origin = "";
  const local = registerLocalPayments(app, { ...parts, appUrl: () => origin, log: app.log });
  await app.listen({ port: 0, host: "127.0.0.1" });
  origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const url = origin + localPaymentsPath;

  return {
    url,
    provider: (options) =>
      createMollieProvider({ apiKey: localApiKey, url: () => url, waitsMs: [1, 1], ...options }),
    async switch(to) {
      const response = await fetch(`${url}/switches`, {
        method: "PUT",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(to),
      });
      if (!response.ok) throw new Error(await response.text());
    },
    choose: (paymentId, choice) =>
      fetch(`${url}/checkout/${paymentId}`, {
        method: "POST",
        body: new URLSearchParams(choice),
        redirect: "manual",
      }),
    advance: () => local.advance(),
    async stop() {
      app.server.closeAllConnections();
      await app.close();
    },
  };
}

/**
 * …for a `testServer`, which gets `provider` as its `payments`. Nobody listens there: a test calls the
 * webhook itself, as often and in the order that it likes.
 */
export function testPayments(clock: () => Clock): {
  current: LocalPaymentsStandIn;
  provider: PaymentProvider;
} {
  const quiet: SwitchesInput = { webhooks: { isNever: true } };
  const holder = {} as { current: LocalPaymentsStandIn };
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "kwispel-payments-"));
    holder.current = await startLocalPayments({
      clock: { now: () => clock().now(), elapsedMs: () => clock().elapsedMs() },
      dataDir: folder,
    });
    await holder.current.switch(quiet);
  });
  afterEach(() => holder.current.switch(quiet));
  afterAll(async () => {
    await holder.current?.stop();
    await rm(folder, { recursive: true, force: true });
  });
  return Object.assign(holder, {
    provider: createMollieProvider({
      apiKey: localApiKey,
      url: () => holder.current.url,
      waitsMs: [1, 1],
    }),
  });
}
