/**
 * `npm test` tries some of what there is a lot of, `npm run test:all` all of it, and `npm run soak` more
 * than a day has. What is proven is the same; what is looked at is more.
 */
export const isWholeCircle = process.env.TEST_CIRCLE === "whole";

export function inCircle<Value>({ quick, whole }: { quick: Value; whole: Value }): Value {
  return isWholeCircle ? whole : quick;
}

/** Crashes, long runs in small, and long walks that seldom find something; `npm run test:all` too. */
export const longTests = [
  "tests/{crash,hostile,soak}/**/*.test.ts",
  "tests/imports/import-rules.test.ts",
  "tests/mails/mail-programs.test.ts",
  "tests/privacy/{leaving,planted-pages,retention}.test.ts",
  "tests/uploads/hostile-pictures.test.ts",
  "server/platform/backups/*.test.ts",
];
