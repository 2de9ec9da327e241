import { createECDH } from "node:crypto";
import type { Db } from "#server/db/database.ts";
import type { Config } from "../config/config.ts";
import { findFact, storeFactOnce } from "../installation.ts";

export type VapidKeys = { publicKey: string; privateKey: string };

const key = "vapid-keys";

/**
 * The configured keys, or a pair made once and stored. Browsers subscribe for one key: with another one
 * all of them would have to be asked again.
 */
export async function readVapidKeys(db: Db, config: Config): Promise<VapidKeys> {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = config;
  if (publicKey && privateKey) return { publicKey, privateKey };
  const stored = await findStored(db);
  if (stored) return stored;
  await storeFactOnce(db, key, makeKeys());
  const made = await findStored(db);
  if (!made) throw new Error("the keys for push messages were not stored");
  return made;
}

async function findStored(db: Db): Promise<VapidKeys | null> {
  return (await findFact(db, key)) as VapidKeys | null;
}

/** As RFC 8292 wants them: a pair on the curve P-256, its public point not compressed. */
function makeKeys(): VapidKeys {
  const pair = createECDH("prime256v1");
  const publicKey = pair.generateKeys("base64url");
  // A number that happens to be small has leading zeros, which Node leaves out.
  const privateKey = Buffer.from(pair.getPrivateKey("hex").padStart(64, "0"), "hex");
  return { publicKey, privateKey: privateKey.toString("base64url") };
}
