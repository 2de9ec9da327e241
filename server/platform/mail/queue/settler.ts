import { setTimeout as pause } from "node:timers/promises";
import type { Db } from "#server/db/database.ts";
import { isBrokenOff, isDiskFull, isUnavailable } from "#server/db/errors.ts";
import type { Clock } from "../../clock.ts";
import type { Log } from "../../log.ts";
import { type Attempt, settle } from "./mail-queue.ts";

/** When the database is away, what was sent is not forgotten: it is written down when it is back. */
const againMs = 500;

type Parts = { db: Db; clock: Clock; log: Log };

/**
 * Writes down what became of mails, as soon as it can: whatever ends while one statement is under way
 * goes into the next. So a crash leaves next to none that were sent without a mark.
 */
export function createSettler({ db, clock, log }: Parts): (attempt: Attempt) => Promise<void> {
  let waiting: Attempt[] = [];
  let next: Promise<void> | null = null;

  function write(): Promise<void> {
    const batch = waiting;
    waiting = [];
    next = null;
    // Something about one of them is refused, and would be for ever: it must not keep the others.
    return writeDown(batch, async () => {
      for (const each of batch) {
        await writeDown([each], () => writeDown([bare(each)], async () => {}));
      }
    });
  }

  async function writeDown(batch: readonly Attempt[], orElse: () => Promise<void>): Promise<void> {
    for (;;) {
      try {
        return await settle(db, batch, clock.now());
      } catch (error) {
        log.error({ err: error }, "what became of mails could not be written down");
        if (!mayPass(error)) return orElse();
        await pause(againMs);
      }
    }
  }

  let current: Promise<void> = Promise.resolve();
  return (attempt) => {
    waiting.push(attempt);
    if (!next) {
      next = current.then(write);
      current = next;
    }
    return next;
  };
}

const mayPass = (error: unknown) => isUnavailable(error) || isBrokenOff(error) || isDiskFull(error);

/** That it was sent, or wasn't, without the words, ours or a mail server's, in which the fault must lie. */
function bare(attempt: Attempt): Attempt {
  return { ...attempt, content: null, ...("reason" in attempt ? { reason: "refused" } : {}) };
}
