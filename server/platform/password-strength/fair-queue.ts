/**
 * Everybody's turn comes round: after one question of a visitor, those of the others come before the
 * next of the same one. However many somebody asks, nobody else waits for more than one of them.
 */
export type FairQueue<Item> = {
  /** False when there is no place: in all, or for this visitor. */
  add(visitor: string, item: Item): boolean;
  next(): Item | undefined;
};

export function createFairQueue<Item>(most: { all: number; each: number }): FairQueue<Item> {
  // In the order of turns: a visitor who had one goes to the end.
  const waiting = new Map<string, Item[]>();
  let count = 0;

  return {
    add(visitor, item) {
      const own = waiting.get(visitor) ?? [];
      if (count >= most.all || own.length >= most.each) return false;
      count += 1;
      waiting.set(visitor, [...own, item]);
      return true;
    },
    next() {
      for (const [visitor, [item, ...rest]] of waiting) {
        waiting.delete(visitor);
        if (item === undefined) continue;
        if (rest.length > 0) waiting.set(visitor, rest);
        count -= 1;
        return item;
      }
      return undefined;
    },
  };
}
