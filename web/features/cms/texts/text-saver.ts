import { growingWait } from "#web/lib/live/growing-wait.ts";

/** How it stands with what somebody writes. `waiting`: it did not get through, and is sent again. */
export type SavingState = "saved" | "changed" | "saving" | "waiting" | "refused" | "conflict";

export type SaverParts<Body, Saved> = {
  send: (body: Body, revision: number) => Promise<Saved & { revision: number }>;
  /** Told of each change; `error` is why it was refused. */
  onState: (state: SavingState, told: { saved?: Saved; error?: unknown }) => void;
  /** What an error means for what was sent. */
  readError: (error: unknown) => "waiting" | "refused" | "conflict";
  revision: number;
  afterMs?: number;
};

const firstWaitMs = 2_000;

/**
 * Saves what is written, a moment after the last key: one call at a time, the latest words only, and what
 * does not get through once more, for as long as the page is open. Nothing that was typed is dropped.
 */
export function createSaver<Body, Saved>(parts: SaverParts<Body, Saved>) {
  const { send, onState, readError, afterMs = 1_000 } = parts;
  let { revision } = parts;
  let unsent: { body: Body } | null = null;
  let running: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isStopped = false;

  function later(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void run(), ms);
  }

  /** Sends until nothing is left to send, or something stands in the way. */
  function run(): Promise<void> {
    clearTimeout(timer);
    running ??= go().finally(() => {
      running = null;
    });
    return running;
  }

  async function go(): Promise<void> {
    while (unsent && !isStopped) {
      const sent = unsent;
      onState("saving", {});
      try {
        const saved = await send(sent.body, revision);
        revision = saved.revision;
        failures = 0;
        if (unsent === sent) unsent = null;
        onState(unsent ? "changed" : "saved", { saved });
      } catch (error) {
        const state = readError(error);
        onState(state, { error });
        if (state === "conflict") isStopped = true;
        if (state === "waiting") later(growingWait(failures, firstWaitMs));
        failures += 1;
        return;
      }
    }
  }

  return {
    change(body: Body): void {
      unsent = { body };
      if (isStopped) return;
      onState("changed", {});
      later(afterMs);
    },
    /** Saves at once; false when it could not be saved. */
    async flush(): Promise<boolean> {
      if (unsent) await run();
      return unsent === null;
    },
    /** Something else was done to the text: what is written next stands on that. */
    goOnFrom(next: number): void {
      revision = next;
      isStopped = false;
      if (unsent) later(0);
    },
    /** What is not sent is no longer wanted. */
    forget(): void {
      unsent = null;
      clearTimeout(timer);
    },
    revision: () => revision,
    hasUnsent: () => unsent !== null,
    stop(): void {
      clearTimeout(timer);
    },
  };
}
