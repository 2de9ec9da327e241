import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import type { DataKey, DataKeys } from "./data-keys.ts";

/** A value as the database has it. The key's id stands beside it, so that old ones can be found. */
export type Encrypted = { keyId: string; encrypted: string };

/**
 * For what nobody may read who has the database and not the key, such as the code of a door. `place`
 * says where a value belongs (its table, row and field): moved to another place it can't be read.
 */
export type Encryption = {
  currentKeyId: string;
  previousKeyId: string | null;
  encrypt(text: string, place: string): Encrypted;
  /** Throws when the key isn't there, or the value isn't what was written at this place. */
  decrypt(value: Encrypted, place: string): string;
};

const algorithm = "aes-256-gcm";
/** As NIST SP 800-38D wants it for GCM; a new one for each value. */
const nonceBytes = 12;
const tagBytes = 16;

export class UnknownDataKey extends Error {
  override name = "UnknownDataKey";
}

export function createEncryption({ current, previous }: DataKeys): Encryption {
  const known = new Map(
    [previous, current].flatMap((key) => (key ? [[key.id, key] as const] : [])),
  );
  return {
    currentKeyId: current.id,
    previousKeyId: previous?.id ?? null,
    encrypt: (text, place) => encryptWith(current, text, place),
    decrypt(value, place) {
      const key = known.get(value.keyId);
      if (!key) throw new UnknownDataKey(`no key with the id ${value.keyId} is configured`);
      return decryptWith(key, value.encrypted, place);
    },
  };
}

function encryptWith(key: DataKey, text: string, place: string): Encrypted {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, key.bytes, nonce, { authTagLength: tagBytes });
  cipher.setAAD(Buffer.from(place));
  const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  const encrypted = Buffer.concat([nonce, cipher.getAuthTag(), body]).toString("base64");
  return { keyId: key.id, encrypted };
}

function decryptWith(key: DataKey, encrypted: string, place: string): string {
  const whole = Buffer.from(encrypted, "base64");
  const nonce = whole.subarray(0, nonceBytes);
  const tag = whole.subarray(nonceBytes, nonceBytes + tagBytes);
  const decipher = createDecipheriv(algorithm, key.bytes, nonce, { authTagLength: tagBytes });
  decipher.setAAD(Buffer.from(place));
  decipher.setAuthTag(tag);
  const body = whole.subarray(nonceBytes + tagBytes);
  return Buffer.concat([decipher.update(body), decipher.final()]).toString("utf8");
}
