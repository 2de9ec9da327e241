import type { Context } from "#server/platform/context.ts";
import * as repository from "./second-factor.repository.ts";
import { factorPlace, setupPlace } from "./second-factor-secrets.ts";

/** Part of changing the data key; see `intake-rotation.service.ts` for how it goes. */
export async function encryptAnew(
  { db, encryption }: Context<"encryption">,
  { limit }: { limit: number },
): Promise<number> {
  const { currentKeyId } = encryption;
  const factors = await repository.lockOtherFactors(db, currentKeyId, limit);
  for (const row of factors) {
    const place = factorPlace(row.userId);
    const value = encryption.encrypt(encryption.decrypt(row, place), place);
    await repository.replaceFactorSecret(db, row.userId, value);
  }
  const setups = await repository.lockOtherSetups(db, currentKeyId, limit - factors.length);
  for (const row of setups) {
    const place = setupPlace(row.userId);
    const value = encryption.encrypt(encryption.decrypt(row, place), place);
    await repository.replaceSetupSecret(db, row.userId, value);
  }
  return factors.length + setups.length;
}

/** What is left of other keys, in hand or not. */
export function countOfOtherKeys({ db, encryption }: Context<"encryption">): Promise<number> {
  return repository.countOthers(db, encryption.currentKeyId);
}
