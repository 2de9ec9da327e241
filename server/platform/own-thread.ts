import { parentPort, Worker } from "node:worker_threads";

type Asked<Question> = { nr: number; question: Question };
type Answered<Answer> = { nr: number; answer: Answer } | { nr: number; problem: string };

/** More questions than it can answer in good time; the caller answers 503 with Retry-After. */
export class ThreadBusy extends Error {
  override name = "ThreadBusy";
}

export type OwnThread<Question, Answer> = { ask(question: Question): Promise<Answer> };

/**
 * For work that would keep everybody else waiting: a thread that answers questions, one after the
 * other. Started with the first one; with nothing to answer it keeps no process from ending.
 */
export function createOwnThread<Question, Answer>(
  file: string,
  { mostWaiting = Number.POSITIVE_INFINITY } = {},
): OwnThread<Question, Answer> {
  const waiting = new Map<number, PromiseWithResolvers<Answer>>();
  let thread: Worker | undefined;
  let asked = 0;

  function start(): Worker {
    const worker = new Worker(file);
    worker.on("message", (message: Answered<Answer>) => {
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
      return asker.promise;
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
}
