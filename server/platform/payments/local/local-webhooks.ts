import type { Log } from "../../log.ts";
import type { LocalPayment } from "./books.ts";
import type { SwitchBoard } from "./switches.ts";

export type LocalWebhooks = {
  announce(payment: LocalPayment): void;
  /** Once nothing is under way any more; what is held back or late is not waited for. */
  settled(): Promise<void>;
  close(): void;
};

type Parts = { switchBoard: SwitchBoard; log: Pick<Log, "warn">; retryAfterMs?: readonly number[] };
type Webhook = { id: string; url: string };

/** Tells the shop by HTTP that something came of a payment: only which one, as Mollie does. */
export function createLocalWebhooks(parts: Parts): LocalWebhooks {
  const { switchBoard, log, retryAfterMs = [1_000, 5_000, 30_000] } = parts;
  const closing = new AbortController();
  const timers = new Set<NodeJS.Timeout>();
  const underWay = new Set<Promise<void>>();
  let held: Webhook | null = null;

  function after(ms: number, work: () => void): void {
    const timer = setTimeout(() => {
      timers.delete(timer);
      work();
    }, ms);
    timers.add(timer.unref());
  }

  function deliver(webhook: Webhook, attempt = 0): Promise<void> {
    const delivery = post(webhook, closing.signal)
      .catch((error: unknown) => {
        if (closing.signal.aborted) return;
        log.warn({ err: error, attempt }, "a test payment's webhook was not taken");
        const ms = retryAfterMs[attempt];
        if (ms !== undefined) after(ms, () => void deliver(webhook, attempt + 1));
      })
      .finally(() => underWay.delete(delivery));
    underWay.add(delivery);
    return delivery;
  }

  async function deliverInTurn(first: Webhook, second: Webhook): Promise<void> {
    await deliver(first);
    await deliver(second);
  }

  function sendOut(webhook: Webhook): void {
    const { isTwice, isOutOfOrder } = switchBoard.current.webhooks;
    if (isOutOfOrder && held === null) {
      held = webhook;
      return;
    }
    if (held !== null) {
      const turn = deliverInTurn(webhook, held).finally(() => underWay.delete(turn));
      underWay.add(turn);
      held = null;
    } else {
      void deliver(webhook);
    }
    if (isTwice) void deliver(webhook);
  }

  return {
    announce({ id, webhookUrl }) {
      const { isNever, lateMs } = switchBoard.current.webhooks;
      if (isNever || webhookUrl === null) return;
      const webhook = { id, url: webhookUrl };
      if (lateMs > 0) after(lateMs, () => sendOut(webhook));
      else sendOut(webhook);
    },
    async settled() {
      while (underWay.size > 0) await Promise.all(underWay);
    },
    close() {
      closing.abort();
      for (const timer of timers) clearTimeout(timer);
    },
  };
}

async function post({ id, url }: Webhook, signal: AbortSignal): Promise<void> {
  const response = await fetch(url, {
    method: "POST",
    body: new URLSearchParams({ id }),
    headers: { "user-agent": "Mollie HTTP client/1.0" },
    redirect: "manual",
    signal: AbortSignal.any([signal, AbortSignal.timeout(15_000)]),
  });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`status ${response.status}`);
}
