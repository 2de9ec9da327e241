import path from "node:path";
import { createOwnThread } from "../own-thread.ts";
import { slowWork } from "../slow-work.ts";

/** From 0, guessed at once, to 4. Below this a new password is refused. */
const weakestAllowed = 2;
/** A longer text takes longer to judge, not to guess. */
const judgedLength = 72;

export type Question = { password: string; ownWords: string[] };

/** Reading the word lists takes a second or more, and each judgement some milliseconds. */
const meter = createOwnThread<Question, number>(path.join(import.meta.dirname, "meter-thread.ts"));

/** Whether a password stands up to guessing, also by somebody who knows these words of its owner. */
export async function isStrongEnough(password: string, ownWords: string[]): Promise<boolean> {
  slowWork("password.judge");
  const score = await meter.ask({ password: password.slice(0, judgedLength), ownWords });
  return score >= weakestAllowed;
}
