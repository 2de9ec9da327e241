/**
 * `npm test` tries some of what there is a lot of, `npm run test:all` all of it, and `npm run soak` more
 * than a day has. What is proven is the same; what is looked at is more.
 */
export const isWholeCircle = process.env.TEST_CIRCLE === "whole";

export function inCircle<Value>({ quick, whole }: { quick: Value; whole: Value }): Value {
  return isWholeCircle ? whole : quick;
}
