import type { Db } from "#server/db/database.ts";
import { cellOf } from "./ranking/cells.rules.ts";
import {
  findChanges,
  findReadUntil,
  type ReadUntil,
  readAll,
} from "./sitter-changes.repository.ts";
import type { SitterFacts } from "./sitter-columns.ts";
import { SitterIndex } from "./sitter-index.ts";

/**
 * Finds sitters in memory, and never from yesterday's: before each search it asks the database what
 * has changed since it last asked. Any number of processes have one each and need not know of each
 * other. Many searches at once share the question; each one gets an answer to a question that was put
 * after the search had begun.
 */
export type SitterFinder = {
  /** Up to date with everything that was committed before the call. */
  catchUp(): Promise<SitterIndex>;
};

/** Neighbours together, as in `readAll`: there may be many at once. */
function byCell(one: SitterFacts, other: SitterFacts): number {
  return cellOf(one.latitude, one.longitude) - cellOf(other.latitude, other.longitude);
}

type Parts = {
  db: Db;
  /** For reading all there is, which takes longer than a request may. */
  backgroundDb?: Db;
};

export function createSitterFinder({ db, backgroundDb = db }: Parts): SitterFinder {
  let index = new SitterIndex();
  let readUntil: ReadUntil | null = null;
  let running: Promise<void> = Promise.resolve();
  let next: Promise<void> | null = null;

  async function readEverything(): Promise<void> {
    const fresh = new SitterIndex();
    const until = await findReadUntil(db);
    await readAll(backgroundDb, (facts) => fresh.put(facts));
    index = fresh;
    readUntil = until;
  }

  async function readChanges(): Promise<void> {
    if (!readUntil) await readEverything();
    const changes = await findChanges(db, readUntil ?? (await findReadUntil(db)));
    if (changes.file !== readUntil?.file) return readEverything();
    for (const profileId of changes.gone) index.drop(profileId);
    for (const facts of changes.put.toSorted(byCell)) index.put(facts);
    readUntil = { horizon: changes.horizon, file: changes.file };
  }

  /** The question that is under way was put too early for who comes now; all wait for the next. */
  function ask(): Promise<void> {
    next ??= running
      .catch(() => {})
      .then(() => {
        next = null;
        running = readChanges();
        return running;
      });
    return next;
  }

  return {
    async catchUp() {
      await ask();
      return index;
    },
  };
}
