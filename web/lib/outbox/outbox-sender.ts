import { ApiError } from "#web/lib/api/api-error.ts";
import { logError } from "#web/lib/browser/log.ts";
import { growingWait } from "#web/lib/live/growing-wait.ts";
import { type NewItem, nextToSend, type Outcome, type Stored } from "./outbox-item.ts";
import type { OutboxStore } from "./outbox-store.ts";

export type SenderParts<New extends NewItem, Arrival> = {
  store: Pick<OutboxStore<New>, "list" | "markTried" | "arrived" | "refused">;
  /** One attempt: gives what the server answered, throws what came instead. */
  send(item: Stored<New>): Promise<Arrival>;
  outcomeOf(item: Stored<New>, error: unknown): Outcome;
  /** The number that the server gave to what arrived. */
  numberOf?(arrival: Arrival): number | undefined;
  /** One at a time over all tabs. */
  lock(action: () => Promise<void>): Promise<void>;
  /** Before it leaves the queue; null: there was nothing more to do. */
  onArrived(item: Stored<New>, arrival: Arrival | null): void;
  onRefused?(item: Stored<New>): void;
  /** The queue has changed, or another one is on its way. */
  onChange(): void;
  /** It goes on by itself when it may: asks to be woken, also when this page sleeps. */
  onPause?(): void;
  /** The pause before the next attempt; gives what ends it. Tests have a clock of their own. */
  later?(action: () => void, ms: number): () => void;
};

export type OutboxSender = {
  /** Something was added: sends, unless it has to wait. */
  wake(): void;
  /** There is network again, or somebody asked for it: sends at once. */
  sendNow(): void;
  /** What is on its way from this tab, by its client id. */
  sending(): string | null;
  isPaused(): boolean;
};

const firstWaitMs = 2_000;

/** Sends what waits, the oldest first, one at a time, until nothing is left or nothing answers. */
export function createOutboxSender<New extends NewItem, Arrival>(
  parts: SenderParts<New, Arrival>,
): OutboxSender {
  const { store, later = timer } = parts;
  let running = false;
  /** Woken while it ran: it may have looked before what woke it was there. */
  let again = false;
  let current: string | null = null;
  let failures = 0;
  let endPause: (() => void) | null = null;

  function start(): void {
    again = true;
    if (!running) void run();
  }

  async function run(): Promise<void> {
    running = true;
    try {
      while (again) {
        again = false;
        await parts.lock(sendAll);
      }
    } catch (error) {
      // The device's own storage fails: the next one who asks tries again.
      logError("queue not sent", error);
    } finally {
      running = false;
    }
  }

  async function sendAll(): Promise<void> {
    while (endPause === null) {
      const next = nextToSend(await store.list());
      // Taken back at this very moment: look again.
      const item = next && (await store.markTried(next.clientId));
      if (!next) return;
      if (item && !(await sendOne(item))) return;
    }
  }

  /** False: nothing more for now. */
  async function sendOne(item: Stored<New>): Promise<boolean> {
    current = item.clientId;
    parts.onChange();
    try {
      await settle(item, await parts.send(item));
    } catch (error) {
      const outcome = parts.outcomeOf(item, error);
      if (outcome === "later") {
        pause(error instanceof ApiError ? error.retryAfterSeconds : null);
        return false;
      }
      if (outcome === "gone") await settle(item, null);
      else {
        await store.refused(item.clientId, outcome.refusal);
        parts.onRefused?.(item);
      }
    } finally {
      current = null;
      parts.onChange();
    }
    failures = 0;
    return true;
  }

  async function settle(item: Stored<New>, arrival: Arrival | null): Promise<void> {
    parts.onArrived(item, arrival);
    await store.arrived(item.clientId, arrival === null ? undefined : parts.numberOf?.(arrival));
  }

  function pause(retryAfterSeconds: number | null): void {
    const askedMs = (retryAfterSeconds ?? 0) * 1_000;
    endPause = later(goOn, Math.max(growingWait(failures, firstWaitMs), askedMs));
    failures += 1;
    parts.onPause?.();
  }

  function goOn(): void {
    endPause?.();
    endPause = null;
    start();
  }

  return {
    wake: () => endPause === null && start(),
    sendNow: goOn,
    sending: () => current,
    isPaused: () => endPause !== null,
  };
}

function timer(action: () => void, ms: number): () => void {
  const handle = setTimeout(action, ms);
  return () => clearTimeout(handle);
}
