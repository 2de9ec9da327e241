import { createHash } from "node:crypto";
import { and, eq, gt, lt, sql } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { idempotencyKeys } from "#server/db/schema/idempotency.ts";
import { conflict } from "./problem.ts";

const keptForMs = 24 * 60 * 60 * 1000;

export type IdempotentCall = {
  userId: number;
  /** Method and path, so that one key can't answer another call. */
  path: string;
  key: string;
  body: unknown;
  now: Date;
};

export type Answer = { status: number; body: unknown };

/**
 * Runs the action once for a key and repeats its answer afterwards. The answer is kept in the
 * action's own transaction: either both are there or neither, also after a crash. The lock makes
 * calls that arrive together wait for the first one.
 */
export async function once(
  db: Db,
  call: IdempotentCall,
  run: (tx: Db) => Promise<Answer>,
): Promise<Answer> {
  const bodyHash = createHash("sha256").update(stableText(call.body)).digest("hex");
  return db.transaction(async (tx) => {
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`${call.userId} ${call.path} ${call.key}`}, 1))`,
    );
    const kept = await findAnswer(tx, call);
    if (kept) {
      if (kept.bodyHash !== bodyHash) throw conflict("idempotencyMismatch");
      return { status: kept.status, body: kept.answer ?? undefined };
    }
    const answer = await run(tx);
    const { userId, path, key, now } = call;
    await tx
      .insert(idempotencyKeys)
      .values({
        userId,
        path,
        key,
        bodyHash,
        status: answer.status,
        answer: answer.body ?? null,
        createdAt: now,
      })
      .onConflictDoUpdate({
        // The row of a key that has run out is still there until the clean-up.
        target: [idempotencyKeys.userId, idempotencyKeys.path, idempotencyKeys.key],
        set: { bodyHash, status: answer.status, answer: answer.body ?? null, createdAt: now },
      });
    return answer;
  });
}

async function findAnswer(tx: Db, { userId, path, key, now }: IdempotentCall) {
  const [row] = await tx
    .select()
    .from(idempotencyKeys)
    .where(
      and(
        eq(idempotencyKeys.userId, userId),
        eq(idempotencyKeys.path, path),
        eq(idempotencyKeys.key, key),
        gt(idempotencyKeys.createdAt, new Date(now.getTime() - keptForMs)),
      ),
    );
  return row ?? null;
}

export async function forgetOldAnswers(db: Db, now: Date): Promise<void> {
  await db
    .delete(idempotencyKeys)
    .where(lt(idempotencyKeys.createdAt, new Date(now.getTime() - keptForMs)));
}

/** The same for equal bodies, whatever the order of their keys. Files count by their contents. */
function stableText(value: unknown): string {
  if (Buffer.isBuffer(value)) return createHash("sha256").update(value).digest("hex");
  if (Array.isArray(value)) return `[${value.map(stableText).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "";
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${stableText(item)}`).join(",")}}`;
}
