import { createHash } from "node:crypto";
import { and, eq, gt, lte, sql } from "drizzle-orm";
import { daysBefore, retentionDays } from "#contract/privacy/retention.ts";
import { beforeCommit } from "#server/db/commit.ts";
import type { Db } from "#server/db/database.ts";
import { isBrokenOff } from "#server/db/errors.ts";
import { preparedStatement } from "#server/db/prepared-statement.ts";
import { idempotencyKeys } from "#server/db/schema/idempotency.ts";
import { conflict, unavailable } from "./problem.ts";

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

export type HowOften = {
  /** Absent: each time anew. */
  call: IdempotentCall | null;
  /** Preparing is worth a look whether the answer is there already. */
  isCostly: boolean;
  /** Once more, if the database ends its transaction for another one's sake. */
  isRepeatable: boolean;
};

/** Prepares, and runs in one transaction with what keeps the answer. */
export async function perform<Prepared>(
  db: Db,
  { call, isCostly, isRepeatable }: HowOften,
  steps: Steps<Prepared>,
): Promise<Answer> {
  const bodyHash = call ? hashOf(call.body) : "";
  const find = async () => (call ? findAnswer(db, call, bodyHash) : null);
  const stored = isCostly ? await find() : null;
  if (stored) return stored;
  let prepared: Prepared;
  try {
    prepared = await steps.prepare();
  } catch (error) {
    // What the first call has done may be what stands in the way of the second.
    const first = await find();
    if (first) return first;
    throw error;
  }
  let isUsed = false;
  const run = async (tx: Db) => {
    const answer = await steps.run(tx, prepared);
    // From here on only the commit can fail, and then nobody knows whether it is written or not.
    isUsed = true;
    return answer;
  };
  const transact = () => db.transaction((tx) => (call ? once(tx, call, bodyHash, run) : run(tx)));
  try {
    return await transact().catch((error: unknown) => {
      if (!isRepeatable || !isBrokenOff(error)) throw error;
      isUsed = false;
      return transact();
    });
  } finally {
    // What is left behind harms nobody; the answer, or why there is none, must not be lost to it.
    if (!isUsed) await steps.discard(prepared).catch(() => {});
  }
}

const begin = preparedStatement("idempotency_begin", (db) =>
  db
    .insert(idempotencyKeys)
    .values({
      userId: sql.placeholder("userId"),
      path: sql.placeholder("path"),
      key: sql.placeholder("key"),
      bodyHash: sql.placeholder("bodyHash"),
      status: 0,
      answer: null,
      createdAt: sql.placeholder("now"),
    })
    .onConflictDoUpdate({
      // The row of a key that has run out is still there until the clean-up.
      target: [idempotencyKeys.userId, idempotencyKeys.path, idempotencyKeys.key],
      set: {
        bodyHash: sql`excluded.body_hash`,
        status: 0,
        answer: null,
        createdAt: sql`excluded.created_at`,
      },
      setWhere: lte(idempotencyKeys.createdAt, sql.placeholder("storedSince")),
    })
    .returning({ key: idempotencyKeys.key }),
);

/**
 * Runs the action once for a key and repeats its answer afterwards. The answer is stored in the
 * action's own transaction: either both are there or neither, also after a crash. The row comes first,
 * so that calls that arrive together wait for the first one: PostgreSQL holds a second row with the
 * same key until it knows what has become of the first.
 */
async function once(
  tx: Db,
  call: IdempotentCall,
  bodyHash: string,
  run: (tx: Db) => Promise<Answer>,
): Promise<Answer> {
  const { userId, path, key, now } = call;
  const row = { userId, path, key };
  const begun = { ...row, bodyHash, now, storedSince: storedSince(now) };
  const mine = await begin(tx, begun);
  if (mine.length === 0) {
    const stored = await findAnswer(tx, call, bodyHash);
    // Cleaned up at this very moment.
    if (!stored) throw unavailable();
    return stored;
  }
  const answer = await run(tx);
  const stored = { status: answer.status, answer: answer.body ?? null };
  beforeCommit(tx, (whole) => whole.update(idempotencyKeys).set(stored).where(isRow(call)));
  return answer;
}

function isRow({ userId, path, key }: IdempotentCall) {
  return and(
    eq(idempotencyKeys.userId, userId),
    eq(idempotencyKeys.path, path),
    eq(idempotencyKeys.key, key),
  );
}

const storedSince = (now: Date) => daysBefore(now, retentionDays.idempotentAnswer);

async function findAnswer(db: Db, call: IdempotentCall, bodyHash: string): Promise<Answer | null> {
  const [row] = await db
    .select()
    .from(idempotencyKeys)
    .where(and(isRow(call), gt(idempotencyKeys.createdAt, storedSince(call.now))));
  if (!row) return null;
  if (row.bodyHash !== bodyHash) throw conflict("idempotencyMismatch");
  return { status: row.status, body: row.answer ?? undefined };
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
