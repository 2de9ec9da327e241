/** Things with a rank each, found one by one; ids break ties, the smaller first. */
export class TopRanks {
  #count = 0;
  #ids = new Int32Array(256);
  #ranks = new Float64Array(256);
  #values = new Float64Array(256);

  get count(): number {
    return this.#count;
  }

  add(id: number, rank: number, value: number): void {
    const at = this.#count;
    if (at === this.#ids.length) this.#grow();
    this.#ids[at] = id;
    this.#ranks[at] = rank;
    this.#values[at] = value;
    this.#count += 1;
  }

  /** Those from `offset` on in order of rank, the highest first; `value` is what came with each. */
  page(offset: number, limit: number): { id: number; value: number }[] {
    if (offset >= this.#count) return [];
    const wanted = Math.min(this.#count, offset + limit);
    // Looking for a few among many is cheaper than putting all in order.
    const order = wanted * 8 < this.#count ? this.#best(wanted) : this.#all();
    return order
      .sort((a, b) => this.#compare(a, b))
      .slice(offset, wanted)
      .map((at) => ({ id: this.#ids[at] ?? 0, value: this.#values[at] ?? 0 }));
  }

  #all(): number[] {
    return Array.from({ length: this.#count }, (_, at) => at);
  }

  /** A heap of the best so far with the least of them on top. */
  #best(wanted: number): number[] {
    const heap = Array.from({ length: wanted }, (_, at) => at);
    for (let at = (wanted >> 1) - 1; at >= 0; at -= 1) this.#sink(heap, at);
    for (let at = wanted; at < this.#count; at += 1) {
      if (this.#compare(at, heap[0] ?? 0) >= 0) continue;
      heap[0] = at;
      this.#sink(heap, 0);
    }
    return heap;
  }

  #sink(heap: number[], from: number): void {
    const item = heap[from] ?? 0;
    let at = from;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= heap.length) break;
      if (child + 1 < heap.length && this.#compare(heap[child + 1] ?? 0, heap[child] ?? 0) > 0) {
        child += 1;
      }
      if (this.#compare(heap[child] ?? 0, item) <= 0) break;
      heap[at] = heap[child] ?? 0;
      at = child;
    }
    heap[at] = item;
  }

  /** Negative: the first one comes first. */
  #compare(a: number, b: number): number {
    const byRank = (this.#ranks[b] ?? 0) - (this.#ranks[a] ?? 0);
    return byRank === 0 ? (this.#ids[a] ?? 0) - (this.#ids[b] ?? 0) : byRank;
  }

  #grow(): void {
    const size = this.#ids.length * 2;
    const [ids, ranks, values] = [this.#ids, this.#ranks, this.#values];
    this.#ids = new Int32Array(size);
    this.#ranks = new Float64Array(size);
    this.#values = new Float64Array(size);
    this.#ids.set(ids);
    this.#ranks.set(ranks);
    this.#values.set(values);
  }
}
