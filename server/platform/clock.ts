/** Where the server's time comes from; rules and services take one, so that tests can travel. */
export type Clock = {
  now(): Date;
  /** How long it has been since some moment. Never goes back, whoever sets the machine's clock to what. */
  elapsedMs(): number;
};

export type TestClock = Clock & {
  advance(ms: number): void;
  set(date: Date | string): void;
  /** Somebody has set the machine's clock: it tells another time, and none has passed. */
  jump(ms: number): void;
};

export const systemClock: Clock = {
  now: () => new Date(),
  elapsedMs: () => performance.now(),
};

export function createTestClock(start: Date | string): TestClock {
  let current = toInstant(start);
  let elapsed = 0;
  return {
    // A fresh Date each time: a caller that changes what it got must not move the clock.
    now: () => new Date(current),
    elapsedMs: () => elapsed,
    advance(ms) {
      current += ms;
      elapsed += Math.max(0, ms);
    },
    set(date) {
      const next = toInstant(date);
      elapsed += Math.max(0, next - current);
      current = next;
    },
    jump(ms) {
      current += ms;
    },
  };
}

function toInstant(date: Date | string): number {
  const instant = new Date(date).getTime();
  if (Number.isNaN(instant)) throw new RangeError(`Not a date: ${String(date)}`);
  return instant;
}
