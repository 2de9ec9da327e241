import { ApiError } from "#web/lib/api/api-error.ts";
import { logError } from "#web/lib/browser/log.ts";
import { growingWait } from "#web/lib/live/growing-wait.ts";
import type { Arrival } from "./arrivals.ts";
import { isMoot, nextToSend, outcomeOf, type StoredDeed } from "./deed-rules.ts";
import type { DeedStore } from "./deed-store.ts";

export type SenderParts = {
  store: DeedStore;
  /** One attempt: gives what the server answered, throws what came instead. */
  send(deed: StoredDeed): Promise<Arrival>;
  /** One at a time over all tabs. */
  lock(action: () => Promise<void>): Promise<void>;
  /** Before it leaves the queue. */
  onArrived(arrival: Arrival): void;
  /** The queue has changed, or another one is on its way. */
  onChange(): void;
  /** It goes on by itself when it may: asks to be woken, also when this page sleeps. */
  onPause?(): void;
  /** The pause before the next attempt; gives what ends it. Tests have a clock of their own. */
  later?(action: () => void, ms: number): () => void;
};

export type DeedSender = {
  /** Something was added: sends, unless it has to wait. */
  wake(): void;
  /** There is network again, or somebody asked for it: sends at once. */
  sendNow(): void;
  /** The deed that is on its way from this tab. */
  sending(): string | null;
  isPaused(): boolean;
};

const firstWaitMs = 2_000;

/** Sends what waits, the oldest first, one at a time, until nothing is left or nothing answers. */
export function createDeedSender(parts: SenderParts): DeedSender {
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
      const deed = next && (await store.markTried(next.clientId));
      if (!next) return;
      if (deed && !(await sendOne(deed))) return;
    }
  }

  /** False: nothing more for now. */
  async function sendOne(deed: StoredDeed): Promise<boolean> {
    current = deed.clientId;
    parts.onChange();
    try {
      const arrival = isMoot(deed) ? { deed } : await parts.send(deed);
      await settle(arrival);
    } catch (error) {
      const status = error instanceof ApiError ? error.status : 0;
      const outcome = outcomeOf(deed, status);
      if (outcome === "later") {
        pause(error instanceof ApiError ? error.retryAfterSeconds : null);
        return false;
      }
      if (outcome === "gone") await settle({ deed });
      else await store.refused(deed.clientId, wordsOf(error));
    } finally {
      current = null;
      parts.onChange();
    }
    failures = 0;
    return true;
  }

  async function settle(arrival: Arrival): Promise<void> {
    parts.onArrived(arrival);
    await store.arrived(arrival.deed.clientId, (arrival.activity ?? arrival.image)?.id);
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

function wordsOf(error: unknown): string {
  return error instanceof ApiError ? error.messages.join(" ") : "";
}

function timer(action: () => void, ms: number): () => void {
  const handle = setTimeout(action, ms);
  return () => clearTimeout(handle);
}
