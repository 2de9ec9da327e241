import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

/** A token is `<id>|<48 characters>`; only the hash of the secret half is kept. */
const secretLength = 48;
const shape = /^([1-9]\d{0,8})\|([A-Za-z0-9_-]{48})$/;

export function makeSecret(): string {
  // 36 random bytes are exactly 48 characters of base64url.
  return randomBytes((secretLength * 3) / 4).toString("base64url");
}

export function hashSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}

export function parseToken(token: string): { id: number; secret: string } | null {
  const match = shape.exec(token);
  if (!match?.[1] || !match[2]) return null;
  return { id: Number(match[1]), secret: match[2] };
}

export function secretMatches(secret: string, hash: string): boolean {
  return timingSafeEqual(Buffer.from(hashSecret(secret)), Buffer.from(hash));
}
