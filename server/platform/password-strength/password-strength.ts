import path from "node:path";
import { Worker } from "node:worker_threads";
import { slowWork } from "../slow-work.ts";

/** From 0, guessed at once, to 4. Below this a new password is refused. */
const weakestAllowed = 2;
/** A longer text takes longer to judge, not to guess. */
const judgedLength = 72;

export type Question = { nr: number; password: string; ownWords: string[] };
type Answer = { nr: number; score: number };

/**
 * Reading the word lists takes a second or more, and each judgement some milliseconds. In a thread of
 * its own, so that nobody else waits for somebody's new password. Started with the first one.
 */
let thread: Worker | undefined;
let asked = 0;
const waiting = new Map<number, { resolve(score: number): void; reject(error: Error): void }>();

function startThread(): Worker {
  const worker = new Worker(path.join(import.meta.dirname, "meter-thread.ts"));
  worker.on("message", ({ nr, score }: Answer) => {
    waiting.get(nr)?.resolve(score);
    forget(nr);
  });
  worker.on("error", (error) => {
    thread = undefined;
    for (const [nr, { reject }] of waiting) {
      reject(error as Error);
      forget(nr);
    }
  });
  return worker;
}

/** With nothing to judge, the thread must not keep the process from ending. */
function forget(nr: number): void {
  waiting.delete(nr);
  if (waiting.size === 0) thread?.unref();
}

/** Whether a password stands up to guessing, also by somebody who knows these words of its owner. */
export async function isStrongEnough(password: string, ownWords: string[]): Promise<boolean> {
  slowWork("password.judge");
  thread ??= startThread();
  const worker = thread;
  asked += 1;
  const question: Question = { nr: asked, password: password.slice(0, judgedLength), ownWords };
  const score = await new Promise<number>((resolve, reject) => {
    waiting.set(question.nr, { resolve, reject });
    worker.ref();
    worker.postMessage(question);
  });
  return score >= weakestAllowed;
}
