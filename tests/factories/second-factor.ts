import { Secret, TOTP } from "otpauth";
import {
  insertFactor,
  replaceCodes,
} from "#server/domains/account/second-factor/second-factor.repository.ts";
import { factorPlace } from "#server/domains/account/second-factor/second-factor-secrets.ts";
import type { Platform } from "#server/platform/platform.ts";

/** What the app on somebody's phone shows at a moment. */
export function appCode(secret: string, at: Date): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });
}

/** One that is of no half minute that counts at that moment. */
export function wrongCode(secret: string, at: Date): string {
  const right = [-1, 0, 1].map((nr) => appCode(secret, new Date(at.getTime() + nr * 30_000)));
  const wrong = ["000000", "111111", "222222", "333333"].find((code) => !right.includes(code));
  if (!wrong) throw new Error("four codes of three half minutes");
  return wrong;
}

export const recoveryCodes = ["aaaabbbbccccdddd", "eeeeffffgggghhhh"];
const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";

/** Somebody who logs in with two steps, long since; gives the code of a moment. */
export async function switchOn(
  { db, encryption, clock }: Pick<Platform, "db" | "encryption" | "clock">,
  userId: number,
): Promise<(at?: Date) => string> {
  const value = encryption.encrypt(secret, factorPlace(userId));
  await insertFactor(db, { ...value, userId, lastStep: 0, createdAt: clock.now() });
  await replaceCodes(db, userId, recoveryCodes);
  return (at = clock.now()) => appCode(secret, at);
}
