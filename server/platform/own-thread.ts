import { parentPort, Worker } from "node:worker_threads";

type Asked<Question> = { nr: number; question: Question };
type Answered<Answer> = { nr: number; answer: Answer } | { nr: number; problem: string };
/** It has loaded what it needs: from here on it thinks. */
const isReady = "ready";

/** More questions than it can answer in good time; the caller answers 503 with Retry-After. */
export class ThreadBusy extends Error {
  override name = "ThreadBusy";
}

/** It thought for longer than it may. */
export class ThreadTooSlow extends Error {
  override name = "ThreadTooSlow";
}

export type OwnThread<Question, Answer> = { ask(question: Question): Promise<Answer> };

export type OwnThreadOptions = {
  mostWaiting?: number;
  /** A question that takes longer ends the thread, and all that wait with it; absent: it may. */
  limitMs?: number;
  /** Absent: as much as Node gives a thread. */
  maxMemoryMb?: number;
};

/**
 * For work that would keep everybody else waiting: a thread that answers questions, one after the
 * other. Started with the first one; with nothing to answer it keeps no process from ending.
 */
export function createOwnThread<Question, Answer>(
  file: string,
  { mostWaiting = Number.POSITIVE_INFINITY, limitMs, maxMemoryMb }: OwnThreadOptions = {},
): OwnThread<Question, Answer> {
  const waiting = new Map<number, PromiseWithResolvers<Answer>>();
  let thread: Worker | undefined;
  let ready = Promise.withResolvers<void>();
  let asked = 0;

  function start(): Worker {
    const worker = new Worker(
      file,
      maxMemoryMb ? { resourceLimits: { maxOldGenerationSizeMb: maxMemoryMb } } : {},
    );
    const started = Promise.withResolvers<void>();
    ready = started;
    worker.on("message", (message: Answered<Answer> | typeof isReady) => {
      if (message === isReady) return started.resolve();
      const asker = waiting.get(message.nr);
      if ("answer" in message) asker?.resolve(message.answer);
      else asker?.reject(new Error(message.problem));
      forget(message.nr);
    });
    worker.on("error", (error) => lose(worker, error));
    worker.on("exit", (code) => lose(worker, new Error(`the thread ended with ${code}`)));
    return worker;
  }

  /** The next question starts another one. */
  function lose(worker: Worker, error: Error): void {
    if (thread !== worker) return;
    thread = undefined;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  }

  /** A thread can't be told to stop thinking. */
  function giveUp(worker: Worker | undefined): void {
    if (!worker) return;
    lose(worker, new ThreadTooSlow("The answer took too long"));
    void worker.terminate();
  }

  function forget(nr: number): void {
    waiting.delete(nr);
    if (waiting.size === 0) thread?.unref();
  }

  return {
    async ask(question) {
      if (waiting.size >= mostWaiting) throw new ThreadBusy("Too many questions are waiting");
      thread ??= start();
      asked += 1;
      const asker = Promise.withResolvers<Answer>();
      waiting.set(asked, asker);
      thread.ref();
      thread.postMessage({ nr: asked, question } satisfies Asked<Question>);
      if (limitMs === undefined) return asker.promise;
      const nr = asked;
      let limit: NodeJS.Timeout | undefined;
      // On a busy machine the start alone can take longer than an answer may.
      void ready.promise.then(() => {
        if (waiting.has(nr)) limit = setTimeout(giveUp, limitMs, thread);
      });
      return asker.promise.finally(() => clearTimeout(limit));
    },
  };
}

/** The other side, in the thread's own file. */
export function answerInThread<Question, Answer>(
  answer: (question: Question) => Answer | Promise<Answer>,
): void {
  async function toAnswered({ nr, question }: Asked<Question>): Promise<Answered<Answer>> {
    try {
      return { nr, answer: await answer(question) };
    } catch (error) {
      return { nr, problem: String(error) };
    }
  }
  parentPort?.on("message", async (asked: Asked<Question>) => {
    parentPort?.postMessage(await toAnswered(asked));
  });
  parentPort?.postMessage(isReady);
}
