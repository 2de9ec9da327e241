/** Where the server's time comes from; rules and services take one, so that tests can travel. */
export type Clock = { now(): Date };

export type TestClock = Clock & {
  advance(ms: number): void;
  set(date: Date | string): void;
};

export const systemClock: Clock = { now: () => new Date() };

export function createTestClock(start: Date | string): TestClock {
  let current = toInstant(start);
  return {
    // A fresh Date each time: a caller that changes what it got must not move the clock.
    now: () => new Date(current),
    advance(ms) {
      current += ms;
    },
    set(date) {
      current = toInstant(date);
    },
  };
}

function toInstant(date: Date | string): number {
  const instant = new Date(date).getTime();
  if (Number.isNaN(instant)) throw new RangeError(`Not a date: ${String(date)}`);
  return instant;
}
