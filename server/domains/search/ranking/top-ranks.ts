type Ranked = { id: number; rank: number; value: number };

/**
 * Counts all that it is given and keeps the best so many, in a heap with the least of them on top:
 * most of what comes is worse than that one, and costs one comparison. Of two with one rank, the
 * smaller id is better.
 */
export class TopRanks {
  readonly #most: number;
  readonly #heap: Ranked[] = [];
  /** What has to be beaten, once there are enough. */
  #threshold = Number.NEGATIVE_INFINITY;
  count = 0;

  constructor(most: number) {
    this.#most = most;
  }

  add(id: number, rank: number, value: number): void {
    this.count += 1;
    if (rank < this.#threshold) return;
    const heap = this.#heap;
    if (heap.length < this.#most) {
      heap.push({ id, rank, value });
      this.#rise(heap.length - 1);
    } else {
      const item = { id, rank, value };
      const [least] = heap;
      if (!least || !isBetter(item, least)) return;
      heap[0] = item;
      this.#sink();
    }
    if (heap.length === this.#most) this.#threshold = heap[0]?.rank ?? this.#threshold;
  }

  /** The best first. */
  sorted(): Ranked[] {
    return this.#heap.toSorted((a, b) => b.rank - a.rank || a.id - b.id);
  }

  #rise(from: number): void {
    const heap = this.#heap;
    for (let at = from; at > 0; ) {
      const above = (at - 1) >> 1;
      const [item, parent] = [heap[at], heap[above]];
      if (!item || !parent || !isBetter(parent, item)) return;
      heap[at] = parent;
      heap[above] = item;
      at = above;
    }
  }

  #sink(): void {
    const heap = this.#heap;
    for (let at = 0; ; ) {
      const [left, right] = [heap[2 * at + 1], heap[2 * at + 2]];
      const item = heap[at];
      if (!item || !left) return;
      const isRight = right !== undefined && isBetter(left, right);
      const child = isRight ? right : left;
      if (!isBetter(item, child)) return;
      const below = 2 * at + (isRight ? 2 : 1);
      heap[at] = child;
      heap[below] = item;
      at = below;
    }
  }
}

function isBetter(one: Ranked, other: Ranked): boolean {
  return one.rank === other.rank ? one.id < other.id : one.rank > other.rank;
}
