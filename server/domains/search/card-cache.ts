import { LRUCache } from "lru-cache";

/**
 * Cards that were asked for lately, by profile. Whoever hears of a change drops the card, and a card
 * that was being read meanwhile is not kept either: it may have been read before the change.
 */
export class CardCache<Card extends object | string> {
  /** The one that was not asked for for the longest time goes first. */
  readonly #cards: LRUCache<number, Card>;
  /** For each reading under way, who has changed since it began. */
  readonly #readings = new Set<Set<number>>();

  constructor(most: number) {
    this.#cards = new LRUCache({ max: most });
  }

  get size(): number {
    return this.#cards.size;
  }

  drop(profileId: number): void {
    this.#cards.delete(profileId);
    for (const changed of this.#readings) changed.add(profileId);
  }

  /** Those that are here and, in one go, those that aren't; whoever has none is left out. */
  async find(
    profileIds: readonly number[],
    read: (missing: number[]) => Promise<ReadCard<Card>[]>,
  ): Promise<Map<number, Card>> {
    const found = new Map<number, Card>();
    const missing: number[] = [];
    for (const profileId of profileIds) {
      const card = this.#cards.get(profileId);
      if (card === undefined) {
        missing.push(profileId);
      } else {
        found.set(profileId, card);
      }
    }
    if (missing.length === 0) return found;
    const changed = new Set<number>();
    this.#readings.add(changed);
    try {
      for (const { profileId, card } of await read(missing)) {
        found.set(profileId, card);
        if (!changed.has(profileId)) this.#cards.set(profileId, card);
      }
    } finally {
      this.#readings.delete(changed);
    }
    return found;
  }
}

export type ReadCard<Card> = { profileId: number; card: Card };
