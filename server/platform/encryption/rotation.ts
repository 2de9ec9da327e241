import type { Database } from "#server/db/database.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Context } from "#server/platform/context.ts";
import type { Encryption } from "./encryption.ts";
import { storeKeyCheck } from "./key-check.ts";

type EncryptionContext = Context<"encryption">;

/** What a domain has encrypted, and how it is encrypted anew. */
export type EncryptedRows = {
  encryptAnew(ctx: EncryptionContext, input: { limit: number }): Promise<number>;
  countOfOtherKeys(ctx: EncryptionContext): Promise<number>;
};

export type Rotation = {
  /** How many values were encrypted with the current key. */
  rotated: number;
  /** How many could not be, as somebody had them in hand: once more, then. */
  left: number;
};

/**
 * Encrypts everything with the current key, a batch and a transaction at a time: it can be stopped and run
 * again, twice at once too, while the site is in use. Only when nothing is left does the check at the
 * start ask for the current key.
 */
export async function rotateDataKey(
  parts: { database: Database; encryption: Encryption; clock: Clock },
  rows: readonly EncryptedRows[],
  { batch, onBatch }: { batch: number; onBatch?: (rotated: number) => void },
): Promise<Rotation> {
  const { database, encryption, clock } = parts;
  const contextIn = (db: EncryptionContext["db"]) => ({ db, encryption, now: clock.now() });
  let rotated = 0;
  for (const { encryptAnew } of rows) {
    for (;;) {
      const count = await database.backgroundDb.transaction((tx) =>
        encryptAnew(contextIn(tx), { limit: batch }),
      );
      if (count === 0) break;
      rotated += count;
      onBatch?.(rotated);
    }
  }
  let left = 0;
  for (const { countOfOtherKeys } of rows) left += await countOfOtherKeys(contextIn(database.db));
  if (left === 0) await storeKeyCheck(database.db, encryption);
  return { rotated, left };
}
