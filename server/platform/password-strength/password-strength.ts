import path from "node:path";
import { Worker } from "node:worker_threads";
import { productFolder } from "#server/db/product-folder.ts";
import { createFairQueue, QueueFull } from "../fair-queue.ts";
import { unavailable } from "../http/problem.ts";
import { slowWork } from "../slow-work.ts";

/** From 0, guessed at once, to 4. Below this a new password is refused. */
const weakestAllowed = 2;
/**
 * A longer text takes longer to judge, not to guess: 72 characters that are made for it take 0.8
 * seconds, 32 take 0.3. A part is never stronger than the whole.
 */
const judgedLength = 32;

const meter = createPasswordMeter({
  threadFile: path.join(productFolder, "server/platform/password-strength/meter-thread.ts"),
  // Far above what any text of that length takes: only a machine that is overrun gets there.
  limitMs: 3_000,
  most: { all: 500, each: 100 },
});

/**
 * Whether a password stands up to guessing, also by somebody who knows these words of its owner. Not
 * for inside a transaction: it takes its time. `visitor` is whose turn it is.
 */
export async function isStrongEnough(
  password: string,
  ownWords: string[],
  visitor: string,
): Promise<boolean> {
  slowWork("password.judge");
  const question = { password: password.slice(0, judgedLength), ownWords };
  return (await meter.scoreOf(visitor, question)) >= weakestAllowed;
}

export type Question = { password: string; ownWords: string[] };
/** What the thread says: that it has read its lists, and then one score for each question. */
export type MeterMessage = "ready" | { score: number };

type PasswordMeter = {
  /** From 0, guessed at once, to 4. Throws when it can't be told in time. */
  scoreOf(visitor: string, question: Question): Promise<number>;
};

type Asked = { question: Question; resolve(score: number): void; reject(error: Error): void };
type Thread = { worker: Worker; isReady: boolean };

/**
 * Reading the word lists takes a second or more, and each judgement some tenths of one. In a thread of
 * its own, so that nobody else waits for somebody's new password; started with the first one. One
 * question at a time, with a limit: whoever finds a text that takes for ever costs the others no more
 * than that.
 */
export function createPasswordMeter(options: {
  threadFile: string;
  limitMs: number;
  most: { all: number; each: number };
}): PasswordMeter {
  const { threadFile, limitMs, most } = options;
  const queue = createFairQueue({ concurrent: 1, waitingOfUser: most.each, waiting: most.all });
  let thread: Thread | undefined;
  let current: Asked | undefined;
  let limit: NodeJS.Timeout | undefined;

  function startThread(): Thread {
    const started: Thread = { worker: new Worker(threadFile), isReady: false };
    // What a thread says that was given up, nobody hears.
    started.worker.on("message", (message: MeterMessage) => {
      if (thread !== started) return;
      if (message === "ready") {
        started.isReady = true;
        ask(started);
      } else finish(({ resolve }) => resolve(message.score));
    });
    started.worker.on("error", (error) => {
      if (thread === started) giveUp(error as Error);
    });
    return started;
  }

  function ask({ worker, isReady }: Thread): void {
    if (!isReady || !current) return;
    limit = setTimeout(() => giveUp(unavailable()), limitMs);
    worker.postMessage(current.question);
  }

  /** A thread can't be told to stop thinking: the next question gets a new one. */
  function giveUp(error: Error): void {
    void thread?.worker.terminate();
    thread = undefined;
    finish(({ reject }) => reject(error));
  }

  function finish(tell: (asked: Asked) => void): void {
    clearTimeout(limit);
    const asked = current;
    current = undefined;
    // With nothing to judge, the thread must not keep the process from ending.
    thread?.worker.unref();
    if (asked) tell(asked);
  }

  function judge(question: Question): Promise<number> {
    return new Promise((resolve, reject) => {
      current = { question, resolve, reject };
      thread ??= startThread();
      thread.worker.ref();
      ask(thread);
    });
  }

  return {
    async scoreOf(visitor, question) {
      try {
        return await queue.run(visitor, 1, () => judge(question));
      } catch (error) {
        throw error instanceof QueueFull ? unavailable() : error;
      }
    },
  };
}
