import { and, eq, ne, sql } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import {
  recoveryCodes,
  secondFactorSetups,
  secondFactors,
} from "#server/db/schema/access/second-factors.ts";
import { oneTimeTokens } from "#server/db/schema/one-time-tokens.ts";
import type { Encrypted } from "#server/platform/encryption/encryption.ts";
import { hashSecret } from "#server/platform/sessions/token.ts";
import type { Failures } from "../access/account-access.rules.ts";

export type FactorRow = typeof secondFactors.$inferSelect;
export type SetupRow = typeof secondFactorSetups.$inferSelect;

/** Null: it is not switched on. Whoever decides by it has locked the user. */
export async function findFactor(db: Db, userId: number): Promise<FactorRow | null> {
  const [row] = await db.select().from(secondFactors).where(eq(secondFactors.userId, userId));
  return row ?? null;
}

export async function insertFactor(
  tx: Db,
  factor: Encrypted & { userId: number; lastStep: number; createdAt: Date },
): Promise<void> {
  await tx.insert(secondFactors).values(factor);
}

/** With its recovery codes. False when there was none. */
export async function deleteFactor(tx: Db, userId: number): Promise<boolean> {
  await deleteSetup(tx, userId);
  const rows = await tx
    .delete(secondFactors)
    .where(eq(secondFactors.userId, userId))
    .returning({ userId: secondFactors.userId });
  return rows.length > 0;
}

const noFailures = { failures: 0, lastFailedAt: null, blockedUntil: null };

/** After a right code; `lastStep` is its half minute, if it was the app's. */
export async function storeSuccess(
  tx: Db,
  userId: number,
  { lastStep }: { lastStep?: number } = {},
): Promise<void> {
  const change = { ...noFailures, ...(lastStep === undefined ? {} : { lastStep }) };
  await tx.update(secondFactors).set(change).where(eq(secondFactors.userId, userId));
}

export async function storeFactorFailures(
  tx: Db,
  userId: number,
  failures: Failures,
): Promise<void> {
  await tx.update(secondFactors).set(failures).where(eq(secondFactors.userId, userId));
}

export async function findSetup(db: Db, userId: number): Promise<SetupRow | null> {
  const { userId: owner } = secondFactorSetups;
  const [row] = await db.select().from(secondFactorSetups).where(eq(owner, userId));
  return row ?? null;
}

/** In place of an earlier one. */
export async function storeSetup(
  tx: Db,
  setup: Encrypted & { userId: number; createdAt: Date },
): Promise<void> {
  const { userId: _, ...change } = setup;
  await tx
    .insert(secondFactorSetups)
    .values(setup)
    .onConflictDoUpdate({ target: secondFactorSetups.userId, set: change });
}

export async function deleteSetup(tx: Db, userId: number): Promise<void> {
  await tx.delete(secondFactorSetups).where(eq(secondFactorSetups.userId, userId));
}

/** In place of all earlier ones. */
export async function replaceCodes(
  tx: Db,
  userId: number,
  codes: readonly string[],
): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ userId, codeHash: hashOf(userId, code) })));
}

/** False when there is no such code, any more or ever. */
export async function spendRecoveryCode(tx: Db, userId: number, code: string): Promise<boolean> {
  const rows = await tx
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, hashOf(userId, code))))
    .returning({ id: recoveryCodes.id });
  return rows.length > 0;
}

export function countCodes(db: Db, userId: number): Promise<number> {
  return db.$count(recoveryCodes, eq(recoveryCodes.userId, userId));
}

/** Fast to compute, as there are 80 bits to guess; two people's are never alike. */
const hashOf = (userId: number, code: string) => hashSecret(`${userId}:${code}`);

export async function countWrongCode(tx: Db, ticketId: number): Promise<void> {
  await tx
    .update(oneTimeTokens)
    .set({ attempts: sql`${oneTimeTokens.attempts} + 1` })
    .where(eq(oneTimeTokens.id, ticketId));
}

/** This one alone: somebody may be logging in on two devices at once. */
export async function spendTicket(tx: Db, ticketId: number, now: Date): Promise<void> {
  await tx.update(oneTimeTokens).set({ usedAt: now }).where(eq(oneTimeTokens.id, ticketId));
}

export function lockOtherFactors(tx: Db, keyId: string, limit: number): Promise<FactorRow[]> {
  return tx
    .select()
    .from(secondFactors)
    .where(ne(secondFactors.keyId, keyId))
    .limit(limit)
    .for("update", { skipLocked: true });
}

export async function replaceFactorSecret(tx: Db, userId: number, value: Encrypted): Promise<void> {
  await tx.update(secondFactors).set(value).where(eq(secondFactors.userId, userId));
}

export async function lockOtherSetups(tx: Db, keyId: string, limit: number): Promise<SetupRow[]> {
  if (limit <= 0) return [];
  return tx
    .select()
    .from(secondFactorSetups)
    .where(ne(secondFactorSetups.keyId, keyId))
    .limit(limit)
    .for("update", { skipLocked: true });
}

export async function replaceSetupSecret(tx: Db, userId: number, value: Encrypted): Promise<void> {
  await tx.update(secondFactorSetups).set(value).where(eq(secondFactorSetups.userId, userId));
}

export async function countOthers(db: Db, keyId: string): Promise<number> {
  const factors = await db.$count(secondFactors, ne(secondFactors.keyId, keyId));
  return factors + (await db.$count(secondFactorSetups, ne(secondFactorSetups.keyId, keyId)));
}
