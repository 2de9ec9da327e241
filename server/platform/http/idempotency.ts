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

export type Steps<Prepared> = {
  /** Before the transaction, and not at all when the answer is there already. */
  prepare(): Promise<Prepared>;
  run(db: Db, prepared: Prepared): Promise<Answer>;
  /** Takes back what was prepared in vain. */
  discard(prepared: Prepared): Promise<void>;
};

/** Prepares and runs; without a key, each time anew. */
export async function perform<Prepared>(
  db: Db,
  call: IdempotentCall | null,
  steps: Steps<Prepared>,
): Promise<Answer> {
  const bodyHash = call ? hashOf(call.body) : "";
  const kept = call && (await findAnswer(db, call, bodyHash));
  if (kept) return kept;
  const prepared = await steps.prepare();
  let isUsed = false;
  const run = async (tx: Db) => {
    const answer = await steps.run(tx, prepared);
    // From here on only the commit can fail, and then nobody knows whether it is written or not.
    isUsed = true;
    return answer;
  };
  try {
    return call ? await once(db, call, bodyHash, run) : await run(db);
  } finally {
    // What is left behind harms nobody; the answer, or why there is none, must not be lost to it.
    if (!isUsed) await steps.discard(prepared).catch(() => {});
  }
}

/**
 * Runs the action once for a key and repeats its answer afterwards. The answer is kept in the
 * action's own transaction: either both are there or neither, also after a crash. The lock makes
 * calls that arrive together wait for the first one.
 */
async function once(
  db: Db,
  call: IdempotentCall,
  bodyHash: string,
  run: (tx: Db) => Promise<Answer>,
): Promise<Answer> {
  return db.transaction(async (tx) => {
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`${call.userId} ${call.path} ${call.key}`}, 1))`,
    );
    const kept = await findAnswer(tx, call, bodyHash);
    if (kept) return kept;
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

async function findAnswer(
  db: Db,
  { userId, path, key, now }: IdempotentCall,
  bodyHash: string,
): Promise<Answer | null> {
  const [row] = await db
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
  if (!row) return null;
  if (row.bodyHash !== bodyHash) throw conflict("idempotencyMismatch");
  return { status: row.status, body: row.answer ?? undefined };
}

export async function forgetOldAnswers(db: Db, now: Date): Promise<void> {
  await db
    .delete(idempotencyKeys)
    .where(lt(idempotencyKeys.createdAt, new Date(now.getTime() - keptForMs)));
}

function hashOf(body: unknown): string {
  return createHash("sha256").update(stableText(body)).digest("hex");
}

/** The same for equal bodies, whatever the order of their keys. Files count by their contents. */
function stableText(value: unknown): string {
  if (Buffer.isBuffer(value)) return createHash("sha256").update(value).digest("hex");
  if (Array.isArray(value)) return `[${value.map(stableText).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "";
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${stableText(item)}`).join(",")}}`;
}
