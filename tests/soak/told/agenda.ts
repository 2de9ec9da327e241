/** What is to happen when, in that order; whatever happens may put more on it. */
export type Agenda = {
  at(moment: number, act: (now: number) => Promise<void>): void;
  /** The first thing up to a moment, taken off. */
  takeUntil(moment: number): { at: number; act(now: number): Promise<void> } | null;
};

const secondMs = 1_000;

export function createAgenda(start: number): Agenda {
  const items: { at: number; act(now: number): Promise<void> }[] = [];
  let last = start;
  return {
    at(moment, act) {
      // Whole seconds, as answers have them; and never before what has happened.
      const at = Math.max(last, Math.floor(moment / secondMs) * secondMs);
      const index = items.findLastIndex((item) => item.at <= at);
      items.splice(index + 1, 0, { at, act });
    },
    takeUntil(moment) {
      if ((items[0]?.at ?? Number.POSITIVE_INFINITY) > moment) return null;
      const item = items.shift() ?? null;
      if (item) last = item.at;
      return item;
    },
  };
}
