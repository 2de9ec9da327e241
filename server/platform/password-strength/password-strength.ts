import path from "node:path";
import { productFolder } from "#server/db/product-folder.ts";
import { slowWork } from "../slow-work.ts";
import { createPasswordMeter } from "./password-meter.ts";

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
