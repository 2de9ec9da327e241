import * as z from "zod";
import type { Db } from "#server/db/database.ts";
import { BadConfiguration } from "#server/platform/config/config.ts";
import { findFact, storeFact, storeFactOnce } from "#server/platform/installation.ts";
import type { Encrypted, Encryption } from "./encryption.ts";

const fact = "data-key-check";
const words = "kwispel";
const storedCheck = z.object({ keyId: z.string(), encrypted: z.string() });

/**
 * Whether this is the key of this database, by a value that was encrypted when it was first used. A wrong
 * one ends the start before anything is read or written with it; nothing is lost by that.
 */
export async function checkDataKey(db: Db, encryption: Encryption): Promise<void> {
  const stored = await findCheck(db);
  if (stored) return refuseOtherKey(stored, encryption);
  await storeFactOnce(db, fact, encryption.encrypt(words, fact));
  // Another process may have been first, with another key.
  const first = await findCheck(db);
  if (first) refuseOtherKey(first, encryption);
}

/** With which key everything can be read that is in the database; null before the first start. */
export async function findCheckedKeyId(db: Db): Promise<string | null> {
  return (await findCheck(db))?.keyId ?? null;
}

/** Once nothing is left that only the previous key can read. */
export async function storeKeyCheck(db: Db, encryption: Encryption): Promise<void> {
  await storeFact(db, fact, encryption.encrypt(words, fact));
}

async function findCheck(db: Db): Promise<Encrypted | null> {
  const value = await findFact(db, fact);
  return value === null ? null : storedCheck.parse(value);
}

function refuseOtherKey(stored: Encrypted, encryption: Encryption): void {
  if (opens(stored, encryption)) return;
  throw new BadConfiguration(
    [
      `DATA_KEY: what is encrypted in this database was encrypted with another key (${stored.keyId}, this one is ${encryption.currentKeyId}).`,
      "Nothing was changed. Set that key as DATA_KEY again; or, to change keys, as DATA_KEY_PREVIOUS beside the new one.",
    ].join("\n"),
  );
}

function opens(stored: Encrypted, encryption: Encryption): boolean {
  try {
    return encryption.decrypt(stored, fact) === words;
  } catch {
    return false;
  }
}
