import type { Log } from "./log.ts";

/** What the process ends with; docs/operations.md lists them. */
export const exitCodes = {
  stopped: 0,
  failed: 1,
  misconfigured: 2,
  /** An error that nobody caught; what was running has been finished. */
  strayError: 3,
} as const;

export type NetParts = {
  log: Log;
  /** Finishes what is running and closes everything. */
  stop(): Promise<void>;
  /** How long that may take before the process ends all the same. */
  patienceMs: number;
};

/**
 * How the process ends: when it is asked to, and when an error has come that nobody caught. After such a
 * one nobody knows what state things are in, so that it stops as when asked to, and whoever started it
 * starts it anew. What is running is finished first: the error was most likely somebody else's.
 */
export function castProcessNet({ log, stop, patienceMs }: NetParts): void {
  let exitCode: number | null = null;

  function end(code: number): void {
    const isEnding = exitCode !== null;
    exitCode = Math.max(exitCode ?? 0, code);
    if (isEnding) return;
    setTimeout(() => {
      log.error({ patienceMs }, "did not stop in time");
      process.exit(exitCode || exitCodes.failed);
    }, patienceMs);
    stop().then(
      () => process.exit(exitCode ?? code),
      (error: unknown) => {
        log.error({ err: error }, "did not stop cleanly");
        process.exit(exitCode || exitCodes.failed);
      },
    );
  }

  function onSignal(signal: NodeJS.Signals): void {
    // A second Ctrl+C means: now.
    if (exitCode !== null) process.exit(exitCodes.failed);
    log.info({ signal }, "stopping");
    end(exitCodes.stopped);
  }

  process.on("SIGTERM", onSignal);
  process.on("SIGINT", onSignal);
  // Rejections that nobody handles come here too, with the other origin.
  process.on("uncaughtException", (error, origin) => {
    log.fatal({ err: error, origin }, "an error that nobody caught: stopping");
    end(exitCodes.strayError);
  });
}
